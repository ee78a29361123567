"""Start the game: `easyharp-qt [DEAL | --daily] [--safe-mode] [--version]`.

Arguments and the machine are looked at before Qt is, so that whatever is wrong with them is said
in one sentence. This part speaks English: nothing that could translate is loaded yet.
"""

import gc
import sys
from typing import NamedTuple

from easyharp_qt import __version__, preflight

_USAGE = "usage: easyharp-qt [DEAL | --daily] [--safe-mode] [--version]"
_HELP = f"""{_USAGE}

  DEAL         a deal's number, 1 to 999999, or its code, such as EH1-N-AAAAAAF
  --daily      today's deal, the same for everyone
  --safe-mode  without the plugins and themes that were added
  --version    say which versions these are
"""


class _WrongUsage(Exception):
    """The command line cannot be followed; its sentence says why."""


class _Request(NamedTuple):
    deal: int | None = None
    daily: bool = False
    safe_mode: bool = False


def main() -> int:
    """Run the game until its window is closed; return the exit code."""
    arguments = sys.argv[1:]
    if "--help" in arguments or "-h" in arguments:
        sys.stdout.write(_HELP)
        return 0
    if "--version" in arguments:
        sys.stdout.write(f"{_versions()}\n")
        return 0
    try:
        request = _read(arguments)
    except _WrongUsage as wrong:
        sys.stderr.write(f"easyharp-qt: {wrong}\n")
        return 2
    if (problem := preflight.problem()) is not None:
        sys.stderr.write(f"{problem}\n")
        return 1

    # Next to nothing that is made before the first picture is garbage, and looking for it takes a
    # tenth of the start; `run` turns it on again.
    gc.disable()
    from easyharp_qt.app import run  # noqa: PLC0415 - it imports Qt, which preflight cleared

    return run(request.deal, daily=request.daily, safe_mode=request.safe_mode)


def _read(arguments: list[str]) -> _Request:
    request = _Request()
    for argument in arguments:
        # "-5" is a wrong deal and not an unknown option.
        if not argument.startswith("-") or argument[1:].isdigit():
            if request.deal is not None:
                raise _WrongUsage(f"one deal at a time, and {argument!r} is a second one.")
            request = request._replace(deal=_deal(argument))
        elif argument == "--daily":
            request = request._replace(daily=True)
        elif argument == "--safe-mode":
            request = request._replace(safe_mode=True)
        else:
            raise _WrongUsage(f"there is no option {argument!r}; {_USAGE}")
    if request.daily and request.deal is not None:
        raise _WrongUsage("either a deal or --daily, not both.")
    return request


def _deal(text: str) -> int:
    from easyharp_qt.engine.deal import HIGHEST_DEAL, BadDeal, parse_deal  # noqa: PLC0415 - only if one is given

    try:
        return parse_deal(text)
    except BadDeal as bad:
        raise _WrongUsage(
            f"{text!r} is no deal; expected a number from 1 to {HIGHEST_DEAL} or a code such as "
            "EH1-N-AAAAAAF."
        ) from bad


def _versions() -> str:
    folder = preflight.pyside_folder()
    pyside = "no PySide6" if folder is None else f"PySide6 {preflight.pyside_version(folder)}"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"Easy Harp {__version__} (Python {python}, {pyside})"


if __name__ == "__main__":
    sys.exit(main())
