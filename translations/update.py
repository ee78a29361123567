"""Bring translations/*.ts up to the strings of the source: update.py [FOLDER].

Strings that are new become unfinished, those that have gone are dropped, the rest is left alone.
The calls are found by Python's own parser and handed to Qt's lupdate as C++, because lupdate's
reading of Python loses plurals and wrapped calls without a word. FOLDER holds the .ts files; it
is this one unless a test says otherwise.
"""

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "easyharp_qt"

PLURALS_ONLY = "easyharp_en.ts"
_PLACE = re.compile(r"\{(\w+)\}")


class Message(NamedTuple):
    """A string of the source as a translator sees it."""

    context: str
    text: str
    plural: bool


class Unreadable(NamedTuple):
    """A call of translate that breaks the convention of easyharp_qt/i18n/text.py."""

    where: str
    expected: str


def messages(package: Path = PACKAGE) -> Iterator[Message | Unreadable]:
    """Yield every string given to translate, in the order of files and lines."""
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).as_posix()
        # The one place that hands on what it was given.
        if name != "i18n/text.py":
            yield from read(path.read_text(encoding="utf-8"), name)


def read(source: str, name: str) -> Iterator[Message | Unreadable]:
    """Yield the strings of one module."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        yield Unreadable(f"{name}:{error.lineno}", "Python")
        return
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        where = f"{name}:{call.lineno}"
        match call.func:
            case ast.Name("translate"):
                yield _message(call, where)
            # Strings and painters have a translate too, but give it no two strings.
            case ast.Attribute(attr="translate") if any(map(_is_string, call.args[:2])):
                yield Unreadable(where, "the plain name translate")
            case ast.Attribute(attr="tr"):
                yield Unreadable(where, "translate, with its context")


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _message(call: ast.Call, where: str) -> Message | Unreadable:
    match call.args:
        case [ast.Constant(str(context)), ast.Constant(str(text))]:
            pass
        case _:
            return Unreadable(where, "two literal strings: context and text")
    names = {keyword.arg for keyword in call.keywords}
    if None in names:
        return Unreadable(where, "each place as a keyword, no **")
    if ("%n" in text) != ("n" in names):
        return Unreadable(where, "%n in the text and n= in the call, or neither")
    if set(_PLACE.findall(text)) != names - {"n"}:
        return Unreadable(where, "one keyword for each {place}, and one place for each keyword")
    return Message(context, text, "n" in names)


def sound(found: Iterable[Message | Unreadable]) -> list[Message]:
    """Return the strings, or leave with a line for each call that cannot be read."""
    strings: list[Message] = []
    wrong: list[str] = []
    for each in found:
        if isinstance(each, Message):
            strings.append(each)
        else:
            wrong.append(f"{each.where}: expected {each.expected}")
    if wrong:
        sys.exit("\n".join(wrong))
    return strings


def merge(found: Iterable[Message], folder: Path) -> None:
    """Bring each .ts file of a folder up to these strings."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "strings.cpp"
        source.write_text("".join(map(_cpp, found)), encoding="utf-8")
        for catalogue in sorted(folder.glob("*.ts")):
            only = ["-pluralonly"] if catalogue.name == PLURALS_ONLY else []
            command: list[str | Path] = [_lupdate()]
            command += ["-silent", "-locations", "none", "-no-obsolete", *only]
            subprocess.run([*command, source, "-ts", catalogue], check=True)


def _cpp(message: Message) -> str:
    context, text = (json.dumps(part, ensure_ascii=False) for part in message[:2])
    count = ", nullptr, 1" if message.plural else ""
    return f"QCoreApplication::translate({context}, {text}{count});\n"


def _lupdate() -> Path:
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        sys.exit("PySide6-Essentials is not installed, and its lupdate merges the strings.")
    folder = Path(spec.origin).parent
    return folder / ("lupdate.exe" if sys.platform == "win32" else "lupdate")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit("usage: update.py [FOLDER]")
    merge(sound(messages()), Path(sys.argv[1]) if len(sys.argv) == 2 else HERE)
