"""No word reaches the screen unmarked, untranslated or with a place missing."""

import ast
import re
import shutil
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from easyharp_qt.i18n.text import translate
from tests.i18n.scripts import ROOT, load_script

update = load_script("translations/update.py")

TRANSLATIONS = ROOT / "translations"
PACKAGE = ROOT / "easyharp_qt"
ENGLISH, HEBREW = TRANSLATIONS / "easyharp_en.ts", TRANSLATIONS / "easyharp_he.ts"

PLACE = re.compile(r"\{\w+\}")
MNEMONIC = re.compile(r"&(?!&)\w")


class Entry(NamedTuple):
    """A message of a .ts file."""

    context: str
    source: str
    is_plural: bool
    forms: tuple[str, ...]
    state: str | None


def entries(path: Path) -> list[Entry]:
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found.append(
                Entry(
                    name,
                    message.findtext("source") or "",
                    message.get("numerus") == "yes",
                    tuple(forms or [translation.text or ""]),
                    translation.get("type"),
                )
            )
    return found


def source_strings() -> set[tuple[str, str, bool]]:
    return set(update.sound(update.messages()))


def catalogue_strings(path: Path) -> set[tuple[str, str, bool]]:
    return {entry[:3] for entry in entries(path)}


BOTH = pytest.mark.parametrize("path", [ENGLISH, HEBREW], ids=["english", "hebrew"])
HINT = "run: python translations/update.py"


def test_every_string_is_in_the_hebrew_catalogue_and_no_other() -> None:
    assert catalogue_strings(HEBREW) == source_strings(), HINT


def test_every_plural_is_in_the_english_catalogue_and_no_other() -> None:
    plurals = {message for message in source_strings() if message[2]}
    assert catalogue_strings(ENGLISH) == plurals, HINT


@BOTH
def test_nothing_waits_for_a_translator(path: Path) -> None:
    assert [entry.source for entry in entries(path) if entry.state is not None] == []


@BOTH
def test_no_translation_is_empty(path: Path) -> None:
    assert [entry.source for entry in entries(path) if not all(entry.forms)] == []


@BOTH
def test_every_plural_has_both_forms(path: Path) -> None:
    for entry in entries(path):
        assert len(entry.forms) == (2 if entry.is_plural else 1), entry.source


@BOTH
def test_every_place_is_in_every_form(path: Path) -> None:
    for entry in entries(path):
        wanted = Counter(PLACE.findall(entry.source))
        for form in entry.forms:
            assert Counter(PLACE.findall(form)) == wanted, entry.source
            assert "{" not in PLACE.sub("", form), entry.source


@BOTH
def test_every_count_is_said_where_there_are_many(path: Path) -> None:
    for entry in entries(path):
        if entry.is_plural:
            assert entry.forms[-1].count("%n") == 1, entry.source
        else:
            assert "%" not in entry.forms[0], entry.source


@BOTH
def test_a_mnemonic_stays_one(path: Path) -> None:
    for entry in entries(path):
        wanted = len(MNEMONIC.findall(entry.source))
        for form in entry.forms:
            assert len(MNEMONIC.findall(form)) == wanted, entry.source


def test_a_mnemonic_is_there_once_in_a_dialog() -> None:
    letters = Counter(
        (entry.context, letter)
        for entry in entries(HEBREW)
        # The window has a menu for each group of its letters.
        if entry.context != "Window"
        for letter in MNEMONIC.findall(entry.forms[0])
    )
    assert [letter for letter, count in letters.items() if count > 1] == []


@BOTH
def test_a_translation_ends_as_its_source_does(path: Path) -> None:
    for entry in entries(path):
        for form in entry.forms:
            for mark in (".", ":", "…", "?", " "):
                assert form.endswith(mark) == entry.source.endswith(mark), entry.source
            assert form == form.strip(), entry.source


def test_the_update_adds_what_is_new_and_drops_what_has_gone(tmp_path: Path) -> None:
    for path in (ENGLISH, HEBREW):
        shutil.copy(path, tmp_path)
    kept = update.Message("Card", "%n cards", plural=True)
    new = update.Message("Brand", 'A new one, “quoted” & "so".', plural=False)
    update.merge([kept, new], tmp_path)
    assert {entry.source: entry.state for entry in entries(tmp_path / HEBREW.name)} == {
        kept.text: None,
        new.text: "unfinished",
    }
    assert catalogue_strings(tmp_path / ENGLISH.name) == {kept}


