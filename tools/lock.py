"""`make lock`: write down which versions are installed, with the hash of every file, for each purpose.

What is locked stays as it is, unless pyproject.toml no longer allows it; `make lock RENEW=1` takes the newest.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
#: a lock for each purpose, with the groups of pyproject.toml that it holds. The first holds all the others' versions
PURPOSES: dict[str, tuple[str, ...]] = {
    "dev": ("dev",),
    "play": ("sandbox",),
    "image": ("metrics", "postgres", "sentry"),
}
OLDEST_PYTHON = "3.11"


def builders() -> list[str]:
    """What the project itself is built with: it is installed without a look at the newest of these."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return list(settings["build-system"]["requires"])


def write(purpose: str, is_renewed: bool) -> None:
    """Write one lock; no address of a package index stands in it."""
    call = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    call += ["--no-emit-index-url", "--no-emit-find-links", "--python-version", OLDEST_PYTHON]
    call += ["--custom-compile-command", "make lock", "--output-file", f"requirements/{purpose}.txt"]
    for group in PURPOSES[purpose]:
        call += ["--extra", group]
    first = next(iter(PURPOSES))
    if purpose != first:
        call += ["--constraint", f"requirements/{first}.txt"]
    if is_renewed:
        call.append("--upgrade")
    subprocess.run([*call, "pyproject.toml", "-"], cwd=ROOT, input="\n".join(builders()), text=True, check=True)


def main() -> None:
    """Write all of them, so that no two disagree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", action="store_true", help="take the newest versions that pyproject.toml allows")
    call = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for purpose in PURPOSES:
        write(purpose, call.renew)


if __name__ == "__main__":
    main()
