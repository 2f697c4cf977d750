"""Everyone installs the same versions: each lock holds all that pyproject.toml asks for, and names no other place."""

from __future__ import annotations

import re
from importlib.metadata import distribution

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.release.locks import FOLDER, declared, read
from tools.lock import PURPOSES

EACH = pytest.mark.parametrize("purpose", PURPOSES)
MEND = "run `make lock`"


@EACH
def test_a_lock_holds_what_is_declared_at_a_version_that_is_allowed(purpose: str) -> None:
    lock = read(purpose)
    wanted = declared(*PURPOSES[purpose])
    assert len(wanted) > 15
    missing = [str(one) for one in wanted if canonicalize_name(one.name) not in lock]
    assert not missing, MEND
    wrong = [str(one) for one in wanted if lock[canonicalize_name(one.name)].version not in one.specifier]
    assert not wrong, MEND


@EACH
def test_a_lock_holds_what_its_packages_need_here(purpose: str) -> None:
    lock = read(purpose)
    waiting, seen = list(declared(*PURPOSES[purpose])), set[str]()
    while waiting:
        one = waiting.pop()
        for extra in ("", *one.extras):
            if f"{one.name}[{extra}]" in seen:
                continue
            seen.add(f"{one.name}[{extra}]")
            assert canonicalize_name(one.name) in lock, f"{one} is not locked: {MEND}"
            needs = map(Requirement, distribution(one.name).requires or ())
            waiting += [need for need in needs if not need.marker or need.marker.evaluate({"extra": extra})]
    assert len(seen) > 25


@EACH
def test_every_file_of_a_lock_is_known_by_its_hash(purpose: str) -> None:
    for one in read(purpose).values():
        assert one.hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", digest) for digest in one.hashes), one.requirement


@EACH
def test_a_lock_names_no_place_to_install_from(purpose: str) -> None:
    text = (FOLDER / f"{purpose}.txt").read_text("utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host| @ ", text)


def test_whoever_plays_or_runs_it_has_the_versions_that_were_tested() -> None:
    tested = read("dev")
    for purpose in PURPOSES:
        for name, one in read(purpose).items():
            assert tested[name].version == one.version, MEND


def test_playing_needs_no_tool_of_a_developer() -> None:
    assert not {"mypy", "ruff", "pytest", "playwright"} & {*read("play"), *read("image")}
