"""`paravent check`: whether everything is as the bot needs it, before people find out."""

from __future__ import annotations

import base64
import binascii
import errno
import os
import re
import shutil
import socket
import sqlite3
import stat
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from time import time
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from dotenv import dotenv_values

from bot.console.words import say
from bot.listen_address import ListenAddress
from bot.metrics_endpoint import reason
from bot.settings import Settings, WrongSettings, read
from bot.store.backup import BackupRefused, inspect
from bot.store.sqlite_connection import OLDEST
from bot.store.store import is_postgres

#: an application's id in letters, a moment, a signature
TOKEN = re.compile(r"([\w-]{18,})\.[\w-]{5,}\.[\w-]{25,}")
#: bytes a store wants to have before it is full
FREE = 512 * 1024 * 1024
#: seconds by which the machine's clock may be behind a file that the bot wrote
TOLERANCE = 300.0


class Finding(NamedTuple):
    """One thing that was looked at."""

    is_well: bool
    sentence: str


def well(key: str, **facts: str | int) -> Finding:
    """It is as it should be."""
    return Finding(True, say(key, **facts))


def ill(key: str, **facts: str | int) -> Finding:
    """Something is to be done about it."""
    return Finding(False, say(key, **facts))


def check() -> int:
    """A line for each thing; exit code 1 if one needs care."""
    findings = list(look())
    mark = {True: say("check-ok"), False: say("check-problem")}
    width = max(map(len, mark.values()))
    for one in findings:
        print(f"{mark[one.is_well]:<{width}}  {one.sentence}")
    return 0 if all(one.is_well for one in findings) else 1


def look() -> Iterator[Finding]:
    """Everything that is looked at, in order."""
    unknown = list(_unknown_settings())
    yield from unknown
    try:
        settings = read()
    except WrongSettings as wrong:
        yield from (Finding(False, line) for line in str(wrong).splitlines())
    else:
        if not unknown:
            yield well("check-settings")
        yield _token(settings)
        yield from _database(settings.paravent_database)
        if settings.paravent_metrics:
            yield _metrics(settings.paravent_metrics)
    yield _sqlite()
    yield _fonts()
    yield _zones()


def _unknown_settings() -> Iterator[Finding]:
    """Names that look like ours and are none: what they say is not heard."""
    known = [name.upper() for name in Settings.model_fields]
    for name in sorted({*os.environ, *dotenv_values(".env")}):
        if name.upper() in known:
            continue
        near = get_close_matches(name.upper(), known, n=1, cutoff=0.8)
        if near and name.upper().startswith(("PARAVENT", "DISCORD")):
            yield ill("check-misspelt", name=name, near=near[0])
        elif name.upper().startswith("PARAVENT_"):
            yield ill("check-unknown", name=name)


def _token(settings: Settings) -> Finding:
    token = settings.discord_token
    if settings.discord_api:
        return well("check-token-elsewhere")
    found = TOKEN.fullmatch(token)
    if not found:
        return ill("check-token-form")
    try:
        application = base64.urlsafe_b64decode(found[1] + "=" * (-len(found[1]) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return ill("check-token-form")
    return well("check-token", application=application) if application.isdigit() else ill("check-token-form")


def _database(place: Path | str) -> Iterator[Finding]:
    if is_postgres(place):
        yield _postgres(str(place))
        return
    file = Path(place)
    if file.exists():
        yield _file(file)
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            yield ill("check-open-to-others", file=str(file))
        behind = file.stat().st_mtime - time()
        if behind > TOLERANCE:
            yield ill("check-clock", file=str(file), seconds=round(behind))
        else:
            yield well("check-clock-fine")
    elif os.access(file.parent, os.W_OK):
        yield well("check-file-new", file=str(file))
    else:
        yield ill("check-folder", folder=str(file.parent))
    yield _free(file)


def _file(file: Path) -> Finding:
    try:
        inspect(file)
    except BackupRefused as refused:
        return ill(refused.key, **refused.facts)
    return well("check-file", file=str(file))


def _free(file: Path) -> Finding:
    # a migration and a backup each want room for a copy
    wanted = FREE + (file.stat().st_size if file.exists() else 0)
    free = shutil.disk_usage(file.absolute().parent).free
    facts: dict[str, str | int] = {
        "folder": str(file.absolute().parent),
        "free": free // 2**20,
        "wanted": wanted // 2**20,
    }
    return well("check-free", **facts) if free >= wanted else ill("check-full", **facts)


def _postgres(address: str) -> Finding:
    try:
        import psycopg
    except ImportError:
        return ill("check-no-psycopg", command='pip install "paravent[postgres]"')
    try:
        with psycopg.connect(address, connect_timeout=10) as connection:
            return well("check-postgres", version=connection.info.server_version // 10000)
    except psycopg.Error as error:
        return ill("check-postgres-away", error=" ".join(str(error).split()))


def _metrics(address: ListenAddress) -> Finding:
    if find_spec("prometheus_client") is None:
        return ill("check-no-prometheus", command='pip install "paravent[metrics]"')
    facts = {"address": str(address)}
    try:
        [family, *_], *_ = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
        with socket.create_server(address, family=family):
            return well("check-metrics", **facts)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            # the running bot, most likely
            return well("check-metrics-in-use", **facts)
        return ill("check-metrics-address", error=reason(error), **facts)


def _sqlite() -> Finding:
    facts = {"version": sqlite3.sqlite_version, "oldest": ".".join(map(str, OLDEST))}
    return well("check-sqlite", **facts) if sqlite3.sqlite_version_info >= OLDEST else ill("check-old-sqlite", **facts)


def _fonts() -> Finding:
    from renderers.lettering import FILES, FONTS, font

    for face, name in FILES.items():
        try:
            font(face, 12)
        except (OSError, ImportError):
            return ill("check-font-missing", file=str(FONTS / name))
    return well("check-fonts")


def _zones() -> Finding:
    try:
        ZoneInfo("Europe/Paris")
    except ZoneInfoNotFoundError:
        return ill("check-no-zones")
    return well("check-zones")
