"""Compile translations/*.ts into the .qm files that the game loads: translations.py FOLDER.

Both `make` and the wheel's build hook run this, so that a checkout and an installed game
speak from the same catalogues. It uses the lrelease of PySide6 and the standard library only.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "translations"


def lrelease() -> Path:
    """Return the path of the compiler that comes inside PySide6."""
    spec = find_spec("PySide6")
    if spec is None or spec.origin is None:
        sys.exit("PySide6-Essentials is not installed, and its lrelease compiles the translations.")
    folder = Path(spec.origin).parent
    return folder / ("lrelease.exe" if sys.platform == "win32" else "lrelease")


def compile_into(folder: Path) -> None:
    """Leave in *folder* one .qm for each .ts, and no other."""
    folder.mkdir(parents=True, exist_ok=True)
    sources = sorted(SOURCES.glob("*.ts"))
    wanted = {source.stem for source in sources}
    for stale in folder.glob("*.qm"):
        if stale.stem not in wanted:
            stale.unlink()
    for source in sources:
        # A game that runs meanwhile never meets half a file; a damaged source fails the build.
        fresh = folder / f"{source.stem}.qm.new"
        subprocess.run([lrelease(), "-silent", source, "-qm", fresh], check=True)
        fresh.replace(folder / f"{source.stem}.qm")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: translations.py FOLDER")
    compile_into(Path(sys.argv[1]))
