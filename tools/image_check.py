"""`make image-check`: carry out the Dockerfile in a fresh Debian and run what comes of it, without a container engine.

The base image is replaced by a small Debian of the same release with its own Python; the steps are read from the
Dockerfile. The bot is then started as the image would start it: as its user, with everything but the volume and /tmp
read-only, connected to the embedded Discord. Wants root, debootstrap and Linux. MIRROR names another Debian mirror;
PIP_INDEX_URL and PIP_CERT count inside, too.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.dockerfile import ROOT, Stage, command, context, environment, filled_in, note, sources, stages

BASE = re.compile(r"python:(?P<python>\d+\.\d+)-slim-(?P<release>[a-z]+)")
#: the Debian packages that the official image adds, and a Python in the place of its own
PACKAGES = "ca-certificates,netbase,tzdata,python3,python3-venv"
PATH = "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin"
GIVEN = ("PIP_INDEX_URL", "PIP_CERT", "SSL_CERT_FILE")
#: how this machine finds others, as a container engine hands it on
NETWORK = ("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt")
#: what may not be written while the bot runs; the volume and /tmp may
MOUNTS = """
set -eu
mount --bind "$1" "$1"
mount --rbind /dev "$1/dev"
mount --rbind /proc "$1/proc"
"""
READ_ONLY = """
mount --bind "$2" "$1/data"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$1/tmp"
mount -o remount,bind,ro "$1"
"""
#: a token of the right form that was never given out
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
PATIENCE = 300
#: what the embedded Discord tells the bot that it starts
TOLD = ("DISCORD_TOKEN", "DISCORD_API", "DISCORD_GATEWAY", "DISCORD_CDN")


class Failed(Exception):
    """The image would not do what it is for."""


def tell(sentence: str) -> None:
    """One line of what is going on."""
    print(f"image-check: {sentence}", flush=True)


# -- building ----------------------------------------------------------------------------------------------------------


def bootstrap(base: str, folder: Path) -> None:
    """A small Debian that stands for the base image."""
    named = BASE.match(base)
    if not named:
        raise Failed(f"the base image {base} names no Python and no Debian release")
    mirror = [os.environ["MIRROR"]] if os.environ.get("MIRROR") else []
    call = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", named["release"], folder, *mirror]
    subprocess.run(call, check=True, stdout=subprocess.DEVNULL)
    (folder / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    if not (folder / f"usr/bin/python{named['python']}").exists():
        raise Failed(f"Debian {named['release']} does not have Python {named['python']}")


def entered(
    root: Path, user: str, values: dict[str, str], folder: str, volume: Path | None = None, told: Sequence[str] = ()
) -> list[str]:
    """The beginning of a command inside. With a volume that is the only place that can be written.

    What is told to the command by the environment outside is named; everything else of it stays outside.
    """
    mounts = MOUNTS + (READ_ONLY if volume else "")
    given = [shlex.quote(f"{name}={value}") for name, value in values.items()] + [f'{name}="${name}"' for name in told]
    # chroot goes to the top: a shell of the image enters the folder
    inside = shlex.quote(f'cd {shlex.quote(folder)} && exec "$@"')
    change = (
        f"chroot --userspec={user} {shlex.quote(str(root))} /usr/bin/env -i {' '.join(given)} /bin/sh -c {inside} sh"
    )
    script = f'{mounts}shift 2\nexec {change} "$@"'
    return ["unshare", "--mount", "sh", "-c", script, "sh", str(root), str(volume or "-")]


def build(stage: Stage, root: Path, built: dict[str, Path]) -> None:
    """Carry out the steps of a stage."""
    folder, user = "/", "root"
    for number, (name, rest) in enumerate(stage.steps):
        values = environment(stage.steps[:number], {"PATH": PATH})
        if name == "WORKDIR":
            folder = filled_in(rest, values)
            (root / folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif name == "USER":
            user = rest
        elif name == "COPY":
            copy(rest, root, folder, built)
        elif name == "RUN":
            tell(f"{stage.name}: {rest}")
            more = {one: os.environ[one] for one in GIVEN if one in os.environ}
            call = [*entered(root, user, {**values, **more}, folder), "/bin/sh", "-c", rest]
            if subprocess.run(call, check=False).returncode:
                raise Failed(f"a step of the Dockerfile failed: RUN {rest}")


def copy(rest: str, root: Path, folder: str, built: dict[str, Path]) -> None:
    """Copy from the project, as far as .dockerignore allows it, or from a stage before."""
    earlier = re.match(r"--from=(\S+)\s+", rest)
    if earlier:
        (source,), target = sources(rest[earlier.end() :])
        place = root / target.lstrip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-a", built[earlier[1]] / source.lstrip("/"), place], check=True)
        return
    files, target = sources(rest)
    place = root / folder.lstrip("/") / target
    available = list(context())
    for source in files:
        inside = [file for file in available if file.startswith(f"{source}/")]
        if source not in available and not inside:
            raise Failed(f"COPY {rest}: {source} is not there, or .dockerignore keeps it away")
        for file in inside or [source]:
            # a folder's contents are copied; a file keeps its name if the target is a folder
            end = file.removeprefix(f"{source}/") if inside else (source if target.endswith("/") else "")
            goal = place / end if end else place
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, goal)


# -- running -----------------------------------------------------------------------------------------------------------


def number_of(root: Path, user: str) -> str:
    """The numbers of a user of the image, by its own list."""
    for line in (root / "etc/passwd").read_text("utf-8").splitlines():
        name, _, uid, gid, *_ = line.split(":")
        if name == user:
            return f"{uid}:{gid}"
    raise Failed(f"the image has no user {user}")


@contextmanager
def connected(call: list[str], folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The embedded Discord with the image's command beside it, once the bot is ready."""
    sandbox = [sys.executable, "-u", "-m", "sandbox", "--state", str(folder / "sandbox.json"), "--", *call]
    running = subprocess.Popen(sandbox, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert running.stdout is not None
    log = ""
    try:
        while "ready as" not in (line := running.stdout.readline()):
            log += line
            if not line or "The bot ended" in line:
                raise Failed(f"the bot did not start:\n{log}")
        yield running
    finally:
        running.terminate()
        rest, _ = running.communicate(timeout=PATIENCE)
    if running.returncode or "stopped" not in rest:
        raise Failed(f"the bot did not stop when told to:\n{rest}")


def run(stage: Stage, root: Path, work: Path) -> None:
    """Start the image as its CMD says, on a read-only root, and ask its own health check."""
    user = note(stage, "USER")
    if user in ("", "root", "0"):
        raise Failed("the image runs as root")
    if note(stage, "VOLUME") != "/data":
        raise Failed("the image has no volume /data")
    numbers = number_of(root, user)
    volume = work / "volume"
    volume.mkdir(mode=0o700)
    os.chown(volume, *map(int, numbers.split(":")))
    values = environment(stage.steps, {"PATH": PATH, "LC_ALL": "C.UTF-8"})
    folder = note(stage, "WORKDIR")
    # paravent check asks for a token's form; the sandbox gives one of its own
    aside = entered(root, numbers, {**values, "DISCORD_TOKEN": TOKEN}, folder, volume)
    for words in (["paravent", "--version"], ["paravent", "check"]):
        tell(" ".join(words))
        if subprocess.run([*aside, *words], check=False).returncode:
            raise Failed(f"{' '.join(words)} found trouble")
    for place in ("/opt/paravent/new", "/etc/new", "/new"):
        if not subprocess.run([*aside, "/bin/sh", "-c", f"touch {place} 2>/dev/null"], check=False).returncode:
            raise Failed(f"{place} could be written")
    call = entered(root, numbers, values, folder, volume, told=TOLD)
    tell(f"{' '.join(command(stage, 'CMD'))}, beside the embedded Discord")
    with connected([*call, *command(stage, "CMD")], work):
        tell("ready; asking for its health")
        until = time.monotonic() + PATIENCE
        while subprocess.run([*aside, *command(stage, "HEALTHCHECK")], check=False).returncode:
            if time.monotonic() > until:
                raise Failed("the health check never succeeded")
            time.sleep(1)
        for line in memory(numbers.partition(":")[0]):
            tell(line)
    tell("stopped when told to")


def memory(uid: str) -> Iterator[str]:
    """What the processes of a user have needed at most."""
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            facts = dict(line.split(":", 1) for line in status.read_text("utf-8").splitlines())
        except OSError:
            continue
        if facts.get("Uid", "").split()[:1] == [uid] and "VmHWM" in facts:
            most = int(facts["VmHWM"].split()[0]) // 1024
            yield f"{facts['Name'].strip()} {status.parent.name} needed {most} MB at most"


def main() -> int:
    """Build and run; exit code 1 and a sentence if the image would not do."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, metavar="FOLDER", help="keep the small Debian here and use it again")
    call = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("image-check: wants root and debootstrap (Debian: apt-get install debootstrap)", file=sys.stderr)
        return 2
    read = stages((ROOT / "Dockerfile").read_text("utf-8"))
    with tempfile.TemporaryDirectory(prefix="image-check-") as place:
        work = Path(place)
        base = call.base or work / "base"
        try:
            if not base.exists():
                tell(f"a small Debian in the place of {read[0].base}")
                bootstrap(read[0].base, base)
            built: dict[str, Path] = {}
            for stage in read:
                root = built[stage.name] = work / f"stage-{stage.name}"
                below = built.get(stage.base, base)
                subprocess.run(["cp", "-a", "--reflink=auto", below, root], check=True)
                for file in NETWORK:
                    shutil.copyfile(file, root / file.lstrip("/"))
                build(stage, root, built)
            run(read[-1], root, work)
        except Failed as failed:
            print(f"image-check: {failed}", file=sys.stderr)
            return 1
    tell("the image does what it is for")
    return 0


if __name__ == "__main__":
    sys.exit(main())
