"""How the things of Alba Longa are put into words, and how the values of its actions are called in a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.words import Label, Phrase, Words
from engine.games.alba_longa.actions import Settle
from engine.games.alba_longa.pieces import Die, Job, Stall, Town

ROMAN = ("I", "II", "III", "IV", "V", "VI")


def town(name: Town, words: Words) -> str:
    """A city by its name."""
    return words.say(f"name-{name}")


def stall(number: Stall, words: Words) -> str:
    """A market stall by its Roman number."""
    return ROMAN[number - 1]


#: the colours of the cities
SIGNS = {"alba-longa": "🟣", "roma": "🔴", "veii": "🔵", "velitrae": "🟡", "reate": "🟢"}

PHRASES: Mapping[Any, Phrase] = {Town: town, Stall: stall}


def die_shown(die: Die, words: Words, view: Any) -> str:
    """A die, its job and what it shows."""
    return words.say("label-die", die=die, pips=view.table.dice.get(die, 0))


def peasants_sent(peasants: int | None, words: Words, view: Any) -> str:
    """A number, or as many as possible."""
    return words.say("label-peasants", peasants=peasants)


def stall_filled(number: Stall | None, words: Words, view: Any) -> str:
    """A stall and what lies on it, or the poorest."""
    if number is None:
        return words.say("label-stall", stall=None, silver=0)
    return words.say("label-stall", stall=ROMAN[number - 1], silver=view.table.stalls[number - 1])


def stall_called(number: Stall | None, words: Words, view: Any) -> str:
    """The same for a call, with its price."""
    price = view.table.price
    if number is None:
        return words.say("label-call", price=price, stall=None, silver=0)
    return words.say("label-call", price=price, stall=ROMAN[number - 1], silver=view.table.stalls[number - 1])


def free_job(job: Job | None, words: Words, view: Any) -> str:
    """What a free peasant does."""
    return words.say("label-job", job=job)


def captive_job(job: Job | None, words: Words, view: Any) -> str:
    """What a captive does; goods do nothing."""
    return words.say("label-no-job") if job is None else words.say("label-job", job=job)


LABELS: Mapping[tuple[str, str], Label] = {
    ("take", "die"): die_shown,
    ("take", "peasants"): peasants_sent,
    ("take", "farm"): lambda farm, words, view: words.say("label-farm", farm=farm),
    ("decline", "until_call"): lambda until, words, view: words.say("label-until-call", until_call=until),
    ("buy", "die"): die_shown,
    ("buy", "peasants"): peasants_sent,
    ("buy", "stall"): stall_filled,
    ("call", "stall"): stall_called,
    **{("settle", name): free_job for name in Settle.model_fields},
    ("sell", "peasants"): lambda sold, words, view: words.say(
        "label-sale", peasants=sold, silver=view.data.slaves.get(sold, 0)
    ),
    ("grow", "peasants"): lambda born, words, view: words.say(
        "label-growth", peasants=born, wheat=view.data.growth[born] if born < len(view.data.growth) else 0
    ),
    ("recover", "hero"): lambda hero, words, view: words.say("label-hero", hero=hero),
    ("send", "hero"): lambda hero, words, view: words.say("label-hero", hero=hero),
    ("plunder", "job"): captive_job,
}
