"""What stands in the channel: the lobby, the live question with what happened, votes, notices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.match.play import AnyGame, told_of
from bot.match.reminders import Clocks, present
from bot.messages.control_ids import ControlId
from bot.messages.message import Button, Buttons, Message, Part, Style, Text, shortened
from bot.names import written
from bot.store import results
from bot.store.ballots import Ballot
from bot.store.former_players import is_former
from bot.store.matches import Match, Player
from bot.store.offers import SeatOffer
from bot.store.positions import Position
from bot.store.posts import Notice
from bot.store.tournaments import Tournament
from bot.wording import (
    bot_words,
    colour_of,
    former_player,
    game_words,
    mention,
    mentioned,
    shown_name,
    signed_names,
    title,
)
from engine.core import catalogue
from engine.core.dice import commitment, short_commitment
from engine.core.step import Each, Sealed
from engine.core.words import Words, words_for

#: edge colours of posts that belong to nobody
LOBBY, VOTE, RESULT = 0x3B6FB5, 0xC9A227, 0x3E8E4A
#: characters left for what happened in a post
MOST_NEWS = 2600
#: lines that name what would be taken back
MOST_STEPS = 12
UNTIMED = Clocks()
#: no step back has taken others with it
NOTHING_SWEPT: Mapping[int, int] = MappingProxyType({})
#: what a notice to one person is about
NUDGES = {"ping": "🔔", "remind": "⏰", "deadline": "⏳", "next": "👀"}
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


def name_of(match: Match, lang: str) -> str:
    """Comuni #12."""
    return bot_words(lang).say("match-name", game=title(match.game, lang), number=match.id)


# -- the lobby ---------------------------------------------------------------------------------------------------------


def lobby(
    match: Match, players: Sequence[Player], called: Sequence[int] = (), sheet: Sequence[results.Line] = ()
) -> Message:
    """Who is in, what will be played, and the buttons to join; those who are called are pinged when it is posted.

    Once it has begun, the way there; once it is over, the result.
    """
    bot, game = bot_words(match.lang), words_for(match.game, match.lang)
    head = f"## {name_of(match, match.lang)}\n{game.say('tagline')}"
    if match.tournament is not None:
        head += f"\n🏆 {bot.say('lobby-tournament', number=match.tournament, round=match.round)}"
    guests = [_guest(player, match) for player in players]
    if sheet:
        order = sorted(sheet, key=lambda line: (not line.won, -line.points, line.seat))
        guests = [_ranked(line, players[line.seat], match) for line in order]
    lines = [f"{number}. {guest}" for number, guest in enumerate(guests, 1)]
    free = match.wanted - len(players)
    if match.status == "lobby":
        lines += [f"{len(players) + 1 + n}. {bot.say('lobby-free')}" for n in range(free)]
    parts: list[Part] = [Text(head)]
    if lines:
        parts.append(Text("\n".join(lines)))
    if options := list(option_lines(match, match.lang)):
        parts.append(Text("\n".join(options)))
    fair = f"\n-# {said}" if (said := _fair(match)) else ""
    if match.status == "lobby":
        said = bot.say("lobby-open", host=mention(match.host, match.lang))
        if match.rematch is not None and called:
            said = f"🔁 {bot.say('lobby-again', names=game.listed([f'<@{user}>' for user in called]))}"
        parts.append(Text(f"{said}{fair}"))
        parts.append(Buttons(tuple(_lobby_buttons(match, len(players)))))
    else:
        parts.append(Text(f"{_lobby_after(match, players, sheet)}{fair}"))
    return Message(tuple(parts), LOBBY, tuple(called))


def _lobby_after(match: Match, players: Sequence[Player], sheet: Sequence[results.Line]) -> str:
    """What came of a lobby, with the way to the match."""
    bot = bot_words(match.lang)
    if match.started is None:
        return bot.say("lobby-dealing" if match.status == "dealing" else "lobby-closed")
    if match.status == "running":
        key = "lobby-running" if match.thread else "lobby-started"
        return f"▶️ {bot.say(key, match=f'[{name_of(match, match.lang)}]({match.address})')}"
    looked_up = bot.say("lobby-over", match=f"[{name_of(match, match.lang)}]({match.address})")
    if match.status == "closed":
        return f"⏹️ {bot.say('lobby-ended')} {looked_up}"
    names = signed_names(players, match.lang)
    return f"🏁 **{winners_named(match, names, [line.seat for line in sheet if line.won])}** {looked_up}"


