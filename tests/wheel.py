"""`make wheel`: what would be installed, compared with what lies in the packages: nothing may be left at home."""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "renderers", "sandbox")


def left_out(wheel: Path) -> list[str]:
    """Files of the packages that are not in the wheel."""
    packed = set(ZipFile(wheel).namelist())
    files = (file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file())
    wanted = {file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts}
    return sorted(wanted - packed)


if __name__ == "__main__":
    missing = left_out(Path(sys.argv[1]))
    sys.exit(f"not in the wheel: {', '.join(missing)}" if missing else 0)
