"""Twin worlds at the wire: what one player keeps secret makes no difference to anything the others are shown."""

from __future__ import annotations

import random
from collections.abc import Container, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.match.house_players import HousePlayers
from engine.core import catalogue
from engine.core.action import Action, Offer
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from engine.core.step import Sealed
from engine.core.words import words_for
from sandbox import Person
from sandbox.traffic import Shown
from tests.e2e.players import AnyGame, ByButtons, BySlash, Eyes, live
from tests.e2e.stage import staged
from tests.e2e.stores import kept_in
from tests.e2e.twins import UNHURRIED, arrange, begin, make_alike, script, seating, stream
from tests.postgres import Server

COUNT = 4
LEAD = 12
GAMES = catalogue.names()
#: variants in which there are secrets that the plain game does not have
VARIANTS: dict[str, list[dict[str, Any]]] = {"alba_longa": [{"job_well_done": True}]}


@pytest.fixture(autouse=True)
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shuffle's secret is the same in both worlds, and so is its commitment in the lobby."""
    make_alike(monkeypatch)


class Watcher(NamedTuple):
    """Someone who was shown this, in this order."""

    id: int
    seen: Sequence[Shown]

    def shown(self) -> Sequence[Shown]:
        return self.seen


def test_worlds_differ_by_what_is_shown_and_in_which_order_but_not_by_which_way_was_the_faster() -> None:
    post, edit = (
        Shown(event, frozenset({1, 2}), 7, b'{"id":"1"}', ()) for event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
    )
    answer = Shown("MESSAGE_CREATE", frozenset({1}), 7, b'{"id":"2"}', ())
    usual = stream(Watcher(1, [post, edit, answer]))
    assert stream(Watcher(1, [post, answer, edit])) == usual
    assert stream(Watcher(1, [edit, post, answer])) != usual
    assert stream(Watcher(1, [post, edit])) != usual
    assert stream(Watcher(1, [post, edit, answer, answer])) != usual


def seats_for(game: str) -> int:
    return min(COUNT, catalogue.find(game).seats[-1])


def accepted(game: AnyGame, seat: Seat, action: Action) -> bool:
    try:
        type(game).load(game.save(), game.data).submit(seat, action)
    except Illegal:
        return False
    return True


def secrets_of(game: AnyGame, seat: Seat, words: Container[str] | None = None, most: int = 400) -> list[Action]:
    """Secret actions, or those of some kinds, that a seat could take now."""
    found: list[Action] = []
    for option in game.options(seat):
        kind = option.action if isinstance(option, Offer) else type(option)
        if kind.secret and (words is None or kind.word in words):
            members = list(option.members()) if isinstance(option, Offer) else [option]
            random.Random(0).shuffle(members)
            found += [action for action in members[:most] if accepted(game, seat, action)]
    return found


def on_panels(game: AnyGame, seat: Seat, action: Action) -> bool:
    """Whether a panel offers it: not what it fills in by itself, nor a value that reads the same as the usual one."""
    implied = catalogue.kit(game.name).panel.appearance(type(action)).implied
    kind, view, words = type(action), game.view_of(seat), words_for(game.name, "en", (), game.data)
    for name, field in kind.model_fields.items():
        value = getattr(action, name)
        if field.is_required() or value == field.default:
            continue
        plain = action.model_copy(update={name: field.default})
        same = words.value(kind, name, value, view) == words.value(kind, name, field.default, view)
        if same or (name in implied and accepted(game, seat, plain)):
            return False
    return True


def unlike(game: AnyGame, seat: Seat, action: Action) -> Action | None:
    """Another secret action that nobody else can tell from this one: of a sealed answer not even the kind is seen."""
    for other in secrets_of(game, seat, None if isinstance(game.step, Sealed) else {action.word}):
        if other != action and other.seen(game.data) == action.seen(game.data):
            return other
    return None


def first_sealed(game: str) -> tuple[int, Seat, list[Action]]:
    """The first sealed question at which some seat has several answers: its place, the seat, the answers."""
    for number, (_, _, before) in enumerate(script(game, seats_for(game))):
        if isinstance(before.step, Sealed) and len(before.asked) == len(before.step.seats(before.table)) > 2:
            for seat in before.asked:
                if len(answers := [one for one in secrets_of(before, seat) if on_panels(before, seat, one)]) > 3:
                    return number, seat, answers
    raise AssertionError(f"{game}: no sealed question")


