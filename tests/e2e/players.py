"""People who play any game to its end: by the buttons of a panel, by slash commands, or in their direct messages.

What someone wants to do is thought up as a house player would, from that person's own view. How it is done is the
test: only what stands on the screen can be pressed, chosen or typed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import takewhile
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from bot.match.play import MatchState, match_state
from bot.messages import control_ids
from bot.messages.forms import FLAT, every_field, key, said, turned
from bot.messages.open_form import CHANGE
from bot.store import Connection, positions
from bot.store.positions import Position
from bot.wording import bot_words
from engine.core.action import Action
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.house import levels
from engine.core.record import fields_of, verify
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for
from sandbox import Channel, Person, Sandbox, Seen
from sandbox.components import Kind
from sandbox.interactions import Interaction, InteractionKind
from sandbox.people import Exchange
from sandbox.seen import Select
from sandbox.world import Message
from tests.e2e.stores import opened, place_of

R = TypeVar("R")
AnyGame = Game[Any, Any, Any]
MOST_PRESSES = 40
PATIENCE = 300.0
#: seconds between two glances at a store that someone waits for, and after how many of them one looks into it anyway
GLANCE, MOST_GLANCES = 0.01, 10


def printed(game: str, digest: str) -> Any:
    """Every match of these tests is played with the printed components."""
    return None


def what_waits(listed: str) -> str:
    """The first part of what /waiting says: what waits for the reader, without what waits for others."""
    for lang in LANGUAGES:
        listed = listed.partition(bot_words(lang).say("waiting-others"))[0]
    return listed


def _moves(line: Iterable[Position]) -> list[tuple[int, dict[str, Any]]]:
    return [(one.seat, one.written) for one in line if one.seat is not None and one.written is not None]


class Eyes:
    """Looks into the store of a bot, also of one in another process."""

    def __init__(self, file: Path | str, number: int = 1) -> None:
        self.file = file
        self.number = number
        self._open: Connection | None = None

    @contextmanager
    def db(self) -> Iterator[Connection]:
        """The open file."""
        if self._open is not None:
            yield self._open
            return
        with opened(self.file) as connection:
            yield connection

    def once(self, condition: Callable[[], R]) -> R:
        """Several looks that make one answer, over one connection: opening one costs more than a look does."""
        if self._open is not None:
            return condition()
        with opened(self.file) as self._open:
            try:
                return condition()
            finally:
                self._open = None

    def look(self, work: Callable[..., R], *args: Any) -> R:
        """Ask the store something."""
        with self.db() as db:
            return work(db, *args)

    def rows(self, question: str, *values: Any) -> list[dict[str, Any]]:
        """Ask the store something in its own language."""
        with self.db() as db:
            return [dict(row) for row in db.execute(question, values)]

    def change(self, order: str, *values: Any) -> None:
        """Arrange the store for a test."""
        with self.db() as db:
            db.execute(order, values)

    def now(self) -> MatchState:
        """The match as it stands."""
        return self.look(match_state, printed, self.number)

    @property
    def n(self) -> int:
        """The number of the newest position."""
        return int(self.rows("SELECT n FROM matches WHERE id = ?", self.number)[0]["n"])

    @property
    def status(self) -> str:
        """How the match is."""
        return str(self.rows("SELECT status FROM matches WHERE id = ?", self.number)[0]["status"])

    def line(self) -> list[tuple[int, dict[str, Any]]]:
        """Who did what, on the line of play that counts."""
        with self.db() as db:
            return _moves(positions.several(db, self.number, positions.line(db, self.number, self.n)))

    def done_since(self, n: int) -> list[tuple[int, dict[str, Any]]]:
        """The same after a position, however many others were quicker to follow."""
        with self.db() as db:
            return _moves(list(takewhile(lambda one: one.n > n, self._backwards(db)))[::-1])

    def _backwards(self, db: Connection) -> Iterator[Position]:
        """The actions on the line of play, the newest first: whoever looks after each of them reads no long match."""
        here = positions.newest(db, self.number)
        while here.follows is not None:
            if here.kind == "action":
                yield here
            here = positions.at(db, self.number, here.follows)

    def seat_of(self, person: Person) -> Seat:
        """Where someone sits."""
        [row] = self.rows("SELECT seat FROM players WHERE match = ? AND person = ?", self.number, person.id)
        return Seat(row["seat"])

    def asked(self, people: Sequence[Person]) -> Person:
        """Who of these people is asked now, the first if there are several."""
        seats = self.now().game.asked
        return next(person for person in people if self.seat_of(person) in seats)

    async def until(self, condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        """Wait until something is true of the store."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    written = self.written()
                    if self.once(condition):
                        return
                    await self.change_since(written)
        except TimeoutError:
            raise AssertionError(f"waited in vain for {what}") from None

    async def change_since(self, written: object, going_on: Callable[[], object] = lambda: True) -> None:
        """Wait until the store was written to, which may be another process's; not for long: a look at it decides."""
        for _ in range(MOST_GLANCES):
            await asyncio.sleep(GLANCE)
            if not going_on() or self.written() != written:
                return

    def written(self) -> object:
        """Something else whenever the store was written to: much cheaper than to open it."""
        place = place_of(self.file)
        if not isinstance(place, Path):
            return object()
        found = []
        for file in (place, f"{place}-wal"):
            with suppress(FileNotFoundError):
                state = os.stat(file)  # noqa: PTH116 - a path for each glance costs more than the glance
                found.append((state.st_ino, state.st_size, state.st_mtime_ns))
        return found

    async def all_sent(self, seconds: float = PATIENCE) -> None:
        """Wait until nothing is left to be sent; pictures come when they come."""
        left = "SELECT 1 FROM outbox WHERE state = 'due' AND kind <> 'picture'"
        await self.until(lambda: not self.rows(left), "an empty outbox", seconds)