def winners_named(match: Match, names: Sequence[str], winners: Sequence[int]) -> str:
    """Who has won, if anybody has."""
    listed = words_for(match.game, match.lang).listed([names[seat] for seat in winners])
    return bot_words(match.lang).say("post-over", names=listed, count=len(winners))


def _ranked(line: results.Line, player: Player, match: Match) -> str:
    """Somebody with the points of the end; a seat counts for the one whose it is."""
    is_house = line.who.user is None
    name = f"🤖 {shown_name(player, match.lang)}" if is_house else mention(line.who.user, match.lang)
    said = words_for(match.game, match.lang).say("labelled", what=name, value=f"**{line.points}**")
    return f"{said} 🏆" if line.won else said


def _fair(match: Match) -> str:
    """Where the commitment stands, if that is known."""
    bot = bot_words(match.lang)
    if match.pledge_link:
        return bot.say("lobby-fair", link=match.pledge_link)
    if match.started is not None and match.start_post is None:
        return bot.say("lobby-commitment", commitment=short_commitment(match.secret))
    return ""


def pledge(match: Match) -> Message:
    """The commitment to the secret of a deal, posted before anybody joins."""
    name, bot = name_of(match, match.lang), bot_words(match.lang)
    head = f"🔒 **{bot.say('pledge-title', name=name)}**\n`{commitment(match.secret)}`"
    return Message((Text(f"{head}\n-# {bot.say('pledge-about')}"),))


def start(match: Match, players: Sequence[Player], *, again: bool = False) -> Message:
    """What is mixed into the deal: everybody's contribution, and the id of this very message."""
    bot = bot_words(match.lang)
    name = name_of(match, match.lang)
    lines = [f"{number}. {_plain_guest(player, match)} `{player.entropy}`" for number, player in enumerate(players, 1)]
    about = bot.say("start-about", commitment=linked(bot.say("word-commitment"), match.pledge_link))
    if again:
        about = f"{bot.say('start-again')}\n{about}"
    parts = (Text(f"### 🎴 {bot.say('start-title', name=name)}"), Text("\n".join(lines)), Text(f"-# {about}"))
    return Message(parts, LOBBY)


def linked(word: str, link: str | None) -> str:
    """A word with the way to what it names, where that is known."""
    return f"[{word}]({link})" if link else word


def _plain_guest(player: Player, match: Match) -> str:
    return f"🤖 {shown_name(player, match.lang)}" if player.house else mention(player.user, match.lang)


def _guest(player: Player, match: Match) -> str:
    name = _plain_guest(player, match)
    # nobody has more to say than the others where a tournament has set the table
    return f"{name} 👑" if player.user == match.host and match.tournament is None else name


def option_lines(match: Match | Tournament, lang: str) -> Iterator[str]:
    """The options of a match or tournament in words."""
    game, bot = words_for(match.game, lang), bot_words(lang)
    pace = f"**{bot.say(f'pace-{match.pace}')}** · {bot.say('pace-about', attribute=match.pace)}"
    yield f"- {game.say('labelled', what=bot.say('option-pace'), value=pace)}"
    if not match.hints:
        yield f"- {bot.say('option-no-hints')}"
    for name in catalogue.find(match.game).Variant.model_fields:
        value = match.variant.get(name)
        shown = f"**{option_value(game, name, value, lang)}**"
        yield f"- {game.say('labelled', what=game.say(f'option-{name}', attribute='title'), value=shown)}"


def option_value(game: Words, name: str, value: Any, lang: str) -> str:
    """An option's value in words."""
    if isinstance(value, bool):
        return bot_words(lang).say("yes" if value else "no")
    attribute = f"{value}"
    return game.say(f"option-{name}", attribute=attribute) if game.has(f"option-{name}", attribute) else str(value)


def _lobby_buttons(match: Match, count: int) -> Iterator[Button]:
    bot, full = bot_words(match.lang), count >= match.wanted
    seats = catalogue.find(match.game).seats
    yield Button(bot.say("button-join"), str(ControlId("join", match.id)), Style.GO, disabled=full)
    yield Button(bot.say("button-leave"), str(ControlId("leave", match.id)), Style.DANGER)
    yield Button(bot.say("button-start"), str(ControlId("start", match.id)), Style.INFO, disabled=count not in seats)
    yield Button(bot.say("button-options"), str(ControlId("options", match.id)), Style.BACK)


# -- the live question -------------------------------------------------------------------------------------------------


