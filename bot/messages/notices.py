"""Votes, offers of seats, lines of the log, and words to one person who is awaited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from bot.match.play import AnyGame
from bot.match.reminders import present
from bot.messages.control_ids import ControlId
from bot.messages.live_question import moment, taken_back
from bot.messages.message import VOTE, Message
from bot.messages.parts import Button, Buttons, Part, Style, Text
from bot.names import written
from bot.store.ballots import Ballot, is_withdrawn
from bot.store.former_players import is_former
from bot.store.matches import Match, Player
from bot.store.offers import SeatOffer
from bot.store.positions import Position
from bot.store.posts import Notice
from bot.wording import (
    bot_words,
    colour_of,
    former_player,
    mention,
    mentioned,
    name_of,
    sign_of,
)
from engine.core.words import Words

#: what a notice to one person is about
NudgeKind: TypeAlias = Literal["ping", "remind", "deadline", "next"]
NUDGES: Mapping[NudgeKind, str] = {"ping": "🔔", "remind": "⏰", "deadline": "⏳", "next": "👀"}
#: what a line of the log is about; one sign is enough
LEDGER = "📜"
NOTICE_SIGNS = {
    "absent": "⏳",
    "back": "👋",
    "substitute": "🪑",
    "substitute-former": "🪑",
    "paused": "⏸️",
    "resting": "💤",
    "resumed": "▶️",
    "vacation": "🌴",
    "vacation-over": "🌴",
    "mentor": "👁️",
    "mentor-ends": "👁️",
    "hint": "💡",
}


def ballot(
    match: Match,
    players: Sequence[Player],
    one: Ballot,
    voices: Mapping[int, bool],
    steps: Sequence[Position] = (),
    data: Any = None,
) -> Message:
    """A vote of the table: what would be taken back, if it is about that, and who has said what."""
    bot = bot_words(match.lang)
    head = bot.say(f"ballot-{one.kind}", name=mention(one.caller, match.lang), count=len(steps))
    voters = [player for player in players if present(player)]
    signs = {True: "✅", False: "❌", None: "⏳"}
    # a mention, so that people still to vote are pinged
    lines = [f"{signs[voices.get(player.user or 0)]} <@{player.user}>" for player in voters]
    parts: list[Part] = [Text(f"### 🗳️ {head}")]
    if steps:
        parts.append(Text(taken_back(match, players, steps, match.lang, data)))
    parts.append(Text("\n".join(lines)))
    if one.outcome == "open":
        yes = Button(bot.say("button-agree"), str(ControlId("agree", match.id, arg=str(one.id))), Style.GO)
        no = Button(bot.say("button-refuse"), str(ControlId("refuse", match.id, arg=str(one.id))), Style.DANGER)
        # the person who called it ends it, anyone else takes back their vote
        back = Button(
            bot.say("button-withdraw"), str(ControlId("withdraw-vote", match.id, arg=str(one.id))), Style.BACK
        )
        parts.append(Buttons((yes, no, back)))
        missing = tuple(player.user for player in voters if player.user is not None and player.user not in voices)
        return Message(tuple(parts), VOTE, missing)
    ended = "withdrawn" if is_withdrawn(one, voices) else one.outcome
    parts.append(Text(bot.say(f"ballot-{ended}")))
    return Message(tuple(parts), VOTE)


def notice(match: Match, players: Sequence[Player], post: Notice) -> Message:
    """A line of the log about something outside the rules."""
    return Message((Text(noticed(match.game, match.lang, players, post)),))


def noticed(game: str, lang: str, players: Sequence[Player], post: Notice) -> str:
    """A notice in words, with its sign."""
    facts: dict[str, Any] = post.facts()
    if post.user is not None:
        facts["user"] = mention(post.user, lang)
    if post.name is not None:
        facts["name"] = written(post.name or former_player(lang))
    if post.player is not None:
        facts["player"] = mentioned(post.player, lang)
    if post.seat is not None:
        facts["seat"] = sign_of(players[post.seat], game)
    return f"{NOTICE_SIGNS.get(post.key.removeprefix('notice-'), LEDGER)} {bot_words(lang).say(post.key, **facts)}"


def offer(match: Match, players: Sequence[Player], one: SeatOffer, *, pings: bool) -> Message:
    """A seat is offered to someone, who accepts or declines; then what came of it."""
    bot, player, heir = bot_words(match.lang), players[one.seat], mention(one.heir, match.lang)
    if one.outcome != "open" or match.status != "running":
        outcome = "lapsed" if one.outcome == "open" else one.outcome
        return Message((Text(f"-# 🪑 {bot.say(f'offer-{outcome}', user=heir, seat=sign_of(player, match.game))}"),))
    giver = mention(one.giver, match.lang)
    facts = {"user": heir, "giver": giver, "seat": sign_of(player, match.game), "until": f"<t:{int(one.until)}:R>"}
    yes = Button(
        bot.say("button-accept-seat"), str(ControlId("accept-seat", match.id, arg=str(one.id))), Style.GO, "🪑"
    )
    no = Button(bot.say("button-decline-seat"), str(ControlId("decline-seat", match.id, arg=str(one.id))), Style.BACK)
    text = Text(f"### 🪑 {bot.say('offer-open', **facts)}\n-# {bot.say('offer-means')}")
    return Message((text, Buttons((yes, no))), colour_of(player), (one.heir,) if pings else ())


def vacancy(match: Match, players: Sequence[Player], seat: int) -> Message:
    """A house player holds someone's seat: who would like to take it? Once it is taken, by whom."""
    player, bot = players[seat], bot_words(match.lang)
    former = is_former(player.owner or player.user)
    name = f"{sign_of(player, match.game)} {mention(player.owner or player.user, match.lang)}"
    if match.status == "running" and player.held:
        text = bot.say("vacancy-former" if former else "vacancy-open", name=name)
        take = Button(
            bot.say("button-substitute"), str(ControlId("substitute", match.id, arg=str(seat))), Style.GO, "🪑"
        )
        back = Button(bot.say("button-return"), str(ControlId("return", match.id)), Style.INFO, "👋")
        # nobody comes back to the seat of a former player
        return Message((Text(f"### 🪑 {text}"), Buttons((take,) if former else (take, back))), colour_of(player))
    return Message((Text(f"-# 🪑 {bot.say('vacancy-closed', name=name)}"),))