def wish(now: MatchState, seat: int, level: str = "rookie") -> Action:
    """What someone wants to do, thought up from their own view only."""
    chance = Dice(f"{now.match.secret} {seat} {now.match.n}")
    return levels(now.match.game)[level](now.game.view_of(Seat(seat)), chance)


def newest(person: Person, channel: Channel, fits: Callable[[Seen], bool]) -> Seen | None:
    """The newest message of a channel that fits, if this person sees one."""
    said_there = person.realm.world.messages.get(channel.id, {}).values()
    for message in reversed(said_there):
        if message.owner_id in (None, person.id) and fits(seen := person.view(message)):
            return seen
    return None


def is_live(seen: Seen) -> bool:
    """Whether a message of the thread has the buttons to act."""
    return not seen.ephemeral and any(button.label == "Your Move" for button in seen.buttons)


async def live(person: Person, thread: Channel) -> Seen:
    """The message with the question that counts now."""
    return newest(person, thread, is_live) or await person.wait_for(thread, is_live)


def controls(panel: Seen) -> list[tuple[control_ids.ControlId, str]]:
    """The enabled buttons of a message that are the bot's."""
    found = []
    for button in panel.buttons:
        ident = control_ids.read(button.custom_id or "")
        if ident and not button.disabled:
            found.append((ident, button.custom_id or ""))
    return found


def click(sandbox: Sandbox, person: Person, message: Message, custom_id: str, values: list[str] | None) -> Interaction:
    """Use a control as it once stood on a message, whatever stands there now."""
    kind = Kind.BUTTON if values is None else Kind.STRING_SELECT
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": int(kind)}
    if values is not None:
        data["values"] = values
    channel = sandbox.world.channels[message.channel_id]
    return sandbox.interactions.start(InteractionKind.COMPONENT, person.user, channel, data, message=message)


async def answered(sandbox: Sandbox, person: Person, interaction: Interaction) -> str:
    """What the person reads as the answer."""
    exchange = Exchange(person, interaction, sandbox.interactions)
    await exchange.complete()
    said_further = [seen.text for seen in exchange.followups]
    return "\n".join([exchange.text, *said_further])


async def look_at(person: Person, panel: Seen, what: str) -> Exchange:
    """Press one of the things to look at, behind More."""
    opened = (await person.press(panel, control_of(panel, "more"))).message
    found = next((one for one in opened.buttons if what in (one.label or "")), None)
    assert found, f"nothing to look at in {opened.text!r}"
    return await person.press(opened, found.custom_id or "")


