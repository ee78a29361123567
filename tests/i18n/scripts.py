"""The scripts of the checkout that are in no package, as modules."""

import importlib.util
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


@cache
def load_script(path: str) -> ModuleType:
    """Import a script by its path in the checkout."""
    name = path.replace("/", "_").removesuffix(".py")
    spec = importlib.util.spec_from_file_location(name, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_catalogue(source: Path, target: Path) -> None:
    """Compile one .ts file as the build does."""
    lrelease = load_script("packaging/translations.py").lrelease()
    subprocess.run([lrelease, "-silent", source, "-qm", target], check=True)
