"""`paravent incidents`: failures that people were told the number of, for the operator."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime

from bot.console.words import say, why
from bot.settings import WrongSettings, database
from bot.store import StoreAway, WrongFile
from bot.store.backup import BackupRefused
from bot.store.incidents import Incident, newest, numbered
from bot.store.looking import looking


def show_incidents(number: int | None, match: int | None, most: int) -> int:
    """Print the newest incidents, the newest last, or all about one; exit code 1 if there is none of that number."""
    try:
        with looking(database()) as db:
            one = numbered(db, number) if number is not None else None
            found = newest(db, most, match) if number is None else []
    except BackupRefused as refused:
        print(say(refused.key, **refused.facts), file=sys.stderr)
        return 2
    except (WrongSettings, WrongFile) as wrong:
        print(why(wrong), file=sys.stderr)
        return 2
    except StoreAway as away:
        print(say("check-postgres-away", error=str(away)), file=sys.stderr)
        return 2
    if number is None:
        print("\n".join(listed(found)) or say("incidents-none"))
        return 0
    if one is None:
        print(say("incidents-unknown", number=str(number)), file=sys.stderr)
        return 1
    print(_line(one))
    print(one.what.rstrip())
    return 0


def listed(found: Sequence[Incident]) -> list[str]:
    """A line for each: the number, when, in which match, the kind of the error and its last place."""
    return [f"{_line(one)}  {one.kind}  {_last_place(one)}".rstrip() for one in reversed(found)]


def _line(one: Incident) -> str:
    moment = datetime.fromtimestamp(one.at, UTC)
    match = say("incidents-match", number=str(one.match)) if one.match is not None else say("incidents-no-match")
    return f"{one.id:>6}  {moment:%Y-%m-%d %H:%M:%S} UTC  {match}"


def _last_place(one: Incident) -> str:
    places = [line.strip() for line in one.what.splitlines() if line.lstrip().startswith("File ")]
    return places[-1] if places else ""
