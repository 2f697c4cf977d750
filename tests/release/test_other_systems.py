"""Windows and macOS: what is installed asks for nothing that only Linux has, or looks first whether it is there."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from engine.cli.terminal import show_what_can_be_shown
from sandbox import __main__ as sandbox
from tests.loop_without_signals import run_without_signals

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "renderers", "sandbox")
FILES = [
    file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py")) if "scaffold" not in file.parts
]
#: modules that Windows has not, or not whole
MODULES = {"crypt", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
#: attributes that Windows has not
ATTRIBUTES = {
    "os": {
        *(
            "chown",
            "chroot",
            "fchmod",
            "fchown",
            "fork",
            "forkpty",
            "geteuid",
            "getgid",
            "getloadavg",
            "getuid",
            "killpg",
        ),
        *("mkfifo", "nice", "openpty", "sched_getaffinity", "sched_setaffinity", "setsid", "statvfs", "uname", "wait"),
    },
    "signal": {
        "SIGALRM",
        "SIGCHLD",
        "SIGCONT",
        "SIGHUP",
        "SIGKILL",
        "SIGQUIT",
        "SIGSTOP",
        "SIGUSR1",
        "SIGUSR2",
        "alarm",
    },
}
#: methods that raise NotImplementedError on a loop of Windows
LOOPS = {"add_signal_handler", "remove_signal_handler"}
#: folders that other systems call otherwise; /proc is asked for by those only who live without an answer
FOLDERS = ("/tmp", "/var", "/etc", "/dev", "/usr", "/home", "/run")


def found(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and name of whatever other systems do not have, where nothing around it looks whether it is there."""
    guarded = {id(inside) for node in ast.walk(tree) if is_guard(node) for inside in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in guarded:
            continue
        if isinstance(node, ast.Import):
            yield from ((node.lineno, one.name) for one in node.names if one.name.split(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            if node.module in MODULES:
                yield node.lineno, node.module
            names = ATTRIBUTES.get(node.module, set())
            yield from ((node.lineno, f"{node.module}.{one.name}") for one in node.names if one.name in names)
        elif isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.attr in ATTRIBUTES.get(node.value.id, ()):
                yield node.lineno, f"{node.value.id}.{node.attr}"
            elif node.attr in LOOPS:
                yield node.lineno, node.attr
        elif isinstance(node, ast.Constant) and f"{node.value}/".startswith(tuple(f"{one}/" for one in FOLDERS)):
            yield node.lineno, str(node.value)


def is_guard(node: ast.AST) -> bool:
    """Whether something is asked first: a try that catches its absence, or a question for it or for the system."""
    if isinstance(node, ast.Try):
        caught = " ".join(ast.unparse(one.type) for one in node.handlers if one.type)
        return any(name in caught for name in ("ImportError", "AttributeError", "NotImplementedError"))
    if isinstance(node, ast.If | ast.IfExp):
        asked = ast.unparse(node.test)
        return any(name in asked for name in ("hasattr(", "os.name", "sys.platform"))
    return False


def nameless(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Texts that are read or written in whatever encoding the machine has."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        name, keywords = node.func.attr, {one.arg for one in node.keywords}
        place = {"read_text": 0, "write_text": 1}.get(name)
        if place is not None and "encoding" not in keywords and len(node.args) <= place:
            yield node.lineno, name


def forked(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Processes that begin in whatever way the system prefers: on Linux some of them have what others have not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            ways = {one.arg: ast.unparse(one.value) for one in node.keywords}
            if (name.endswith("ProcessPoolExecutor") and "'spawn'" not in ways.get("mp_context", "")) or (
                name in ("Process", "multiprocessing.Process", "multiprocessing.Pool", "get_context")
                and (not node.args or ast.unparse(node.args[0]) != "'spawn'")
            ):
                yield node.lineno, name


def places(files: Iterable[Path], look: Callable[[ast.Module], Iterator[tuple[int, str]]]) -> list[str]:
    """Where something is found, as an editor reads it."""
    return [
        f"{file.relative_to(ROOT)}:{line}: {name}"
        for file in files
        for line, name in look(ast.parse(file.read_text("utf-8")))
    ]


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_used_that_another_system_lacks(package: str) -> None:
    files = [file for file in FILES if file.relative_to(ROOT).parts[0] == package]
    assert len(files) > 5
    assert places(files, found) == []


def test_every_text_is_read_and_written_in_an_encoding_that_is_named() -> None:
    assert places(FILES, nameless) == []


def test_every_process_begins_as_on_a_system_that_cannot_fork() -> None:
    assert places(FILES, forked) == []
    wrong = ["ProcessPoolExecutor(1)", "get_context('fork')", "Process(target=x)"]
    code = "\n".join([*wrong, "ProcessPoolExecutor(1, mp_context=get_context('spawn'))"])
    assert [line for line, _ in forked(ast.parse(code))] == [1, 2, 3]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("import fcntl", ["fcntl"]),
        ("from pwd import getpwnam", ["pwd"]),
        ("from os import fork", ["os.fork"]),
        ("import os\nos.fork()", ["os.fork"]),
        ("import signal\nsignal.SIGKILL", ["signal.SIGKILL"]),
        ("loop.add_signal_handler(2, stop)", ["add_signal_handler"]),
        ("open('/tmp/paravent')", ["/tmp/paravent"]),
        ("try:\n    import fcntl\nexcept ImportError:\n    fcntl = None", []),
        ("if hasattr(os, 'nice'):\n    os.nice(5)", []),
        ("if os.name == 'posix':\n    os.setsid()", []),
        ("try:\n    loop.add_signal_handler(2, stop)\nexcept NotImplementedError:\n    pass", []),
        ("try:\n    import fcntl\nexcept ValueError:\n    pass", ["fcntl"]),
        ("from importlib import resources", []),
    ],
)
def test_the_search_finds_what_is_missing_elsewhere_and_lets_be_what_asks_first(code: str, names: list[str]) -> None:
    assert [name for _, name in found(ast.parse(code))] == names


def test_the_search_finds_a_text_without_an_encoding() -> None:
    code = (
        "a.read_text()\na.read_text('utf-8')\na.write_text(b)\na.write_text(b, 'utf-8')\na.read_text(encoding='ascii')"
    )
    assert [line for line, _ in nameless(ast.parse(code))] == [1, 3]


def test_the_sandbox_stops_by_the_signals_of_the_process_where_a_loop_has_none(tmp_path: Path) -> None:
    async def serve() -> None:
        serving = asyncio.create_task(sandbox.run(sandbox.arguments(["--state", str(tmp_path / "sandbox.json")])))
        # it listens to signals before it does anything else
        await asyncio.sleep(0)
        os.kill(os.getpid(), signal.SIGTERM)
        async with asyncio.timeout(240):
            await serving

    run_without_signals(serve())
    assert (tmp_path / "sandbox.json").is_file()


@pytest.mark.parametrize("module", ["bot", "engine"])
def test_a_letter_that_cannot_be_shown_does_not_end_a_command(module: str) -> None:
    # French has narrow spaces before its marks, which an output of Windows has no code for
    play = ("play", "comuni", "--players", "2", "--seed", "7", "--house", "rookie", "--lang", "fr")
    called = ("engine", *play) if module == "bot" else play
    done = subprocess.run(
        [sys.executable, "-m", module, *called],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr.decode("cp1252")
    assert b"place?;" in done.stdout
    assert "é" in done.stdout.decode("cp1252")


def test_an_output_that_is_no_file_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    show_what_can_be_shown()
    sys.stdout.write("é\u202f\n")
    assert capsys.readouterr().out == "é\u202f\n"