def control_of(panel: Seen, verb: str) -> str:
    """The button of a message with this verb."""
    return next(text for ident, text in controls(panel) if ident.verb == verb)


async def end_match(admin: Person, place: Channel, **given: Any) -> None:
    """An admin ends a match, in both steps."""
    asked = await admin.slash(place, "table end", **given)
    await admin.press(asked.message)


async def call_for_undo(person: Person, thread: Channel) -> None:
    """Someone asks the table to take their own last step back, in both steps."""
    asked = await person.slash(thread, "game undo")
    await person.press(asked.message)


async def rewind(admin: Person, place: Channel, *others: Person, **given: Any) -> None:
    """An admin takes actions back, in both steps; at their own table with the voices of the others."""
    asked = await admin.slash(place, "table rewind", **given)
    await admin.press(asked.message)
    for other in others:
        await other.slash(place, "vote", answer="yes")


async def skip(admin: Person, place: Channel, **given: Any) -> None:
    """An admin lets the caretaker decide, in both steps."""
    asked = await admin.slash(place, "table skip", **given)
    await admin.press(asked.message)


async def give_seat(giver: Person, place: Channel, command: str = "game replace", **given: Any) -> None:
    """A seat is given away: offered in both steps, and accepted."""
    asked = await giver.slash(place, command, **given)
    await giver.press(asked.message)
    user = giver.realm.world.users[int(getattr(given["user"], "id", given["user"]))]
    heir = Person(user, giver.realm, giver._acts, giver._interactions, giver._traffic)
    await heir.slash(place, "seat accept")


class OutOfReach(AssertionError):
    """A panel on which something that is allowed cannot be done."""


async def through_panel(
    person: Person, panel: Seen, action: Action, where: Mapping[str, str] = MappingProxyType({})
) -> Exchange:
    """Reach one certain action by nothing but what the panel shows, and carry it out.

    Who knows the place of a value (`where`, by field) goes there; others look at one after the other.
    """
    wanted = said(action)
    fields = {name: key(getattr(action, name)) for name in type(action).model_fields}
    places = set[str]()
    for _ in range(MOST_PRESSES):
        found = {ident.verb: ident_text for ident, ident_text in controls(panel) if ident.arg == wanted}
        if "do" in found:
            return await person.press(panel, found["do"])
        if "ask" in found:
            panel = (await person.press(panel, found["ask"])).message
            continue
        step = _choice(panel, action, fields, places, where)
        if step:
            exchange = await person.choose(panel, step[1], select=step[0])
            if said_in_list(step[1], action) and not is_chosen(exchange.message, step[1]):
                # nothing was left to choose: it is done
                return exchange
            panel = exchange.message
            continue
        tabs = [text for ident, text in controls(panel) if ident.verb == "tab" and ident.arg in (action.word, CHANGE)]
        # another form may be open: back to all that can be done
        tabs = tabs or [text for ident, text in controls(panel) if ident.verb == "tab" and not ident.arg]
        # what is rarely wanted stands behind More
        tabs = tabs or [text for ident, text in controls(panel) if ident.verb == "more"]
        if not tabs:
            raise OutOfReach(f"{person.name} cannot reach {wanted!r} on this panel:\n{panel.text}")
        panel = (await person.press(panel, tabs[0])).message
    raise AssertionError(f"{person.name} pressed {MOST_PRESSES} times and did not reach {wanted!r}:\n{panel.text}")


def said_in_list(entry: str, action: Action) -> bool:
    """Whether an entry of a list names a whole action of this kind."""
    return entry.partition(" ")[0] == action.word


def is_chosen(panel: Seen, entry: str) -> bool:
    """Whether an entry of a list is shown as chosen."""
    return any(option.default and option.value == entry for select in panel.selects for option in select.options)