def test_updating_again_changes_nothing(tmp_path: Path) -> None:
    shutil.copy(HEBREW, tmp_path)
    update.merge(update.sound(update.messages()), tmp_path)
    assert (tmp_path / HEBREW.name).read_text("utf-8") == HEBREW.read_text("utf-8"), HINT


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ('translate("A", "plain")', ("A", "plain", False)),
        ('translate("A", "in " "two")', ("A", "in two", False)),
        ('translate("A", "%n x {y}", n=len(a[0]) + 1, y=2)', ("A", "%n x {y}", True)),
        ('label.setText(translate("A", ("wrapped")))', ("A", "wrapped", False)),
        ('"abc".translate(table)', None),
        ("painter.translate(3, 4)", None),
    ],
)
def test_the_update_reads_every_form_of_call(
    call: str, message: tuple[str, str, bool] | None
) -> None:
    assert list(update.read(call, "x.py")) == ([] if message is None else [message])


@pytest.mark.parametrize(
    "call",
    [
        'translate("A", text)',
        'translate(context, "text")',
        'translate("A", f"x {y}")',
        'translate("A", "x" + "y")',
        'translate("A")',
        'translate("A", "%n cards")',
        'translate("A", "%n cards", None, 3)',
        'translate("A", "cards", n=3)',
        'translate("A", "{x}")',
        'translate("A", "{x}", y=1)',
        'translate("A", "{x}", **values)',
        'self.tr("x")',
        'QCoreApplication.translate("A", "x")',
        "def f(:",
    ],
)
def test_the_update_refuses_a_call_it_cannot_read(call: str) -> None:
    assert [type(each) for each in update.read(call, "x.py")] == [update.Unreadable]


def test_the_update_leaves_with_a_line_for_each_fault() -> None:
    with pytest.raises(SystemExit, match=r"x\.py:1: expected two literal strings"):
        update.sound(update.read('translate("A", b)', "x.py"))


def test_the_source_needs_no_translator_to_be_english() -> None:
    for context, text, plural in source_strings():
        if not plural and "{" not in text:
            assert translate(context, text) == text


def test_the_update_misses_no_call() -> None:
    """Counted a second way: by the eye of a reader, not by the tree of the source."""
    call = re.compile(r"(?<![.`\w])translate\(\s*\"")
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text("utf-8")
        assert len(list(update.read(source, path.name))) == len(call.findall(source)), path
    found = [message for path in PACKAGE.rglob("*.py") for message in _read(path)]
    assert set(found) == source_strings()
    assert len(found) > 300


def _read(path: Path) -> list[tuple[str, str, bool]]:
    return [tuple(message) for message in update.read(path.read_text("utf-8"), path.name)]


def glued(source: str) -> Iterator[str]:
    """Yield where a translated text becomes a part of a longer one outside its translation."""
    for node in ast.walk(ast.parse(source)):
        parts: list[ast.expr] = []
        match node:
            case ast.BinOp(left, ast.Add() | ast.Mod(), right):
                parts = [left, right]
            case ast.JoinedStr(values):
                parts = [each.value for each in values if isinstance(each, ast.FormattedValue)]
            case ast.Call(ast.Attribute(value, "format")):
                parts = [value]
            case ast.Call(ast.Attribute(ast.Constant(str(between)), "join"), arguments):
                # Whole lines of their own may stand below each other.
                parts = [] if between == "\n" else arguments
        if any(_is_translated(each) for part in parts for each in ast.walk(part)):
            yield ast.unparse(node)


def _is_translated(node: ast.AST) -> bool:
    match node:
        case ast.Call(ast.Name("translate"), [ast.Constant(str()), *_]):
            return True
    return False


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: f"{path.parent.name}.{path.stem}"
)
def test_no_sentence_is_glued_from_pieces(path: Path) -> None:
    assert list(glued(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        'translate("A", "Move ") + card',
        'prefix + translate("A", "card")',
        "f\"{translate('A', 'Move')}: {card}\"",
        'translate("A", "Move %s") % card',
        'translate("A", "Move {}").format(card)',
        '" ".join([translate("A", "Move"), card])',
        '", ".join(translate("A", "card") for each in cards)',
    ],
)
def test_pieces_glued_together_are_found(line: str) -> None:
    assert list(glued(line))


