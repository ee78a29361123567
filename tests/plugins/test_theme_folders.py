from pathlib import Path

import pytest

from easyharp_qt.plugins import CardBack, Fault, Felt, Theme, ThemeProblem
from easyharp_qt.plugins.folders import FolderFaces, read

WHOLE = """
id = "mine"
author = "Me"
licence = "CC0-1.0"
faces = "faces"
back = "stars"
felt = "sea"
index = 0.2
names = { en = "Mine" }
palette = { paper = "#eeeeee" }

[[backs]]
id = "stars"
names = { en = "Stars" }
picture = "stars.svg"

[[felts]]
id = "sea"
names = { en = "Sea" }
color = "#004466"
light = 0.5
"""


def folder(tmp_path: Path, text: str) -> Path:
    (tmp_path / "theme.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_folder_brings_a_theme_and_backs_and_felts(tmp_path: Path) -> None:
    contents = read(folder(tmp_path, WHOLE))

    theme, back, felt = contents.values
    assert isinstance(theme, Theme)
    assert (theme.id, theme.back, theme.felt, theme.index) == ("mine", "stars", "sea", 0.2)
    assert theme.palette.paper == "#eeeeee"
    assert theme.faces == FolderFaces(tmp_path / "faces")
    assert back == CardBack("stars", {"en": "Stars"}, tmp_path / "stars.svg")
    assert felt == Felt("sea", {"en": "Sea"}, "#004466", light=0.5)
    assert contents.problems == ()


def test_a_folder_without_faces_may_bring_backs_alone(tmp_path: Path) -> None:
    text = '[[backs]]\nid = "a"\nnames = { en = "A" }\npicture = "a.png"\n'
    contents = read(folder(tmp_path, text))
    assert [value.id for value in contents.values] == ["a"]
    assert contents.problems == ()


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    (problem,) = read(tmp_path).problems
    assert (problem.source, problem.what) == (str(tmp_path / "theme.toml"), Fault.UNREADABLE)


@pytest.mark.parametrize("text", ["id = \n", "id = 'a'\nid = 'b'\n"])
def test_what_is_not_toml_is_told_with_the_line(tmp_path: Path, text: str) -> None:
    (problem,) = read(folder(tmp_path, text)).problems
    assert problem.what is Fault.NOT_TOML
    assert "line" in problem.detail


def test_a_file_that_is_not_utf_8_is_not_toml(tmp_path: Path) -> None:
    (tmp_path / "theme.toml").write_bytes(b'id = "\xff"')
    assert read(tmp_path).problems[0].what is Fault.NOT_TOML


@pytest.mark.parametrize(
    ("right", "wrong", "field"),
    [
        ('id = "mine"', 'id = "Mine!"', "id"),
        ('id = "mine"', "", "id"),
        ('names = { en = "Mine" }', 'names = { he = "שלי" }', "names"),
        ('names = { en = "Mine" }', 'names = "Mine"', "names"),
        ('author = "Me"', "", "author"),
        ('licence = "CC0-1.0"', "licence = 0", "licence"),
        ('faces = "faces"', "faces = 5", "faces"),
        ('faces = "faces"', 'faces = "../faces"', "faces"),
        ('faces = "faces"', 'faces = "/faces"', "faces"),
        ('felt = "sea"', "felt = []", "felt"),
        ("index = 0.2", "index = 0.7", "index"),
        ("index = 0.2", 'index = "0.2"', "index"),
        ('{ paper = "#eeeeee" }', '{ paper = "white" }', "palette"),
        ('{ paper = "#eeeeee" }', '{ ink = "#eeeeee" }', "palette"),
        ('{ paper = "#eeeeee" }', '"white"', "palette"),
        ('picture = "stars.svg"', "", "backs.1.picture"),
        ('picture = "stars.svg"', 'picture = "a/../../b.svg"', "backs.1.picture"),
        ('color = "#004466"', 'color = "#0046"', "felts.1.color"),
        ("light = 0.5", "light = 2", "felts.1.light"),
    ],
)
def test_a_field_that_cannot_be_used_is_named_and_the_rest_is_used(
    tmp_path: Path, right: str, wrong: str, field: str
) -> None:
    assert right in WHOLE
    contents = read(folder(tmp_path, WHOLE.replace(right, wrong)))
    path = str(tmp_path / "theme.toml")
    assert contents.problems == (ThemeProblem(path, Fault.BAD_FIELD, field),)
    assert len(contents.values) == 2


@pytest.mark.parametrize(
    ("added", "field"),
    [
        ('autor = "Me"\n', "autor"),
        ("felts = 3\n", "felts"),
        ("felts = [3]\n", "felts.1"),
        (
            'felts = [{ id = "a", names = { en = "A" }, color = "#123456", hue = 3 }]\n',
            "felts.1.hue",
        ),
    ],
)
def test_a_field_nobody_knows_is_named(tmp_path: Path, added: str, field: str) -> None:
    contents = read(folder(tmp_path, added + WHOLE.split("[[felts]]", maxsplit=1)[0]))
    assert [problem.detail for problem in contents.problems] == [field]
    assert [value.id for value in contents.values][:2] == ["mine", "stars"]


def test_an_svg_is_taken_before_a_bitmap(tmp_path: Path) -> None:
    faces = FolderFaces(tmp_path)
    assert faces.find("1_club") is None
    (tmp_path / "1_club.png").touch()
    assert faces.find("1_club") == tmp_path / "1_club.png"
    (tmp_path / "1_club.svg").touch()
    assert faces.find("1_club") == tmp_path / "1_club.svg"