def news(
    match: Match,
    players: Sequence[Player],
    told: Sequence[Position],
    undone: set[int],
    data: Any,
    swept: Mapping[int, int] = NOTHING_SWEPT,
) -> str:
    """What happened, in the table's language; steps taken back are struck out.

    With a step back it is told how many later steps went with it (`swept`, by its number).
    """
    words, bot = game_words(match, players, match.lang, data), bot_words(match.lang)
    kind = catalogue.find(match.game)
    lines: list[str] = []
    for position in told:
        if position.silent:
            continue
        if position.kind in ("undo", "rewind") and position.seat is not None and position.follows != position.n - 1:
            count = swept.get(position.n, 0)
            lines.append(f"↩️ {bot.say(f'news-{position.kind}', name=words.seat(position.seat), count=count)}")
        for one in told_of(kind, position):
            if one.to is None and not one.event.sheet:
                line = words.event(one.event)
                lines.append(f"~~{line}~~" if position.n in undone else line)
    while len(lines) > 1 and sum(len(line) + 1 for line in lines) > MOST_NEWS:
        lines.pop(0)
        lines[0] = "…"
    return shortened("\n".join(lines), MOST_NEWS)


def taken_back(match: Match, players: Sequence[Player], steps: Sequence[Position], lang: str, data: Any) -> str:
    """What would be taken back, as everybody has read it; of many steps the newest."""
    words, kind = game_words(match, players, lang, data), catalogue.find(match.game)
    told = [one for step in steps for one in told_of(kind, step) if one.to is None]
    lines = [f"- {line}" for one in told for line in words.event(one.event).splitlines() if line]
    while len(lines) > MOST_STEPS or sum(len(line) + 1 for line in lines) > MOST_NEWS / 2:
        lines.pop(0)
        lines[0] = "- …"
    return "\n".join(lines or ["- …"])


def turn(
    match: Match,
    players: Sequence[Player],
    game: AnyGame,
    happened: str,
    *,
    live: bool,
    last: Position,
    clocks: Clocks = UNTIMED,
) -> Message:
    """What happened and what is asked now; without buttons once another message is the live one."""
    words = game_words(match, players, match.lang, game.data)
    parts: list[Part] = []
    if happened:
        parts.append(Text(happened))
    awaited = [players[seat] for seat in last.asked]
    pings = tuple(player.user for player in awaited if player.user is not None and present(player))
    first = players[last.asked[0]] if last.asked else None
    if live and game.step is not None:
        parts.append(Text(question(match, players, game, last, words, clocks)))
        parts.append(Buttons(tuple(live_buttons(match.id, match.lang))))
        parts.append(Buttons(tuple(more_buttons(match.id, match.lang))))
    if not parts:
        parts.append(Text(name_of(match, match.lang)))
    return Message(tuple(parts), colour_of(first), pings if live else ())


def question(
    match: Match, players: Sequence[Player], game: AnyGame, last: Position, words: Words, clocks: Clocks = UNTIMED
) -> str:
    """Who is asked what, by mention; the next one is named without a ping."""
    bot = bot_words(match.lang)
    assert game.step is not None
    awaited = [players[seat] for seat in last.asked]
    mentions = [
        f"{player.sign} <@{player.user}>" if present(player) else words.seat(seat)
        for seat, player in zip(last.asked, awaited, strict=True)
    ]
    asked = words.question(game.step)
    small = [name_of(match, match.lang)]
    if current := game.round:
        small.append(words.say("round-now", round=current))
    if clocks.paused:
        small.append(bot.say("post-paused"))
    elif clocks.limit:
        small.append(bot.say("post-grace" if clocks.limit.grace else "post-limit", when=moment(clocks.limit.at)))
    if isinstance(game.step, Sealed | Each):
        ready, count = game.step.ready(game.table, game.asked)
        if count > 1:
            small.insert(0, bot.say("post-ready", ready=ready, count=count))
        return f"### {words.listed(mentions)}\n{asked}\n-# {' · '.join(small)}"
    if (after := game.following()) is not None and after not in last.asked:
        small.append(bot.say("post-next", name=words.seat(after)))
    return f"### {bot.say('post-asked', name=words.listed(mentions))}\n{asked}\n-# {' · '.join(small)}"


def moment(at: float) -> str:
    """A moment as every reader's own clock shows it, counting down."""
    return f"<t:{int(at)}:R>"


def live_buttons(match: int, lang: str) -> Iterator[Button]:
    """The neutral buttons under the live question: the same for everybody, whoever is asked."""
    bot = bot_words(lang)
    yield Button(bot.say("button-move"), str(ControlId("move", match)), Style.GO, "▶️")
    yield Button(bot.say("button-since"), str(ControlId("since", match)), Style.INFO, "🕰️")
    yield Button(bot.say("button-hand"), str(ControlId("hand", match)), Style.INFO, "🖐️")
    yield Button(bot.say("button-board"), str(ControlId("board", match)), Style.INFO, "🗺️")
    yield Button(bot.say("button-undo"), str(ControlId("undo", match)), Style.BACK, "↩️")


