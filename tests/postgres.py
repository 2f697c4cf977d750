"""A real PostgreSQL server of our own: in a temporary folder, on a socket in it, ended with the tests.

initdb and postgres refuse to run as root; there they run as the user `postgres`, or `nobody`. A watchman in a session
of its own ends the server also if the tests are killed, and what an earlier run left is put away at the next.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, cached_property
from itertools import count
from pathlib import Path

from bot import process_identity

#: what every server of the tests is started with; a soak that kills servers wants fsync
SETTINGS = {"listen_addresses": "", "max_connections": "200", "shared_buffers": "32MB", "log_min_messages": "fatal"}
#: the names of the folders, short enough for a socket; in each, who made it
PREFIX, OWNER = "pv-pg-", "owner"
#: what a server says if a process of the one before it is still there, and how often it is started again then
IN_USE, MOST_STARTS = b"is still in use", 200
#: waits until nobody holds the other end of its input any more, then ends the server and takes its folder away
WATCH = """cat > /dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid" 2> /dev/null
while [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
rm -rf "$1"
"""
#: a server that may be killed: what it has committed survives every end of a process, and nothing waits for the disk
KEEPING = {"fsync": "off", "synchronous_commit": "on"}
#: one that nobody kills
FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def binaries() -> Path | None:
    """The folder with the newest server's programs, if one is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda file: int(file.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("postgres")
    return Path(on_path).resolve().parent if on_path else None


def missing() -> str | None:
    """Why there is no server here; None if there is one."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed (pip install paravent[postgres])"
    return None if binaries() else "PostgreSQL is not installed (Debian: apt-get install postgresql)"


def _servant() -> str | None:
    """Whose name the server runs in; None: one's own."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _as_servant(*command: str) -> list[str]:
    """A command, in the name in which the server runs."""
    name = _servant()
    if name is None:
        return list(command)
    return ["setpriv", f"--reuid={name}", f"--regid={pwd.getpwnam(name).pw_gid}", "--clear-groups", *command]


class Server:
    """A server that can be stopped, killed and started again."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._settings = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        self._running: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)

    @classmethod
    def create(cls, folder: Path, **settings: str) -> Server:
        """A new, empty server."""
        server = cls(folder, settings)
        server.own(folder)
        server._finish(_as_servant("cp", "-Rp", str(_empty_data()), str(server.data)))
        return server

    def fill(self) -> None:
        """Make the files of an empty server, the long way."""
        # the same letters and the same order, whatever language the tests run in
        spoken = ("--encoding", "UTF8", "--locale", "C")
        trusting = ("--auth", "trust", "--username", "paravent", "--no-sync")
        self.run("initdb", "--pgdata", str(self.data), *spoken, *trusting)

    def own(self, folder: Path) -> None:
        """Give a folder to whom the server runs as."""
        if name := _servant():
            shutil.chown(folder, name)
        folder.chmod(0o700)

    def command(self, program: str, *words: str) -> list[str]:
        """A program of the server's, in the right name."""
        folder = binaries()
        assert folder is not None
        return _as_servant(str(folder / program), *words)

    def run(self, program: str, *words: str) -> None:
        """Run a program of the server's to its end."""
        self._finish(self.command(program, *words))

    def _finish(self, command: list[str]) -> None:
        done = subprocess.run(command, capture_output=True, cwd=self.folder, check=False)
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        command = self.command("postgres", "-D", str(self.data), *settings)
        file = self.folder / "server.log"
        for _ in range(MOST_STARTS):
            with file.open("ab") as log:
                known = log.tell()
                self._running = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
            if self._answers():
                return
            # a process that a killed server had just begun may outlive it for a moment
            assert IN_USE in file.read_bytes()[known:], file.read_text()
            time.sleep(0.05)
        raise AssertionError(file.read_text())

    def wait(self) -> None:
        """Wait until it answers."""
        assert self._answers(), (self.folder / "server.log").read_text()

    def _answers(self) -> bool:
        """Wait until it answers; False if it has ended before."""
        import psycopg

        assert self._running is not None
        while True:
            try:
                psycopg.connect(self.address()).close()
                return True
            except psycopg.OperationalError:
                if self._running.poll() is not None:
                    return False
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        """The process of the server itself."""
        found = _pid(self.folder)
        assert found is not None
        return found

    def family(self) -> list[int]:
        """The server's process and all it has begun."""
        parent = self.pid
        found = [parent]
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                stat = (folder / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == parent:
                found.append(int(folder.name))
        return found

    def stop(self) -> None:
        """End it in order; open connections are cut off."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """kill -9, the server and all it has begun, at once."""
        if self._running and self._running.poll() is None:
            for pid in self.family():
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    continue
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._running:
            if self._running.poll() is None:
                self._running.send_signal(how)
            self._running.wait()
            self._running = None

    def address(self, database: str = "postgres") -> str:
        """How a database of it is named."""
        return f"postgresql://paravent@/{database}?host={self.folder}"

    def standby(self, folder: Path, **settings: str) -> Server:
        """A second server that has all that this one has answered; this one waits for it from now on."""
        other = Server(folder, settings)
        other.own(folder)
        line = f"host={self.folder} user=paravent application_name=standby"
        other.run("pg_basebackup", "-d", line, "-D", str(other.data), "-R", "-c", "fast", "--no-sync")
        other.start()
        self.ask("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
        self.ask("SELECT pg_reload_conf()")
        while "sync" not in self.ask("SELECT sync_state FROM pg_stat_replication").split():
            time.sleep(0.05)
        return other

    def promote(self) -> None:
        """Become the server that takes writes."""
        self.ask("SELECT pg_promote()")

    def ask(self, statement: str) -> str:
        """What a statement answers."""
        words = ("-h", str(self.folder), "-U", "paravent", "-d", "postgres", "-Atc", statement)
        done = subprocess.run(self.command("psql", *words), capture_output=True, cwd=self.folder, check=False)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode()

    def database(self) -> str:
        """The address of a new, empty database."""
        return self._created("template1")

    def prepared(self) -> str:
        """The address of a new database with all tables, as the bot makes them; a copy of one that was made so."""
        return self._created(self._ready)

    @cached_property
    def _ready(self) -> str:
        import psycopg

        from bot.store.postgres_schema import migrate

        address = self.database()
        with psycopg.connect(address) as connection:
            migrate(connection)
            return str(connection.info.dbname)

    def _created(self, template: str) -> str:
        import psycopg

        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return self.address(name)


def _pid(folder: Path) -> int | None:
    """The process of the server in a folder, as far as it is written there."""
    try:
        return int((folder / "data" / "postmaster.pid").read_text().split()[0])
    except (OSError, IndexError, ValueError):
        return None


def _works_in(pid: int, folder: Path) -> bool:
    """Whether a process works in a folder; the number of a server that has ended may be somebody else's by now."""
    try:
        return Path(f"/proc/{pid}/cwd").readlink().is_relative_to(folder)
    except OSError:
        return False


def put_away_stale() -> list[Path]:
    """End the servers and remove the folders of test runs that have ended without doing so; which ones."""
    stale = []
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        try:
            owner = process_identity.read((folder / OWNER).read_text())
        except OSError:
            continue
        if owner and process_identity.has_ended(owner):
            pid = _pid(folder)
            if pid and _works_in(pid, folder):
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGQUIT)
            shutil.rmtree(folder, ignore_errors=True)
            stale.append(folder)
    return stale


@contextmanager
def watched_folder() -> Iterator[Path]:
    """A folder for a server, which both do not outlive this process."""
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    (folder / OWNER).write_text(str(process_identity.own()))
    watchman = subprocess.Popen(
        ["/bin/sh", "-c", WATCH, "watchman", str(folder)], stdin=subprocess.PIPE, start_new_session=True
    )
    assert watchman.stdin is not None
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        watchman.stdin.close()
        watchman.wait()


@cache
def _empty_data() -> Path:
    """The files of an empty server, made once for all servers of this process and copied: it takes a second."""
    kept = ExitStack()
    made = Server(kept.enter_context(watched_folder()), {})
    atexit.register(kept.close)
    made.own(made.folder)
    made.fill()
    return made.data


@contextmanager
def with_standby(first: Server) -> Iterator[Server]:
    """A synchronous standby of a server."""
    with watched_folder() as folder:
        made = first.standby(folder)
        try:
            yield made
        finally:
            made.kill()


@contextmanager
def server(**settings: str) -> Iterator[Server]:
    """A running server, in a folder whose name is short enough for a socket."""
    put_away_stale()
    with watched_folder() as folder:
        made = Server.create(folder, **settings)
        made.start()
        try:
            yield made
        finally:
            made.kill()
