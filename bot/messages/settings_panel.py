"""What one has set for oneself, with a list for each setting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.messages.control_ids import ControlId
from bot.messages.front_door import ways
from bot.messages.message import Message, shortened
from bot.messages.parts import Button, Buttons, Choice, Select, Text
from bot.orientation import Orientation
from bot.store.people import Notices, Person
from bot.wording import bot_words
from engine.core.words import LANGUAGES

#: what is usual comes first in the list
NOTICE_ORDER: tuple[Notices, ...] = ("usual", "thread", "dm", "both")
#: hours between reminders that the panel offers; others can be typed
OFFERED_HOURS = (0, 1, 2, 4, 6, 8, 10, 12, 24, 48, 72)
#: quiet hours that it offers, as they are typed
OFFERED_QUIET = ("off", "21:00-07:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-08:00", "00:00-08:00")
#: time zones that it offers
OFFERED_ZONES = (
    *("UTC", "Europe/London", "Europe/Paris", "Europe/Berlin", "Europe/Zurich", "Europe/Brussels", "Europe/Vienna"),
    *("Europe/Rome", "Europe/Madrid", "Europe/Helsinki", "Europe/Istanbul", "Africa/Johannesburg", "Asia/Kolkata"),
    *("Asia/Singapore", "Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/Toronto"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
)


def settings_panel(person: Person, lang: str) -> Message:
    """Everything that holds, and the lists to change it."""
    bot = bot_words(lang)
    lines = "\n".join(f"- {line}" for line in _lines(person, lang))
    selects = (_select(name, choices, lang) for name, choices in _choices(person, lang).items())
    switch = Button(
        bot.say("button-next-notice", attribute="off" if person.next else "on"),
        str(ControlId("prefer", 0, arg=f"next={'no' if person.next else 'yes'}")),
        emoji="👀",
    )
    other: Orientation = "wide" if person.pictures == "tall" else "tall"
    turn = Button(
        bot.say("button-pictures", attribute=other), str(ControlId("prefer", 0, arg=f"pictures={other}")), emoji="📱"
    )
    head = f"## ⚙️ {bot.say('button-settings')}\n{lines}\n-# {bot.say('settings-change')}"
    return Message((Text(head), *selects, Buttons((turn, switch, *ways("settings", lang)))))


def _lines(person: Person, lang: str) -> Iterator[str]:
    bot = bot_words(lang)
    yield bot.say("settings-language", value=bot.say(f"language-{person.lang or 'auto'}"))
    yield bot.say("settings-notices", value=bot.say(f"notices-{person.notices}"))
    yield _remind(person.hours, lang)
    quiet = bot.say("settings-no-quiet")
    if person.quiet:
        hours = bot.say("span", since=clock(person.quiet.begins), until=clock(person.quiet.ends))
        quiet = f"{hours} ({person.quiet.zone})"
    yield bot.say("settings-quiet", value=quiet)
    yield bot.say("settings-pictures", value=bot.say(f"pictures-{person.pictures}"))
    yield bot.say("settings-next", value=bot.say("yes" if person.next else "no"))


def _remind(hours: float, lang: str) -> str:
    return bot_words(lang).say("settings-remind", hours=f"{hours:g}", none="yes" if hours == 0 else "no")


def clock(minutes: int) -> str:
    """22:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _choices(person: Person, lang: str) -> Mapping[str, tuple[Choice, ...]]:
    """What can be chosen, by the name of the setting; quiet hours once it is known where on earth they are."""
    bot = bot_words(lang)
    hours = sorted({*map(float, OFFERED_HOURS), person.hours})
    found: dict[str, list[tuple[str, str, bool]]] = {
        "language": [(one, bot.say(f"language-{one}"), one == (person.lang or "auto")) for one in ("auto", *LANGUAGES)],
        "notices": [(one, bot.say(f"notices-{one}"), one == person.notices) for one in NOTICE_ORDER],
        "remind": [(f"{one:g}", _remind(one, lang), one == person.hours) for one in hours],
        "zone": [(one, one, one == person.zone) for one in dict.fromkeys((*OFFERED_ZONES, person.zone or "UTC"))],
    }
    if person.zone:
        now = f"{clock(person.quiet.begins)}-{clock(person.quiet.ends)}" if person.quiet else OFFERED_QUIET[0]
        offered = dict.fromkeys((*OFFERED_QUIET, now))
        found["quiet"] = [(one, _quiet(one, lang), one == now) for one in offered]
    return {name: tuple(_choice(name, *one, lang) for one in listed) for name, listed in found.items()}


def _choice(name: str, value: str, said: str, chosen: bool, lang: str) -> Choice:
    """In the closed list only the chosen entry is seen: it says what it is about, unless its words do."""
    if chosen and name not in ("remind", "quiet"):
        bot = bot_words(lang)
        said = bot.say("labelled", what=bot.say(f"settings-choose-{name}"), value=said)
    return Choice(shortened(said, 100), value, None, chosen)


def _quiet(hours: str, lang: str) -> str:
    bot = bot_words(lang)
    if hours == OFFERED_QUIET[0]:
        return bot.say("settings-quiet", value=bot.say("settings-no-quiet"))
    since, _, until = hours.partition("-")
    return bot.say("settings-quiet", value=bot.say("span", since=since, until=until))


def _select(name: str, choices: tuple[Choice, ...], lang: str) -> Select:
    return Select(str(ControlId("prefer", 0, arg=name)), bot_words(lang).say(f"settings-choose-{name}"), choices)
