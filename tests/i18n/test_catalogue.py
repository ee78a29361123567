"""A catalogue that passes the check can be read by Qt without harm, however it was damaged."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator

from easyharp_qt.i18n.catalogue import is_whole


@pytest.fixture(scope="session")
def hebrew(bundled: Path) -> bytes:
    return (bundled / "easyharp_he.qm").read_bytes()


def test_what_lrelease_writes_is_whole(bundled: Path) -> None:
    assert all(is_whole(path.read_bytes()) for path in bundled.glob("*.qm"))


def test_a_catalogue_cut_anywhere_is_not_whole(hebrew: bytes) -> None:
    assert not any(is_whole(hebrew[:end]) for end in range(0, len(hebrew), 97))


@pytest.mark.parametrize("data", [b"", b"x" * 500, bytes(500)])
def test_another_file_is_not_whole(data: bytes) -> None:
    assert not is_whole(data)


@given(data=st.data())
def test_any_bytes_get_an_answer(data: st.DataObject, hebrew: bytes) -> None:
    spoiled = bytearray(hebrew)
    for place in data.draw(st.lists(st.integers(0, len(hebrew) - 1), max_size=5)):
        spoiled[place] = data.draw(st.integers(0, 255))
    assert is_whole(bytes(spoiled)) in (True, False)


def test_an_offset_beyond_the_messages_is_not_whole(hebrew: bytes) -> None:
    # Qt loads this one and would crash at the first word it looks up there.
    at = hebrew.index(b"\x42", 16) + 5 + 4
    spoiled = hebrew[:at] + b"\x7f\xff\xff\xf0" + hebrew[at + 4 :]
    assert QTranslator().load(spoiled)
    assert not is_whole(spoiled)


def test_qt_reads_whatever_passes_to_the_end(bundled: Path) -> None:
    # In another process: what is tested for would end this one.
    program = dedent("""
        import random, sys
        from PySide6.QtCore import QTranslator
        from easyharp_qt.i18n.catalogue import is_whole
        whole = open(sys.argv[1], "rb").read()
        texts = [("Card", "%n cards"), ("Card", "7 of hearts"), ("Pages", "Rules"), ("", "x")]
        read = 0
        for seed in range(1500):
            chance = random.Random(seed)
            spoiled = bytearray(whole)
            for _ in range(chance.choice([1, 2, 8, 64])):
                place = chance.randrange(16, len(whole))
                spoiled[place] = chance.choice([0, 127, 128, 255, chance.randrange(256)])
            data = bytes(spoiled)
            translator = QTranslator()
            if is_whole(data) and translator.load(data):
                read += 1
                for context, text in texts:
                    for n in (-1, 1, 2, 11):
                        translator.translate(context, text, None, n)
        sys.exit(0 if read > 100 else f"only {read} passed: nothing was tested")
    """)
    done = subprocess.run(
        [sys.executable, "-c", program, bundled / "easyharp_he.qm"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
