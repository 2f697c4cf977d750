"""What one sets for oneself."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any
from zoneinfo import available_timezones

from msgspec.structs import replace

from bot.command_parts.feature import Feature
from bot.command_payloads import ANYWHERE, BOOLEAN, INTEGER, STRING, Payload, choices, command, option, own_value
from bot.match import post_schedule
from bot.messages.control_ids import ControlId
from bot.messages.settings_panel import NOTICE_ORDER, settings_panel
from bot.orientation import ORIENTATIONS
from bot.requests import Control, Given, Request
from bot.store import Connection, matches, people, waits
from bot.store.people import Person
from engine.core.illegal import require
from engine.core.words import LANGUAGES

#: hours between reminders
MOST_HOURS = 168
#: minutes
DAY = 24 * 60


async def settings(request: Request, given: Given) -> None:
    """/settings: what is named is changed, then everything is shown."""
    person = await (_changed(request, given) if given else request.store.read(people.person, request.user))
    request.prefer(person)
    await request.reply.send(settings_panel(person, request.lang))


async def show_settings(request: Request, ident: ControlId, _: list[str]) -> None:
    """The panel as it is now."""
    await settings(request, {})


async def prefer(request: Request, ident: ControlId, values: list[str]) -> None:
    """A value of a list, or the switch beside them."""
    name, _, value = ident.arg.partition("=")
    value = values[0] if values else value
    require(name in CHOSEN, "control-unknown")
    await settings(request, {name: CHOSEN[name](value)})


async def _changed(request: Request, given: Given) -> Person:
    """Change what is named; matches that wait are told at other times from now on."""

    def change(db: Connection) -> Person:
        person = people.person(db, request.user)
        if "language" in given:
            person = replace(person, lang=None if given["language"] == "auto" else given["language"])
        if "notices" in given:
            person = replace(person, notices=given["notices"])
        if "remind" in given:
            person = replace(person, remind=float(given["remind"]))
        if "zone" in given:
            require(given["zone"] in available_timezones(), "no-such-zone", zone=given["zone"])
            person = replace(person, zone=given["zone"])
        if "quiet" in given:
            begins, ends = quiet_hours(given["quiet"])
            require(begins is None or person.zone is not None, "zone-first")
            person = replace(person, quiet_from=begins, quiet_to=ends)
        if "next" in given:
            person = replace(person, next=bool(given["next"]))
        if "pictures" in given:
            person = replace(person, pictures=given["pictures"])
        people.change_person(db, person)
        for number in waits.matches_of(db, request.user):
            post_schedule.retime(db, matches.get(db, number))
        return person

    person = await request.store.change_several(request.user, lambda db: waits.matches_of(db, request.user), change)
    request.services.absence.wake()
    request.services.delivery.wake()
    return person


def _one_of(known: Collection[str]) -> Callable[[str], str]:
    """A value of a list, or a refusal: nobody but a forger sends another one."""

    def chosen(value: str) -> str:
        require(value in known, "control-unknown")
        return value

    return chosen


def _hours(value: str) -> float:
    """Hours of a list; some that were typed once may stand there, too."""
    try:
        hours = float(value)
    except ValueError:
        hours = -1.0
    require(0 <= hours <= MOST_HOURS, "control-unknown")
    return hours


#: what a control of the panel may change, and how its value is read
CHOSEN: Mapping[str, Callable[[str], Any]] = {
    "language": _one_of(("auto", *LANGUAGES)),
    "notices": _one_of(NOTICE_ORDER),
    "remind": _hours,
    "zone": str,
    "quiet": str,
    "next": "yes".__eq__,
    "pictures": _one_of(ORIENTATIONS),
}


_QUIET = re.compile(r"\s*(\d{1,2})[:h.]?(\d{2})?\s*(?:-|\N{EN DASH}|to|à|bis)\s*(\d{1,2})[:h.]?(\d{2})?\s*")


def quiet_hours(typed: str) -> tuple[int | None, int | None]:
    """`22-7`, `22:30-07:15`, or `off`, in minutes after midnight."""
    if typed.strip().casefold() in ("off", "no", "non", "nein", "aus", "0", "-"):
        return None, None
    found = _QUIET.fullmatch(typed)
    require(found is not None, "quiet-form", typed=typed)
    assert found is not None
    hours, minutes = ([int(found[group] or 0) for group in groups] for groups in ((1, 3), (2, 4)))
    begins, ends = (60 * hour + minute for hour, minute in zip(hours, minutes, strict=True))
    require(max(minutes) < 60 and max(begins, ends) <= DAY, "quiet-form", typed=typed)
    # midnight has two names
    begins, ends = begins % DAY, ends % DAY
    require(begins != ends, "quiet-form", typed=typed)
    return begins, ends


async def suggest_zones(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, str]]:
    """Time zones that fit what is typed."""
    wanted = typed.replace(" ", "_")
    zones = sorted(available_timezones(), key=lambda zone: (not zone.startswith("Europe/"), zone))
    return [(zone, zone) for zone in zones if wanted in zone.casefold()][:25]


CONTROLS: Mapping[str, Control] = {"settings": show_settings, "prefer": prefer}
#: they are about the person who uses them
ON_PANEL = OPEN_TO_ALL = frozenset(CONTROLS)


def payloads() -> Iterator[tuple[str, Payload]]:
    """/settings."""
    langs = choices({lang: f"language-{lang}" for lang in ("auto", *LANGUAGES)}, own_value)
    notices = choices({value: f"notices-{value}" for value in NOTICE_ORDER}, own_value)
    pictures = choices({value: f"pictures-{value}" for value in ORIENTATIONS}, own_value)
    options = (
        option("settings", "language", STRING, choices=langs),
        option("settings", "notices", STRING, choices=notices),
        option("settings", "remind", INTEGER, min_value=0, max_value=MOST_HOURS),
        option("settings", "zone", STRING, autocomplete=True),
        option("settings", "quiet", STRING, max_length=20),
        option("settings", "next", BOOLEAN),
        option("settings", "pictures", STRING, choices=pictures),
    )
    yield "", {**command("settings", *options, kind=None), **ANYWHERE}


FEATURE = Feature(
    payloads=payloads,
    commands={"settings": settings},
    suggestions={"settings": suggest_zones},
    controls=CONTROLS,
    on_panel=ON_PANEL,
    open_to_all=OPEN_TO_ALL,
)
