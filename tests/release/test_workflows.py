"""The workflows: they can be read, use what is named by commit, and call what there is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
TARGETS = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def read(file: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(file.read_text("utf-8"))
    return found


def steps(file: Path) -> Iterator[dict[str, Any]]:
    """Every step of every job."""
    for job in read(file)["jobs"].values():
        yield from job.get("steps", ())


@EACH
def test_a_workflow_says_when_what_runs_where_and_for_how_long(file: Path) -> None:
    workflow = read(file)
    # "on" is a yes in YAML 1.1
    assert workflow[True]
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        needs = job.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= set(workflow["jobs"])
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file(), name
        else:
            assert {"runs-on", "timeout-minutes", "steps"} <= set(job), name


@EACH
def test_foreign_actions_are_named_by_commit_with_their_version_beside(file: Path) -> None:
    used = re.findall(r"uses: (?!\./)(.*)", file.read_text("utf-8"))
    assert used
    for one in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one), one


def test_one_action_is_used_in_one_version() -> None:
    used = [one for file in FILES for one in re.findall(r"uses: (\S+@.*)", file.read_text("utf-8"))]
    assert len(set(used)) == len({one.partition("@")[0] for one in used})


@EACH
def test_what_a_workflow_calls_exists(file: Path) -> None:
    scripts = [step["run"] for step in steps(file) if "run" in step]
    assert scripts
    for script in scripts:
        assert set(re.findall(r"\bmake ([\w-]+)", script)) <= TARGETS, script
        for module in re.findall(r"\bpython -m ([\w.]+)", script):
            assert find_spec(module), module


def test_every_python_that_the_project_names_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [one.rpartition(" ")[2] for one in project["classifiers"] if re.search(r":: 3\.\d+$", one)]
    jobs = read(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == named
    assert jobs["elsewhere"]["strategy"]["matrix"]["python"] == [named[0], named[-1]]


def test_nothing_is_published_before_it_was_tested_and_checked() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "release.yml")["jobs"]
    publishing = {name for name, job in jobs.items() if "write" in job.get("permissions", {}).values()}
    assert publishing == {"pypi", "image"}
    for name in publishing:
        assert jobs[name]["needs"] == "ci"
    assert jobs["ci"]["needs"] == "prepared"
    assert any("release-check" in step.get("run", "") for step in jobs["prepared"]["steps"])
