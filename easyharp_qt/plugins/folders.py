"""Read a theme folder: one `theme.toml` with pictures beside it.

A folder may bring one theme, any number of card backs and any number of felts. What is
wrong in it is reported, and the rest of it is used. `themes/README.md` tells its author
the format.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from easyharp_qt.plugins.values import (
    CardBack,
    Fault,
    Felt,
    Palette,
    Picture,
    Theme,
    ThemeProblem,
    flaw,
)

FILE = "theme.toml"

_KEYS = {
    "": {
        *("id", "names", "author", "licence", "faces", "back", "felt", "palette", "index"),
        *("backs", "felts"),
    },
    "backs": {"id", "names", "picture"},
    "felts": {"id", "names", "color", "light", "texture"},
}
_ENDINGS = (".svg", ".png", ".webp")


class FolderFaces(NamedTuple):
    """Pictures that lie in a folder, each in a file named after its element."""

    folder: Path

    def find(self, element: str) -> Picture | None:
        """Return the path of the element's file; an SVG is taken before a bitmap."""
        paths = (self.folder / (element + ending) for ending in _ENDINGS)
        return next((path for path in paths if path.is_file()), None)


class Contents(NamedTuple):
    """What a theme folder brought, in the order of the file."""

    values: tuple[Theme | CardBack | Felt, ...] = ()
    problems: tuple[ThemeProblem, ...] = ()


def read(folder: Path) -> Contents:
    """Read the folder's theme.toml; the pictures it names are left for later."""
    import tomllib  # noqa: PLC0415 - some milliseconds that a start without themes saves

    path = folder / FILE
    try:
        fields = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return Contents(problems=(ThemeProblem(str(path), Fault.NOT_TOML, str(error)),))
    except OSError as error:
        return Contents(problems=(ThemeProblem(str(path), Fault.UNREADABLE, str(error)),))

    values: list[Theme | CardBack | Felt] = []
    wrong: list[str] = []
    for where, value in _read(folder, fields, wrong):
        name = flaw(value)
        if name is None:
            values.append(value)
        else:
            wrong.append(where + name)
    problems = (ThemeProblem(str(path), Fault.BAD_FIELD, field) for field in wrong)
    return Contents(tuple(values), tuple(problems))


def _read(
    folder: Path, fields: Mapping[str, Any], wrong: list[str]
) -> Iterator[tuple[str, Theme | CardBack | Felt]]:
    """Yield each value with the prefix its fields have in a problem, flawed or not."""
    wrong += sorted(fields.keys() - _KEYS[""])
    # Only faces make a theme: a folder may bring nothing but backs or felts.
    if "faces" in fields:
        yield "", _theme(folder, fields)
    for kind, make in (("backs", _back), ("felts", _felt)):
        tables = fields.get(kind, [])
        if not isinstance(tables, list):
            wrong.append(kind)
            continue
        for number, table in enumerate(tables, 1):
            where = f"{kind}.{number}"
            if not isinstance(table, dict):
                wrong.append(where)
                continue
            wrong += (f"{where}.{key}" for key in sorted(table.keys() - _KEYS[kind]))
            yield f"{where}.", make(folder, table)


def _theme(folder: Path, fields: Mapping[str, Any]) -> Theme:
    faces: Any = _inside(folder, fields["faces"])
    try:
        palette: Any = Palette(**fields.get("palette", {}))
    except TypeError:
        palette = None
    return Theme(
        id=fields.get("id", ""),
        names=fields.get("names", {}),
        author=fields.get("author", None),
        licence=fields.get("licence", None),
        faces=faces and FolderFaces(faces),
        back=fields.get("back", ""),
        felt=fields.get("felt", ""),
        palette=palette,
        index=fields.get("index", 0.15),
    )


def _back(folder: Path, fields: Mapping[str, Any]) -> CardBack:
    picture: Any = _inside(folder, fields.get("picture"))
    return CardBack(id=fields.get("id", ""), names=fields.get("names", {}), picture=picture)


def _felt(_folder: Path, fields: Mapping[str, Any]) -> Felt:
    return Felt(
        id=fields.get("id", ""),
        names=fields.get("names", {}),
        color=fields.get("color", ""),
        light=fields.get("light", 1.0),
        texture=fields.get("texture", 1.0),
    )


def _inside(folder: Path, text: object) -> Path | None:
    """Return that path if it is relative and stays in the folder."""
    if not isinstance(text, str) or not text:
        return None
    path = PurePosixPath(text)
    return None if path.is_absolute() or ".." in path.parts else folder / path