def _place(select: Select, seen: set[str], where: str | None) -> str:
    """A place that was not looked at yet; from a place where the value does not lie, the way back to all of them."""
    if known := next((option.value for option in select.options if option.label == where), None):
        return known
    if any(turned(option.value) is None for option in select.options):
        return select.options[0].value
    unseen = next(option.value for option in select.options if option.value not in seen)
    seen.add(unseen)
    return unseen


def _entry(select: Select, action: Action, fields: Mapping[str, str]) -> str | None:
    """The entry of a list of several kinds of actions that leads to this one; None if it is chosen, or not there."""
    if exact := next((option for option in select.options if option.value == said(action)), None):
        return None if exact.default else exact.value
    must = [name for name, field in type(action).model_fields.items() if field.is_required()]
    for option in select.options:
        word, _, written = option.value.partition(" ")
        named = {name: str(value) for name, value in fields_of(written).items()} if word == action.word else {}
        if must and named and all(named[name] == fields[name] for name in must):
            return None if option.default else option.value
    # a long list shows a part: turn on
    return next((option.value for option in reversed(select.options) if turned(option.value) is not None), None)


def _choice(
    panel: Seen, action: Action, fields: Mapping[str, str], places: set[str], where: Mapping[str, str]
) -> tuple[str, str] | None:
    """The next select of this action's form that shows another value than the wanted one."""
    for select in panel.selects:
        ident = control_ids.read(select.custom_id)
        if ident is None or ident.verb not in ("pick", "choose"):
            continue
        word, _, field = ident.arg.partition(".")
        if word == FLAT:
            if wanted := _entry(select, action, fields):
                return select.custom_id, wanted
            continue
        if word == action.word and not field:
            # one list of whole answers
            shown = next((option.value for option in select.options if option.default), None)
            return None if shown == every_field(action) else (select.custom_id, every_field(action))
        if word != action.word or field not in fields:
            continue
        shown = next((option.value for option in select.options if option.default), None)
        values = [option.value for option in select.options]
        if shown == fields[field]:
            continue
        if fields[field] in values:
            return select.custom_id, fields[field]
        if any(turned(value) is not None for value in values):
            # the place where it lies comes first; where that is the wrong one, all of them again
            return select.custom_id, _place(select, places, where.get(field))
        # a long list shows a part: go nearer
        nearest = min(values, key=lambda value: abs(int(value) - int(fields[field])))
        if nearest != shown:
            return select.custom_id, nearest
    return None


class Player:
    """Someone at the table."""

    def __init__(self, person: Person, thread: Channel, eyes: Eyes) -> None:
        self.person = person
        self.thread = thread
        self.eyes = eyes

    async def act(self, action: Action) -> None:
        """Do it."""
        raise NotImplementedError


class ByButtons(Player):
    """Presses "Your Move" under the live question and uses the panel that opens."""

    async def act(self, action: Action) -> None:
        panel = await self.person.press(await live(self.person, self.thread), "Your Move")
        assert panel.ephemeral
        await through_panel(self.person, panel.message, action)


class BySlash(Player):
    """Types the game's commands, and looks at what autocomplete offers."""

    def __init__(self, person: Person, thread: Channel, eyes: Eyes, *, blind: bool = False) -> None:
        super().__init__(person, thread, eyes)
        #: never sees an answer, and so does not ask for suggestions either
        self.blind = blind
        self.suggested: set[str] = set()

    async def act(self, action: Action) -> None:
        game = self.eyes.now().match.game
        name = words_for(game, "en").say(f"action-{action.word}", attribute="name")
        command = f"{game.replace('_', '-')} {name}"
        given = {field: value for field, value in action.written().items() if field != "do"}
        if not self.blind:
            for field in given:
                await self._look(command, field, given)
        before = self.eyes.n
        exchange = await self.person.slash(self.thread, command, wait=not self.blind, **given)
        if self.blind:
            mine = (int(self.eyes.seat_of(self.person)), action.written())
            await self.eyes.until(lambda: mine in self.eyes.done_since(before), f"/{command} {given}")
        else:
            assert exchange.ephemeral

    async def _look(self, command: str, field: str, given: Mapping[str, Any]) -> None:
        """Once for every option: autocomplete must offer what the rules would take."""
        declared = next(
            (option for path in self.person.realm.world.commands.values() for option in _options(path, command)
             if option["name"] == field), {},
        )  # fmt: skip
        if not declared.get("autocomplete") or f"{command} {field}" in self.suggested:
            return
        self.suggested.add(f"{command} {field}")
        others = {name: value for name, value in given.items() if name != field and isinstance(value, str)}
        # as someone would who types until it is offered
        offered = await self.person.suggestions(self.thread, command, field, str(given[field]), **others)
        values = [choice.value for choice in offered]
        assert given[field] in values, f"/{command} {field}: {given[field]!r} is not offered, only {values}"


