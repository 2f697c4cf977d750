"""What one sets for oneself, and which matches wait for one."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from zoneinfo import available_timezones

from msgspec.structs import replace

from bot import messages
from bot.command_parts.feature import Feature
from bot.command_payloads import BOOLEAN, INTEGER, STRING, Payload, choices, command, option, own_value
from bot.match import play, post_schedule, reminders
from bot.match.play import MatchState
from bot.messages import live_question
from bot.requests import Command, Given, Request, Suggest
from bot.safe_traceback import safe_traceback
from bot.store import Connection, matches, people, waits
from bot.store.people import Notices, Person
from bot.wording import game_words, name_of
from engine.core.illegal import require
from engine.core.words import LANGUAGES

log = logging.getLogger(__name__)
MOST_LIST = 3600
#: minutes
DAY = 24 * 60
#: what is usual comes first in the list
SETTING_ORDER: tuple[Notices, ...] = ("usual", "thread", "dm", "both")


async def settings(request: Request, given: Given) -> None:
    """What one sets for oneself."""

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
        people.change_person(db, person)
        for number in waits.matches_of(db, request.user):
            post_schedule.retime(db, matches.get(db, number))
        return person

    person = await request.store.write(change)
    request.services.absence.wake()
    request.services.delivery.wake()
    request.language.prefer(person.lang)
    bot = request.bot
    quiet = bot.say("settings-no-quiet")
    if person.quiet:
        hours = bot.say("span", since=clock(person.quiet.begins), until=clock(person.quiet.ends))
        quiet = f"{hours} ({person.quiet.zone})"
    lines = [
        bot.say("settings-language", value=bot.say(f"language-{person.lang or 'auto'}")),
        bot.say("settings-notices", value=bot.say(f"notices-{person.notices}")),
        bot.say("settings-remind", hours=f"{person.hours:g}", none="yes" if person.hours == 0 else "no"),
        bot.say("settings-quiet", value=quiet),
        bot.say("settings-next", value=bot.say("yes" if person.next else "no")),
    ]
    listed = "\n".join(f"- {line}" for line in lines)
    await request.reply.send(messages.text(f"{listed}\n-# {bot.say('settings-change')}"))


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


def clock(minutes: int) -> str:
    """22:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


async def suggest_zones(request: Request, given: Given, focused: str, typed: str) -> list[tuple[str, str]]:
    """Time zones that fit what is typed."""
    wanted = typed.replace(" ", "_")
    zones = sorted(available_timezones(), key=lambda zone: (not zone.startswith("Europe/"), zone))
    return [(zone, zone) for zone in zones if wanted in zone.casefold()][:25]


async def waiting(request: Request, given: Given) -> None:
    """Every match that waits for me, on all servers, oldest first."""

    def look(db: Connection) -> list[tuple[float, matches.Match, MatchState, reminders.Limit | None, str]]:
        found = []
        for match in matches.of_user(db, request.user):
            try:
                now = play.match_state(db, request.services.library, match.id)
            except Exception as error:
                # one that is broken does not hide the others
                log.error("a match cannot be read: %(where)s", {"match": match.id, "where": safe_traceback(error)})
                continue
            seat = play.seat_of(now.players, request.user)
            waiting = waits.of_match(db, match.id).get(seat)
            # a house player that holds the seat does not wait for anybody
            if seat in reminders.awaited(now.players, now.game.asked):
                limit = reminders.limit_of(db, match, waiting) if waiting else None
                since = waiting.since if waiting else now.position.at
                found.append((since, match, now, limit, post_schedule.link(db, match)))
        return sorted(found, key=lambda one: one[0])

    found = await request.store.read(look)
    if not found:
        await request.reply.say("waiting-none")
        return
    lines = []
    for since, match, now, limit, where in found:
        words = game_words(match, now.players, request.lang, now.game.data)
        assert now.game.step is not None
        name = name_of(match, request.lang)
        small = [request.bot.say("waiting-since", when=live_question.moment(since))]
        if limit:
            small.append(
                request.bot.say("post-grace" if limit.grace else "post-limit", when=live_question.moment(limit.at))
            )
        lines.append(f"- [{name}]({where}) · {words.question(now.game.step)}\n-# {' · '.join(small)}")
    title = request.bot.say("waiting-title", count=len(found))
    said = messages.fitting(lines, MOST_LIST, lambda count: request.bot.say("and-more", count=count))
    await request.reply.send(messages.text(title, said))


COMMANDS: Mapping[str, Command] = {"settings": settings, "waiting": waiting}
SUGGESTIONS: Mapping[str, Suggest] = {"settings": suggest_zones}


def payloads() -> Iterator[tuple[str, Payload]]:
    """/settings and /waiting."""
    langs = choices({lang: f"language-{lang}" for lang in ("auto", *LANGUAGES)}, own_value)
    notices = choices({value: f"notices-{value}" for value in SETTING_ORDER}, own_value)
    yield (
        "",
        command(
            "settings",
            option("settings", "language", STRING, choices=langs),
            option("settings", "notices", STRING, choices=notices),
            option("settings", "remind", INTEGER, min_value=0, max_value=168),
            option("settings", "zone", STRING, autocomplete=True),
            option("settings", "quiet", STRING, max_length=20),
            option("settings", "next", BOOLEAN),
            kind=None,
        ),
    )
    yield "", command("waiting", kind=None)


FEATURE = Feature(payloads=payloads, commands=COMMANDS, suggestions=SUGGESTIONS)
