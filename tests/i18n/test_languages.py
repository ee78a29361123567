"""Languages are found, used, left again, and passed over when damaged; live."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.engine.cards import parse_card
from easyharp_qt.i18n.problems import DamagedTranslation, MissingFont, MissingLanguage
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.translators import SYSTEM, Languages
from easyharp_qt.i18n.wording import card_name, cards
from tests.i18n.pseudo import LEFT_TO_RIGHT, RIGHT_TO_LEFT, is_pseudo, write_pseudo
from tests.i18n.scripts import compile_catalogue

SEVEN_OF_HEARTS = parse_card("7H")
SEVEN_IN_HEBREW = "7\u00a0לב"  # in one piece, wherever the line ends


def write_french(user: Path, translation: str, name: str = "easyharp_fr.qm") -> Path:
    source = user / "fr.ts"
    source.write_text(
        '<TS version="2.1" language="fr"><context><name>Card</name><message>'
        f"<source>7 of hearts</source><translation>{translation}</translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    compile_catalogue(source, user / name)
    source.unlink()
    return user / name


def spoken() -> str:
    return card_name(SEVEN_OF_HEARTS, translate)


def system_speaks(monkeypatch: pytest.MonkeyPatch, *wishes: str) -> None:
    class System(QLocale):
        def uiLanguages(self, *_: object) -> list[str]:
            return list(wishes)

    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: System(wishes[0])))


def test_english_and_hebrew_are_there(languages: Languages) -> None:
    assert [language[:2] for language in languages.available()] == [
        ("en", "English"),
        ("he", "עברית"),
    ]


def test_english_is_there_without_any_file(tmp_path: Path, qapp: QApplication) -> None:
    languages = Languages(tmp_path / "none", tmp_path / "none either", qapp)
    assert [language.code for language in languages.available()] == ["en"]
    assert not list(languages.problems)


@pytest.mark.parametrize(("count", "said"), [(1, "1 card"), (2, "2 cards"), (0, "0 cards")])
def test_english_has_its_singular(languages: Languages, count: int, said: str) -> None:
    languages.use("en")
    assert cards(count, translate) == said


def test_hebrew_speaks_and_english_comes_back(languages: Languages) -> None:
    languages.use("he")
    assert spoken() == SEVEN_IN_HEBREW
    languages.use("en")
    assert spoken() == "7 of hearts"


def test_hebrew_turns_the_application_and_english_turns_it_back(
    languages: Languages, qapp: QApplication
) -> None:
    for code, direction in (
        ("he", Qt.LayoutDirection.RightToLeft),
        ("en", Qt.LayoutDirection.LeftToRight),
        ("he", Qt.LayoutDirection.RightToLeft),
    ):
        languages.use(code)
        assert languages.direction is direction
        qapp.processEvents()
        assert qapp.layoutDirection() is direction


def test_the_dialogs_of_qt_speak_hebrew_too(languages: Languages) -> None:
    languages.use("he")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "ביטול"


def test_the_words_stay_when_memory_is_tidied(languages: Languages) -> None:
    languages.use("he")
    gc.collect()
    assert spoken() == SEVEN_IN_HEBREW


def test_a_widget_is_told_once(languages: Languages, qtbot: QtBot, qapp: QApplication) -> None:
    class Told(QWidget):
        changes = 0

        def changeEvent(self, event: QEvent) -> None:
            self.changes += event.type() is QEvent.Type.LanguageChange

    widget = Told()
    qtbot.addWidget(widget)
    qapp.processEvents()
    languages.use("he")
    qapp.processEvents()
    assert widget.changes == 1


def test_a_catalogue_of_the_player_is_offered(languages: Languages, user: Path) -> None:
    path = write_french(user, "7 de cœur")
    assert ("fr", "français", path) in languages.available()
    languages.use("fr")
    assert spoken() == "7 de cœur"


def test_a_short_file_name_will_do(languages: Languages, user: Path) -> None:
    write_french(user, "7 de cœur", "fr.qm")
    languages.use("fr")
    assert (spoken(), languages.current) == ("7 de cœur", "fr")


def test_what_a_translation_lacks_is_said_in_english(languages: Languages, user: Path) -> None:
    write_french(user, "7 de cœur")
    languages.use("fr")
    assert card_name(parse_card("8H"), translate) == "8 of hearts"
    assert cards(1, translate) == "1 card"


def test_a_catalogue_of_the_player_wins_over_the_bundled_one(
    languages: Languages, user: Path
) -> None:
    write_french(user, "שבע לב").rename(user / "easyharp_he.qm")
    languages.use("he")
    assert spoken() == "שבע לב"
    assert card_name(parse_card("8H"), translate) == "8\u00a0לב"


def test_the_players_english_wins_too(languages: Languages, user: Path) -> None:
    write_french(user, "seven of hearts").rename(user / "en.qm")
    languages.use("en")
    assert spoken() == "seven of hearts"


def test_other_files_are_left_alone(languages: Languages, user: Path) -> None:
    for name in ("qtbase_fr.qm", "notes.txt", "easyharp_.qm", "FR.qm", "easyharp_fr.ts"):
        (user / name).write_bytes(b"x")
    assert [language.code for language in languages.available()] == ["en", "he"]
    assert not list(languages.problems)


@pytest.mark.parametrize("data", [b"", b"no catalogue", bytes(2000)])
def test_a_damaged_catalogue_is_passed_over_and_named(
    languages: Languages, user: Path, data: bytes
) -> None:
    path = user / "easyharp_fr.qm"
    path.write_bytes(data)
    assert [language.code for language in languages.available()] == ["en", "he"]
    assert list(languages.problems) == [DamagedTranslation(path)]


def test_a_damaged_catalogue_in_use_gives_way_to_the_bundled_one(
    languages: Languages, user: Path
) -> None:
    (user / "he.qm").write_bytes(b"")
    languages.use("he")
    assert spoken() == SEVEN_IN_HEBREW
    assert list(languages.problems) == [DamagedTranslation(user / "he.qm")]


def test_a_catalogue_cut_short_is_damaged(languages: Languages, user: Path) -> None:
    path = write_french(user, "7 de cœur")
    path.write_bytes(path.read_bytes()[:-9])
    languages.use("fr")
    assert (languages.current, languages.problems) == ("en", (DamagedTranslation(path),))


def test_a_catalogue_made_whole_again_is_no_problem_any_more(
    languages: Languages, user: Path
) -> None:
    path = user / "easyharp_fr.qm"
    path.write_bytes(b"")
    assert languages.problems
    write_french(user, "7 de cœur")
    assert not list(languages.problems)


def test_a_folder_named_like_a_catalogue_is_damaged(languages: Languages, user: Path) -> None:
    (user / "fr.qm").mkdir()
    assert list(languages.problems) == [DamagedTranslation(user / "fr.qm")]


def test_a_file_rewritten_while_in_use_does_no_harm(languages: Languages, user: Path) -> None:
    # Qt maps a file it loads: emptied, it would take the process down at the next word.
    path = write_french(user, "7 de cœur")
    languages.use("fr")
    path.write_bytes(b"")
    assert spoken() == "7 de cœur"


def test_a_language_that_has_gone_gives_way_to_the_systems(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_speaks(monkeypatch, "he-IL", "he")
    languages.use("fr")
    assert languages.current == "he"
    assert list(languages.problems) == [MissingLanguage("fr")]
    languages.use("en")
    assert not list(languages.problems)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["he-Hebr-IL", "he-IL", "he"], "he"),
        (["en-US", "en", "he"], "en"),
        (["fr-FR", "fr", "he"], "he"),
        (["fr-FR", "fr"], "en"),
        (["C"], "en"),
    ],
)
def test_the_system_chooses_the_first_language_there_is(
    languages: Languages, monkeypatch: pytest.MonkeyPatch, wishes: list[str], code: str
) -> None:
    system_speaks(monkeypatch, *wishes)
    languages.use(SYSTEM)
    assert languages.current == code
    assert not list(languages.problems)


def test_dates_follow_the_language(languages: Languages) -> None:
    languages.use("he")
    assert QLocale().language() is QLocale.Language.Hebrew
    languages.use("en")
    assert QLocale().language() is QLocale.Language.English


def test_dates_keep_the_players_country(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    system_speaks(monkeypatch, "en_GB")
    languages.use("en")
    assert QLocale().name() == "en_GB"


def test_a_country_shows_in_the_name(languages: Languages, user: Path) -> None:
    for code in ("pt_BR", "en_XA"):
        write_french(user, "x", f"easyharp_{code}.qm")
    names = {language.code: language.name for language in languages.available()}
    assert names["pt_BR"] == "português (Brasil)"
    assert "XA" in names["en_XA"]


def test_a_script_without_a_font_is_noticed(
    languages: Languages, monkeypatch: pytest.MonkeyPatch
) -> None:
    languages.use("he")
    assert not list(languages.problems)
    monkeypatch.setattr(
        QFontDatabase, "writingSystems", staticmethod(lambda: [QFontDatabase.WritingSystem.Latin])
    )
    assert list(languages.problems) == [MissingFont("Hebrew")]
    languages.use("en")
    assert not list(languages.problems)


@pytest.mark.parametrize(
    ("code", "direction"),
    [
        (LEFT_TO_RIGHT, Qt.LayoutDirection.LeftToRight),
        (RIGHT_TO_LEFT, Qt.LayoutDirection.RightToLeft),
    ],
)
def test_the_pseudo_language_leaves_no_plain_english(
    languages: Languages, user: Path, code: str, direction: Qt.LayoutDirection
) -> None:
    write_pseudo(user, code)
    languages.use(code)
    assert languages.direction is direction
    assert is_pseudo(spoken())
    assert is_pseudo(cards(3, translate))
    assert "3" in cards(3, translate)