def _options(payload: Mapping[str, Any], command: str) -> Sequence[Mapping[str, Any]]:
    group, _, name = command.partition(" ")
    if payload["name"] != group:
        return ()
    found = next((each for each in payload.get("options", ()) if each["name"] == name), {})
    options: Sequence[Mapping[str, Any]] = found.get("options", ())
    return options


class ByMail(Player):
    """Uses nothing but the panels that come as direct messages."""

    async def act(self, action: Action) -> None:
        now = self.eyes.now()
        question = (now.game.question, now.match.era)

        def fits(seen: Seen) -> bool:
            return asks(seen, self.eyes.number, question)

        panel = newest(self.person, self.person.dm, fits) or await self.person.wait_for(self.person.dm, fits)
        try:
            await through_panel(self.person, panel, action)
        except OutOfReach:
            # shown before someone else acted: the way back from what else there is brings it up to date
            opened = (await self.person.press(self.person.again(panel), control_of(panel, "more"))).message
            panel = (await self.person.press(opened, control_of(opened, "move"))).message
            await through_panel(self.person, panel, action)


def asks(seen: Seen, match: int, question: tuple[int, int]) -> bool:
    """Whether a panel puts this question."""
    return any(
        ident.match == match and ident.verb in ("do", "ask", "tab") and (ident.question, ident.era) == question
        for ident, _ in controls(seen)
    ) or any(
        (ident := control_ids.read(select.custom_id))
        and ident.match == match
        and (ident.question, ident.era) == question
        for select in seen.selects
    )


async def play(players: Sequence[Player], *, most: int | None = None, level: str = "rookie") -> None:
    """Everyone plays when asked, until the score sheet (or this many actions)."""
    eyes = players[0].eyes
    by_user = {player.person.id: player for player in players}
    done = 0
    while most is None or done < most:
        now = eyes.now()
        if now.match.status != "running":
            return
        awaited = [seat for seat in now.game.asked if now.players[seat].user is not None]
        if not awaited:
            await eyes.until(lambda before=now.match.n: eyes.n > before, "a house player")  # type: ignore[misc]
            continue
        seat = Dice(now.match.secret, {"order": now.match.n}).choose("order", awaited)
        user = now.players[seat].user
        assert user is not None
        action = wish(now, seat, level)
        await by_user[user].act(action)
        assert (seat, action.written()) in eyes.done_since(now.match.n), f"{action!r} was not carried out"
        done += 1


async def play_blind(people: Sequence[Person], thread: Channel, eyes: Eyes, *, most: int | None = None) -> None:
    """Everyone plays by slash commands and looks at no answer, until the score sheet (or this many actions)."""
    await play([BySlash(person, thread, eyes, blind=True) for person in people], most=most)


async def result(person: Person, thread: Channel, eyes: Eyes) -> AnyGame:
    """Wait for the score sheet; the record attached to it must verify, and is the match that was played."""
    await eyes.all_sent()
    sheet = await person.wait_for(thread, lambda seen: bool(seen.files) and seen.files[-1].filename.endswith(".json"))
    game = verify(sheet.files[-1].data)
    now = eyes.now()
    assert now.match.status == "over"
    assert game.save() == now.game.save()
    points = game.standing()
    assert points is not None
    assert all(f"**{total}**" in sheet.text for total in points)
    assert now.match.secret in sheet.text
    kept = eyes.rows("SELECT points FROM results WHERE match = ? ORDER BY seat", eyes.number)
    assert [row["points"] for row in kept] == points
    return game