async def split_world(
    folder: Path, game: str, secretive: Seat, place: int, answers: Sequence[Action]
) -> tuple[dict[str, list[bytes]], dict[str, list[bytes]]]:
    """A match up to the last answer but one, and what everyone else saw; then the reveal."""
    async with staged(folder, deadline=UNHURRIED) as stage:
        people, room = stage.people(seats_for(game)), stage.sandbox.channel("game-room")
        spectator = stage.sandbox.people[5]
        thread, eyes = await begin(stage, people, room, game=game, seats=len(people))
        seated = seating(people)
        assert [eyes.seat_of(person) for person in seated] == list(range(len(people)))
        moves = script(game, len(people))

        async def settled() -> None:
            # what is sent in one message or in two depends on how fast people are: here they take their time
            await eyes.all_sent()
            await stage.sandbox.quiet()

        # from some actions before the question on
        first = max(0, place - LEAD)
        arrange(eyes, moves[first][2])
        await people[0].slash(thread, "table refresh")
        await settled()
        for seat, action, _ in moves[first:place]:
            await BySlash(seated[seat], thread, eyes, blind=True).act(action)
            await settled()
        # sealed by panel, then changed by panel, then changed by command
        for number, answer in enumerate(answers):
            style = ByButtons if number < len(answers) - 1 else BySlash
            await style(seated[secretive], thread, eyes).act(answer)
            await settled()
        others = [
            (seat, action) for seat, action, before in moves[place:] if before.question == moves[place][2].question
        ]
        waiting = [(seat, action) for seat, action in others if seat != secretive]
        for seat, action in waiting[:-1]:
            await BySlash(seated[seat], thread, eyes).act(action)
            await settled()
            await seated[seat].press(await live(seated[seat], thread), "Your Hand")
            await spectator.press(await live(spectator, thread), "Board")
            await spectator.slash(thread, "game export")
            await settled()
        readers = [person for person in [*people, spectator] if person is not seated[secretive]]
        before = {person.name: stream(person) for person in readers}
        seat, action = waiting[-1]
        await BySlash(seated[seat], thread, eyes).act(action)
        await settled()
        return before, {person.name: stream(person) for person in readers}


@pytest.mark.parametrize(
    "game", [game for game in GAMES if any(issubclass(step, Sealed) for step in catalogue.find(game).kinds().steps)]
)
async def test_a_sealed_answer_makes_no_difference_before_the_reveal(tmp_path: Path, game: str) -> None:
    place, secretive, answers = first_sealed(game)
    few, many = sorted((answers[0], answers[-1]), key=repr)
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    one, one_after = await split_world(here, game, secretive, place, [answers[0], answers[1], few])
    two, two_after = await split_world(there, game, secretive, place, [answers[2], answers[3], many])
    assert one.keys() == two.keys()
    for name in one:
        assert one[name] == two[name], f"{name} could tell the worlds apart"
    assert one_after != two_after, "the reveal shows the difference"


class Chance(NamedTuple):
    """A position in which someone has two secret actions that look the same to the others."""

    position: AnyGame
    seat: Seat
    here: Action
    there: Action


def chances(game: str) -> dict[str, Chance]:
    """One for every secret action that a table is asked for: where a house player takes it, else where one could."""
    found: dict[str, Chance] = {}
    ways = product(("rookie", "regular"), ({}, *VARIANTS.get(game, ())))
    scripted = [one for level, options in ways for one in script(game, seats_for(game), level, **options)]
    asked_for = {kind for _, _, before in scripted if before.step for kind in before.step.handlers}
    wanted = {kind.word for kind in asked_for if kind.secret}
    for seat, action, before in scripted:
        # a card played at any time shows itself
        if not action.secret or action.word in found or not answers(before, action.word):
            continue
        if other := unlike(before, seat, action):
            found[action.word] = Chance(before, seat, action, other)
    for _, _, before in scripted:
        left = {word for word in wanted - found.keys() if answers(before, word)}
        for seat in before.asked if left else ():
            for position in (before, *hidden_steps(before, seat)):
                for word in left - found.keys():
                    if pair := alike(position, seat, word):
                        found[word] = Chance(position, seat, *pair)
    assert wanted == found.keys(), f"{game}: nobody could ever do {wanted - found.keys()}"
    return found


def answers(game: AnyGame, word: str) -> bool:
    """Whether the question is answered with such an action, and the answer is not seen at once."""
    last = isinstance(game.step, Sealed) and len(game.asked) == 1
    return game.step is not None and not last and any(kind.word == word for kind in game.step.handlers)


def hidden_steps(game: AnyGame, seat: Seat) -> Iterator[AnyGame]:
    """Positions that nobody else can tell from this one: one secret step of this seat later."""
    for action in secrets_of(game, seat, most=8):
        if game.step is not None and type(action) in game.step.handlers:
            after = type(game).load(game.save(), game.data)
            after.submit(seat, action)
            if after.question == game.question and seat in after.asked:
                yield after


