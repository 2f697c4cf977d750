"""docs/adding-a-game.md is run as it is written: its commands and changes, in order, in a folder of their own."""

from __future__ import annotations

import os
import re
import subprocess
import sysconfig
import venv
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: for a machine that has much else to do
PATIENCE = 900


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """An environment of its own, in which everything that is installed here can be imported; nothing is fetched."""
    env = tmp_path / "env"
    venv.create(env, symlinks=True)
    [packages] = env.glob("lib/*/site-packages")
    (packages / "here.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT}\n")
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PARAVENT"))},
        "PATH": os.pathsep.join([str(env / "bin"), os.environ["PATH"]]),
        "PARAVENT_QUICK": "1",
        "PIP_NO_INDEX": "1",
        # pip reads it so: without isolation
        "PIP_NO_BUILD_ISOLATION": "false",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def test_the_page_leads_from_the_scaffold_to_a_game_as_it_is_written(
    tmp_path: Path, surroundings: dict[str, str]
) -> None:
    blocks = BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8"))
    assert {kind for kind, _ in blocks} == {"sh", "text", "diff"}
    folder, said = tmp_path / "folder", ""
    folder.mkdir()
    for kind, text in blocks:
        if kind == "text":
            missing = [line for line in text.splitlines() if line not in said.splitlines()]
            assert not missing, f"{missing} was not said, but:\n{said}"
            continue
        command = ["bash", "-euc", text] if kind == "sh" else ["git", "apply", "-"]
        done = subprocess.run(
            command,
            cwd=folder,
            env=surroundings,
            input=None if kind == "sh" else text,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        said = done.stdout
        assert done.returncode == 0, f"{text}\n{said[-6000:]}\n{done.stderr[-3000:]}"
    assert (folder / "board.png").read_bytes().startswith(b"\x89PNG")
