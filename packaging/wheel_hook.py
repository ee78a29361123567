"""Put what a wheel needs beside the code into it: compiled translations, themes and icons.

It stands under `targets.wheel` and does nothing for an editable install: a checkout uses the files
where they lie, and nothing is ever compiled into the source tree.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

APP_ID = "io.github.easyharp.EasyHarp"


class WheelHook(BuildHookInterface[Any]):
    """What hatchling calls before it writes the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations and name each file with its place in the wheel."""
        if version == "editable":
            return
        root = Path(self.root)
        catalogues = root / "build" / "translations"
        subprocess.run(
            [sys.executable, root / "packaging" / "translations.py", catalogues], check=True
        )
        data = "easyharp_qt/data"
        inside = {path: f"{data}/translations/{path.name}" for path in catalogues.glob("*.qm")}
        for theme in root.glob("themes/*/theme.toml"):
            inside[theme.parent] = f"{data}/themes/{theme.parent.name}"
        desktop = {}
        for icon in root.glob("packaging/icons/*.*"):
            inside[icon] = f"{data}/icons/{icon.name}"
            desktop[icon] = f"share/icons/hicolor/{_size(icon)}/apps/{APP_ID}{icon.suffix}"
        build_data["force_include"].update({str(path): place for path, place in inside.items()})
        build_data["shared_data"].update({str(path): place for path, place in desktop.items()})


def _size(icon: Path) -> str:
    """Return the folder of the icon theme that an icon belongs to."""
    if icon.suffix == ".svg":
        return "scalable"
    # A PNG tells its width in its first chunk.
    width = int.from_bytes(icon.read_bytes()[16:20], "big")
    return f"{width}x{width}"