def alike(game: AnyGame, seat: Seat, word: str) -> tuple[Action, Action] | None:
    """Two secret actions of a kind that nobody else can tell apart."""
    for action in secrets_of(game, seat, {word}, most=40):
        if other := unlike(game, seat, action):
            return action, other
    return None


async def secret_world(folder: Path, position: AnyGame, secretive: Seat, action: Action) -> dict[str, list[bytes]]:
    """One secret action in an arranged position, by buttons where a panel has it, and what everyone else saw."""
    async with staged(folder, deadline=UNHURRIED) as stage:
        people, room = stage.people(position.players), stage.sandbox.channel("game-room")
        spectator = stage.sandbox.people[5]
        options = position.variant.model_dump(exclude_defaults=True)
        thread, eyes = await begin(stage, people, room, game=position.name, seats=len(people), **options)
        seated = seating(people)
        arrange(eyes, position)
        await people[0].slash(thread, "table refresh")
        await eyes.all_sent()
        await stage.sandbox.quiet()
        style = ByButtons if on_panels(position, secretive, action) else BySlash
        await style(seated[secretive], thread, eyes).act(action)
        await eyes.all_sent()
        await stage.sandbox.quiet()
        assert eyes.line() == [(secretive, action.written())]
        readers = [person for person in [*people, spectator] if person is not seated[secretive]]
        for person in readers:
            await look_everywhere(person, thread)
        await stage.sandbox.quiet()
        return {person.name: stream(person) for person in readers}


async def look_everywhere(person: Person, thread: Any) -> None:
    """Ask for everything that can be asked for."""
    message = await live(person, thread)
    for button in ("Your Move", "Since My Turn", "Your Hand", "Board", "Rules"):
        await person.press(message, button)
    for command in ("log", "text", "export", "info", "list", "move", "hand", "board", "since", "replay"):
        await person.slash(thread, f"game {command}")
    # where nobody has seen anything happen yet, there is no position 1
    for position in (1, 0):
        at = (await person.slash(thread, "game at", position=position)).message
        if export := next((one.custom_id for one in at.buttons if "|cut|" in (one.custom_id or "")), None):
            await person.press(at, export)
            break
    await person.slash(thread, "waiting")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_every_secret_action_looks_the_same_to_everybody_else(tmp_path: Path, game: str) -> None:
    for word, (position, seat, action, other) in chances(game).items():
        worlds = []
        for name, one in (("here", action), ("there", other)):
            folder = tmp_path / word / name
            folder.mkdir(parents=True)
            worlds.append(await secret_world(folder, position, seat, one))
        assert worlds[0].keys() == worlds[1].keys()
        for name in worlds[0]:
            assert worlds[0][name] == worlds[1][name], f"{name} could tell {action!r} from {other!r}"


async def test_a_secret_action_looks_the_same_on_postgresql(tmp_path: Path, postgres_server: Server) -> None:
    # one is enough: what is told is made by the same code, and only the order in which it is sent could differ
    position, seat, action, other = next(iter(chances(GAMES[0]).values()))
    worlds = []
    for name, one in (("here", action), ("there", other)):
        folder = tmp_path / name
        folder.mkdir()
        with kept_in(folder, postgres_server.prepared()):
            worlds.append(await secret_world(folder, position, seat, one))
    for name in worlds[0]:
        assert worlds[0][name] == worlds[1][name], f"{name} could tell {action!r} from {other!r}"


async def test_the_time_a_house_player_takes_does_not_tell_how_much_it_plans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[float] = []

    async def let_pass(_: HousePlayers, seconds: float) -> None:
        taken.append(seconds)

    monkeypatch.setattr(HousePlayers, "_let_pass", let_pass)
    async with staged(tmp_path, paravent_house_pace=1.5) as stage:
        ada, room = stage.people(1)[0], stage.sandbox.channel("game-room")
        thread = await stage.begin([ada], room, game="shafausa", seats=2, house=1)
        eyes = Eyes(stage.settings.paravent_database)
        await stage.play_on(thread, [ada], actions=30, until="management")
        planning = eyes.now().game.question
        await eyes.until(lambda: eyes.now().game.asked == (eyes.seat_of(ada),), "the house player's plan")
        acts = eyes.rows("SELECT seat, question, secret FROM positions WHERE person = 0 ORDER BY n")
        assert sum(act["secret"] for act in acts if act["question"] == planning) > 1, "several steps that nobody sees"
        asked = eyes.rows("SELECT count(DISTINCT question) AS times FROM positions WHERE person = 0 AND NOT secret")[0][
            "times"
        ]
        assert sum(seconds > 0 for seconds in taken) == asked, "one pause for each question whose answer others see"