def more_buttons(match: int, lang: str) -> Iterator[Button]:
    """The second row: what is not needed in every turn."""
    bot = bot_words(lang)
    yield Button(bot.say("button-rules"), str(ControlId("rules", match)), Style.INFO, "📖")
    yield Button(bot.say("button-orders"), str(ControlId("orders", match)), Style.INFO, "📌")


# -- votes, notices ---------------------------------------------------------------------------------------------------


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
    # a mention, so that whoever is still to vote is pinged
    lines = [f"{signs[voices.get(player.user or 0)]} <@{player.user}>" for player in voters]
    parts: list[Part] = [Text(f"### 🗳️ {head}")]
    if steps:
        parts.append(Text(taken_back(match, players, steps, match.lang, data)))
    parts.append(Text("\n".join(lines)))
    if one.outcome == "open":
        yes = Button(bot.say("button-agree"), str(ControlId("agree", match.id, arg=str(one.id))), Style.GO)
        no = Button(bot.say("button-refuse"), str(ControlId("refuse", match.id, arg=str(one.id))), Style.DANGER)
        parts.append(Buttons((yes, no)))
        missing = tuple(player.user for player in voters if player.user is not None and player.user not in voices)
        return Message(tuple(parts), VOTE, missing)
    parts.append(Text(bot.say(f"ballot-{one.outcome}")))
    return Message(tuple(parts), VOTE)


def notice(match: Match, players: Sequence[Player], post: Notice) -> Message:
    """A line of the log about something outside the rules."""
    return Message((Text(noticed(match.lang, players, post)),))


def noticed(lang: str, players: Sequence[Player], post: Notice) -> str:
    """A notice in words, with its sign."""
    facts: dict[str, Any] = post.facts()
    if post.user is not None:
        facts["user"] = mention(post.user, lang)
    if post.name is not None:
        facts["name"] = written(post.name or former_player(lang))
    if post.player is not None:
        facts["player"] = mentioned(post.player, lang)
    if post.seat is not None:
        facts["seat"] = players[post.seat].sign
    return f"{NOTICE_SIGNS.get(post.key.removeprefix('notice-'), LEDGER)} {bot_words(lang).say(post.key, **facts)}"


def offer(match: Match, players: Sequence[Player], one: SeatOffer, *, pings: bool) -> Message:
    """A seat is offered to somebody, who accepts or declines; then what came of it."""
    bot, player, heir = bot_words(match.lang), players[one.seat], mention(one.heir, match.lang)
    if one.outcome != "open" or match.status != "running":
        outcome = "lapsed" if one.outcome == "open" else one.outcome
        return Message((Text(f"-# 🪑 {bot.say(f'offer-{outcome}', user=heir, seat=player.sign)}"),))
    giver = mention(one.giver, match.lang)
    facts = {"user": heir, "giver": giver, "seat": player.sign, "until": f"<t:{int(one.until)}:R>"}
    yes = Button(
        bot.say("button-accept-seat"), str(ControlId("accept-seat", match.id, arg=str(one.id))), Style.GO, "🪑"
    )
    no = Button(bot.say("button-decline-seat"), str(ControlId("decline-seat", match.id, arg=str(one.id))), Style.BACK)
    text = Text(f"### 🪑 {bot.say('offer-open', **facts)}\n-# {bot.say('offer-means')}")
    return Message((text, Buttons((yes, no))), colour_of(player), (one.heir,) if pings else ())


def vacancy(match: Match, players: Sequence[Player], seat: int) -> Message:
    """A house player holds somebody's seat: who would like to take it? Once it is taken, by whom."""
    player, bot = players[seat], bot_words(match.lang)
    former = is_former(player.owner or player.user)
    name = f"{player.sign} {mention(player.owner or player.user, match.lang)}"
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
    match: Match, words: Words, game: AnyGame, what: str, *, user: int, limit: float | None, link: str
) -> Message:
    """A notice to one person: which match, which round, which decision, and how long there is time."""
    asked = words.question(game.step) if what != "next" and game.step is not None else ""
    text = nudged(match, words, game, what, user=user, limit=limit, link=link, asked=asked)
    buttons = () if what == "next" else (Buttons((next(live_buttons(match.id, words.lang)),)),)
    return Message((Text(text), *buttons), pings=(user,))


def nudged(
    match: Match,
    words: Words,
    game: AnyGame,
    what: str,
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