def nudge(
    match: Match, words: Words, game: AnyGame, what: NudgeKind, *, user: int, limit: float | None, link: str
) -> Message:
    """A notice to one person: which match, which round, which decision, and how long there is time."""
    asked = words.question(game.step) if what != "next" and game.step is not None else ""
    text = nudged(match, words, game, what, user=user, limit=limit, link=link, asked=asked)
    # the question itself is posted once more below it
    return Message((Text(text),), pings=(user,))


def nudged(
    match: Match,
    words: Words,
    game: AnyGame,
    what: NudgeKind,
    *,
    user: int,
    limit: float | None,
    link: str,
    asked: str = "",
) -> str:
    """The words of a notice; without what is asked, where the question itself follows."""
    bot = bot_words(words.lang)
    head = bot.say(f"nudge-{what}", name=f"<@{user}>", match=f"[{name_of(match, words.lang)}]({link})")
    lines = [f"{NUDGES[what]} {head}"]
    if asked:
        lines.append(asked)
    small = [words.say("round-now", round=game.round)] if game.round else []
    if limit is not None:
        small.append(bot.say("post-grace" if what == "deadline" else "post-limit", when=moment(limit)))
    if small:
        lines.append(f"-# {' · '.join(small)}")
    return "\n".join(lines)


def cleared(match: Match, lang: str, *, moved: bool = False) -> Message:
    """What is left of a notice that is no longer true, or of one whose place another has taken."""
    key = "nudge-moved" if moved else "nudge-cleared"
    return Message((Text(f"-# {bot_words(lang).say(key, match=name_of(match, lang))}"),))