NAMES = {"Easy Harp", "Fusion", "Python", "Qt"}
"""Names are the same in every language; Fusion is a style of Qt."""
LABELS = {
    "card back",  # an element of a theme
    "one row over the columns",  # arrangements, as a failing test shows them
    "two short rows over the columns, for tall windows",
    "a block beside the columns, for very wide windows",
}
"""What is in the source alone."""
_WORDS = re.compile(r"[^\W\d_]{2,}[,.]? [^\W\d_]{2,}|^[A-Z][a-z]+[.…:]?$")
# Markup, a style sheet, a position in notation.
_NO_WORDS = re.compile(r"<|\">|[^{}]*\{ [a-z-]+:|[swfc][1-9]?: ")
_SHOWS = re.compile(
    r"set(\w*Text|\w*Title|ToolTip|StatusTip|WhatsThis|AccessibleName|AccessibleDescription|Html|"
    r"Suffix|Prefix)|add(Action|Menu|Item|Items|Tab|Row|Button)|insert(Item|Tab)|drawText|"
    r"showMessage|Q(Label|PushButton|CheckBox|RadioButton|GroupBox|Action|Menu|ToolButton|"
    r"ListWidgetItem|GraphicsTextItem|GraphicsSimpleTextItem|AccessibleAnnouncementEvent)"
)


def bare_words(source: str) -> Iterator[str]:
    """Yield the literals of a module that a player would read and nobody could translate."""
    tree = ast.parse(source)
    silent = set(_not_shown(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in silent:
            if _WORDS.search(node.value) and not _is_neutral(node.value):
                yield node.value
        elif isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if _SHOWS.fullmatch(name):
                for argument in node.args:
                    for part in _literals(argument):
                        if re.search(r"[^\W\d_]", part) and not _is_neutral(part):
                            yield part


def _is_neutral(text: str) -> bool:
    return text.strip() in NAMES or text in LABELS or _NO_WORDS.match(text) is not None


def _not_shown(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("translate")) | ast.Raise() | ast.Assert():
                yield from ast.walk(node)
            # Its words are in the log, or on the console.
            case ast.Call(ast.Attribute(ast.Name("log" | "logger" | "sys"))):
                yield from ast.walk(node)
            case (
                ast.arg(annotation=ast.AST() as kind)
                | ast.FunctionDef(returns=ast.AST() as kind)
                | ast.AnnAssign(annotation=kind)
            ):
                yield from ast.walk(kind)
            # A docstring, of a module, class, function or the attribute above it.
            case ast.Expr(ast.Constant()):
                yield node.value


def _literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.JoinedStr(values):
            for value in values:
                yield from _literals(value)
        case ast.BinOp(left, _, right) | ast.IfExp(_, left, right):
            yield from _literals(left)
            yield from _literals(right)


def shown_modules() -> list[Path]:
    return sorted(
        path for folder in ("shell", "table", "model") for path in (PACKAGE / folder).rglob("*.py")
    )


@pytest.mark.parametrize(
    "path", shown_modules(), ids=lambda path: f"{path.parent.name}.{path.stem}"
)
def test_no_words_bypass_the_translation(path: Path) -> None:
    assert list(bare_words(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        'label.setText("go")',
        'label.setText(f"{n} go")',
        'label.setText("go " + name)',
        'label.setText("go" if x else "")',
        'QLabel("Deal")',
        'menu.addAction(icon, "New")',
        'tip = "Click on the stock."',
        'name = f"Column {n} of nine"',
        'WORDS = {1: "Undo"}',
    ],
)
def test_bare_words_are_found(line: str) -> None:
    assert list(bare_words(line))


@pytest.mark.parametrize(
    "line",
    [
        'label.setText(translate("A", "Click on the stock."))',
        'label.setText("")',
        'label.setText("·")',
        'raise ValueError("no such cards")',
        'log.warning("the library was slow")',
        'setObjectName("table")',
        '"""What it is for."""',
        'QLabel("Easy Harp")',
        'def show(other: "Table", /) -> "Table": ...',
        'other: "Table" = first',
    ],
)
def test_what_is_no_bare_word_is_left_alone(line: str) -> None:
    assert not list(bare_words(line))
