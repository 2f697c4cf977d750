"""The locks of `requirements/`, read: which version of what, for whom, with which hashes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "requirements"


class Locked(NamedTuple):
    """One package of a lock."""

    requirement: Requirement
    hashes: list[str]

    @property
    def version(self) -> Version:
        """The one version that is allowed."""
        [only] = self.requirement.specifier
        assert only.operator == "=="
        return Version(only.version)


def read(purpose: str) -> dict[str, Locked]:
    """A lock by the names of its packages."""
    text = (FOLDER / f"{purpose}.txt").read_text("utf-8").replace("\\\n", " ")
    found: dict[str, Locked] = {}
    for line in text.splitlines():
        if not line or line.lstrip().startswith("#"):
            continue
        written, *hashes = re.split(r"\s+--hash=", line.strip())
        requirement = Requirement(written)
        name = canonicalize_name(requirement.name)
        assert name not in found, f"{name} stands twice in the lock"
        found[name] = Locked(requirement, hashes)
    return found


def project() -> dict[str, object]:
    """The table `project` of pyproject.toml."""
    settings: dict[str, dict[str, object]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return settings["project"]


def declared(*groups: str) -> list[Requirement]:
    """What pyproject.toml asks for: of the project itself, of these groups, and of those that they name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    table = settings["project"]
    found = [Requirement(line) for line in (*settings["build-system"]["requires"], *table["dependencies"])]
    waiting = list(groups)
    while waiting:
        for line in table["optional-dependencies"][waiting.pop()]:
            one = Requirement(line)
            if one.name == table["name"]:
                waiting += one.extras
            else:
                found.append(one)
    return found
