"""The Dockerfile, read: its stages, and what an image made of the last one would be started with."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
#: what happens while an image is built, and what is only written down in it
STEPS = ("RUN", "COPY", "WORKDIR", "USER", "ENV")
NOTES = ("VOLUME", "HEALTHCHECK", "STOPSIGNAL", "CMD")


class WrongDockerfile(Exception):
    """An instruction that cannot be carried out here."""


class Instruction(NamedTuple):
    """One instruction, on one line."""

    name: str
    rest: str


class Stage(NamedTuple):
    """What is done on top of a base image, or of a stage before."""

    name: str
    base: str
    steps: list[Instruction]


def instructions(text: str) -> list[Instruction]:
    """All of them, without comments, each on one line."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    lines = re.sub(r"\\\n", " ", kept).splitlines()
    found = [line.strip().partition(" ") for line in lines if line.strip()]
    return [Instruction(name.upper(), rest.strip()) for name, _, rest in found]


def filled_in(text: str, values: Mapping[str, str]) -> str:
    """Names with a dollar sign, replaced by their values."""
    return re.sub(r"\$(?:\{(\w+)\}|(\w+))", lambda found: values.get(found[1] or found[2], ""), text)


def stages(text: str) -> list[Stage]:
    """The stages, in order."""
    values: dict[str, str] = {}
    found: list[Stage] = []
    for name, rest in instructions(text):
        if name == "ARG" and not found:
            key, _, value = rest.partition("=")
            values[key] = value
        elif name == "FROM":
            base, _, called = filled_in(rest, values).partition(" AS ")
            found.append(Stage(called or str(len(found)), base, []))
        elif found and name in (*STEPS, *NOTES):
            found[-1].steps.append(Instruction(name, rest))
        else:
            raise WrongDockerfile(f"{name} {rest}")
    return found


def environment(steps: list[Instruction], before: Mapping[str, str]) -> dict[str, str]:
    """The environment after these steps."""
    values = dict(before)
    for name, rest in steps:
        if name == "ENV":
            values |= dict(one.split("=", 1) for one in shlex.split(filled_in(rest, values)))
    return values


def note(stage: Stage, name: str) -> str:
    """What is written down in the image, such as its CMD; the last one counts."""
    return next((rest for one, rest in reversed(stage.steps) if one == name), "")


def command(stage: Stage, name: str) -> list[str]:
    """CMD or HEALTHCHECK, as the list that it has to be: no shell stands between."""
    written = note(stage, name).rpartition("CMD ")[2]
    words: list[str] = json.loads(written)
    return words


# -- what can be copied ------------------------------------------------------------------------------------------------


def ignored(path: str, patterns: list[str]) -> bool:
    """Whether a path, or a folder above it, is kept from the image by .dockerignore."""
    parts = path.split("/")
    above = ["/".join(parts[: count + 1]) for count in range(len(parts))]
    for pattern in patterns:
        # "**/name" is at any depth, "name" at the top
        anywhere = pattern.removeprefix("**/")
        candidates = [one.rpartition("/")[2] for one in above] if anywhere != pattern else above
        if any(fnmatch(one, anywhere) and one.count("/") == anywhere.count("/") for one in candidates):
            return True
    return False


def sources(rest: str) -> tuple[list[str], str]:
    """What a COPY takes from the project, and where to."""
    *files, target = shlex.split(rest)
    return files, target


def context(folder: Path = ROOT) -> Iterator[str]:
    """Every file of the project that an image may be made from."""
    patterns = (folder / ".dockerignore").read_text("utf-8").split()
    for place, folders, files in os.walk(folder):
        above = Path(place).relative_to(folder).as_posix()
        near = "" if above == "." else f"{above}/"
        folders[:] = [name for name in folders if not ignored(f"{near}{name}", patterns)]
        yield from (f"{near}{name}" for name in files if not ignored(f"{near}{name}", patterns))
