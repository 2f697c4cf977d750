"""`make wheel`: what would be installed holds all that lies in the packages, and works where nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "renderers", "sandbox")
#: what a newcomer types first, and what must be read then; the settings are those of nobody
CALLS = (
    (("paravent", "--version"), "paravent "),
    (("paravent", "check"), "paravent.sqlite3"),
    (("paravent", "play", "--help"), "--open"),
    (("paravent", "engine", "play", "comuni", "--players", "2", "--seed", "7", "--house", "rookie"), ""),
)
#: a token of the right form that was never given out
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbcde.abcdefghijklmnopqrstuvwxyz0123456789AB"


def left_out(wheel: Path) -> list[str]:
    """Files of the packages that are not in the wheel."""
    packed = set(ZipFile(wheel).namelist())
    files = (file for package in PACKAGES for file in (ROOT / package).rglob("*") if file.is_file())
    wanted = {file.relative_to(ROOT).as_posix() for file in files if "__pycache__" not in file.parts}
    return sorted(wanted - packed)


def try_out(wheel: Path, folder: Path) -> None:
    """Install the wheel with the locked versions into an environment of its own, and call it from there."""
    environment = folder / "environment"
    venv.create(environment, with_pip=True)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    install = [programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "--require-hashes", "-r", ROOT / "requirements" / "play.txt"], check=True)
    subprocess.run([*install, "--no-deps", wheel.absolute()], check=True)
    subprocess.run([programs / "python", "-m", "pip", "check"], check=True, stdout=subprocess.DEVNULL)
    given = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "PARAVENT", "PYTHON"))
    }
    for (name, *arguments), told in CALLS:
        done = subprocess.run(
            [programs / name, *arguments],
            cwd=folder,
            env={**given, "DISCORD_TOKEN": TOKEN, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode or told not in done.stdout:
            sys.exit(f"{name} {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    made = Path(sys.argv[1])
    if missing := left_out(made):
        sys.exit(f"not in the wheel: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as place:
        try_out(made, Path(place))
