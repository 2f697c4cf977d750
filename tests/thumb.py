"""`python -m tests.thumb [game ...]`: a whole match of each game on the page of a phone, by presses alone.

One person plays on the real page in Chromium, 390 by 844, against house players. What this person wants is thought up
as a house player would, from their own view; how it is done is measured: every press on the way to a decision (a list
costs two, one to open it and one to choose), and how much of the screen each panel takes.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.async_api import Error

from bot.match.play import MatchState, match_state
from bot.messages.forms import panel_of, sorted_options
from bot.wording import game_words
from engine.core import catalogue
from engine.core.action import Action
from engine.core.illegal import Illegal
from engine.core.seat import Seat
from sandbox import Channel, Person, Seen
from sandbox.people import Exchange
from sandbox.screenshots import Shot, browser, visit
from tests.e2e.players import OutOfReach, asks, live, through_panel, wish
from tests.e2e.stage import Stage, staged
from tests.laws.tables import copy

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

PHONE = Shot("phone", 390, 844, "light")
#: how a game is played here where it has variants: with all that it asks
VARIANTS: dict[str, dict[str, Any]] = {"shafausa": {"mode": "geek"}}
#: milliseconds for the page, seconds for the table
PATIENCE_MS, CLICK_MS, PATIENCE = 60_000, 4_000, 300.0
#: tries to press what house players move
ATTEMPTS = 12
#: seconds until a press must have reached the sandbox
HEARD = 20.0
#: looks for a picture that is still being loaded, fifty a second
LOOKS = 100
#: decisions after which a match is broken off
MOST_DECISIONS = 400


class Decision(NamedTuple):
    """One question on the way from the panel to the answer."""

    question: str
    presses: int
    #: pixels of the highest panel on the way, and how many screens that is
    high: int
    screens: float
    #: whether it leaves the question as it is: what is said ahead counts with the question it is said at
    beside: bool = False


class Thumb(Person):
    """Somebody whose presses are made on the page."""

    def __init__(self, person: Person, page: Page, shots: Path | None) -> None:
        super().__init__(person.user, person.realm, person._acts, person._interactions, person._traffic)
        self._page, self._shots = page, shots
        #: what is being decided, for the name of a picture
        self.about = ""
        self.presses = 0
        self.high = 0

    async def press(self, message: Seen, button: str | int = 0, *, wait: bool = True) -> Exchange:
        """One press."""
        await self.measure(message)
        found = next(one for one in message.buttons if button in (one.label, one.custom_id))
        return await self._used(self._control(message, found.custom_id or ""), message)

    async def choose(self, message: Seen, *values: Any, select: str | int = 0, wait: bool = True) -> Exchange:
        """Two presses: open the list, choose an entry."""
        await self.measure(message)
        found = next(one for one in message.selects if one.custom_id == select)
        at = next(number for number, one in enumerate(found.options) if one.value in values)
        await self._control(message, found.custom_id).click()
        self.presses += 1
        return await self._used(self._page.locator(".listbox .list-row").nth(at), message)

    def _control(self, message: Seen, custom_id: str) -> Locator:
        return self._page.locator(f'[data-key="{message.id}/{custom_id}"]')

    async def _used(self, control: Locator, message: Seen) -> Exchange:
        before = set(self._interactions._by_token)
        try:
            await control.click(timeout=CLICK_MS)
        except Error as gone:
            raise TimeoutError from gone
        self.presses += 1
        async with asyncio.timeout(HEARD):
            while not (mine := self._new(before)):  # noqa: ASYNC110 - the press arrives by the page's own socket
                await asyncio.sleep(0.02)
        return await Exchange(self, mine[0], self._interactions).complete()

    def _new(self, before: set[str]) -> list[Any]:
        started = self._interactions._by_token.items()
        return [one for token, one in started if token not in before and one.user.id == self.id]

    async def measure(self, panel: Seen) -> None:
        """Note how high a message of one's own stands on the page."""
        if not panel.ephemeral:
            return
        node = self._page.locator(f'#log > li:has([data-key^="{panel.id}/"])').first
        for _ in range(LOOKS):
            if await self._page.evaluate("[...document.images].every((image) => image.complete)"):
                break
            await asyncio.sleep(0.02)
        box = await node.bounding_box()
        high = round(box["height"]) if box else 0
        if self._shots and high > self.high:
            # what house players move in between is not worth a picture
            with suppress(Error):
                await node.screenshot(path=self._shots / f"{self.about}.png")
        self.high = max(self.high, high)

    async def room(self) -> int:
        """The pixels between the page's header and its composer."""
        return int(await self._page.evaluate("document.querySelector('#scroll').clientHeight"))


async def play(game: str, folder: Path, shots: Path | None, level: str, most: int) -> list[Decision]:
    """One match, or its first decisions; what each took."""
    options = {"game": game, **VARIANTS.get(game, {})}
    seats = min(catalogue.find(game).seats[-1], 4)
    async with staged(folder, paravent_painters=1) as stage, browser() as chromium:
        [ada] = stage.people(1)
        room = stage.sandbox.channel("game-room")
        thread = await stage.begin([ada], room, seats=seats, house=seats - 1, **options)
        page = await visit(chromium, stage.sandbox.page, PHONE, "ada", thread.id)
        page.set_default_timeout(PATIENCE_MS)
        await ada.slash(thread, "guide", shown=False)
        thumb, found, ahead = Thumb(ada, page, shots), list[Decision](), list[Decision]()
        panel: Seen | None = None
        while len(found) < most:
            now = await _awaited(stage, ada)
            if now is None:
                break
            assert now.game.step
            thumb.about = f"{game}-{len(found) + 1:03}-{now.game.step.word}"
            one, panel = await _decide(thumb, thread, now, panel, level)
            one = one._replace(screens=one.high / await thumb.room())
            if one.beside:
                ahead.append(one)
            else:
                found.append(one._replace(presses=one.presses + sum(each.presses for each in ahead)))
                ahead.clear()
        return found


async def _awaited(stage: Stage, ada: Person) -> MatchState | None:
    """The match when this person is asked; None once it is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            now = await stage.services.store.read(lambda db: match_state(db, stage.services.library, 1))
            if now.match.status != "running":
                return None
            seat = next(one.seat for one in now.players if one.user == ada.id)
            if seat in now.game.asked and Seat(seat or 0) not in now.game.answers:
                return now
            await asyncio.sleep(0.05)


async def _decide(
    thumb: Thumb, thread: Channel, now: MatchState, panel: Seen | None, level: str
) -> tuple[Decision, Seen | None]:
    """Answer the question that stands; on the panel that is open already, if it is there."""
    seat = next(one.seat for one in now.players if one.user == thumb.id)
    step = now.game.step
    assert seat is not None
    assert step is not None
    action = _as_put(now, Seat(seat), wish(now, seat, level))
    beside = type(action) not in step.handlers or panel_of(now.game.view_of(Seat(seat))).appearance(type(action)).seldom
    for opens in (False, True):
        if not opens and (panel is None or not asks(panel, now.match.id, (now.game.question, now.match.era))):
            continue
        thumb.presses, thumb.high = 0, 0
        try:
            start = panel if panel and not opens else (await _opened(thumb, thread)).message
            done = await through_panel(thumb, start, action, _places(now, Seat(seat), action))
            return Decision(step.word, thumb.presses, thumb.high, 0.0, beside), done.message
        except (OutOfReach, StopIteration, TimeoutError):
            continue
    raise AssertionError(f"no way to answer {step.word}")


def _as_put(now: MatchState, seat: Seat, action: Action) -> Action:
    """An action as a panel puts it: the usual answer that comes to the same, or what it fills in by itself."""
    outcome = _after(now, seat, action)
    for usual in sorted_options(now.game.view_of(seat)).shortcuts:
        if type(usual) is type(action) and _after(now, seat, usual) == outcome:
            return usual
    # what is left as the panel fills it in need not be touched
    for name, field in type(action).model_fields.items():
        plain = action if field.is_required() else action.model_copy(update={name: field.default})
        if _after(now, seat, plain) == outcome:
            action = plain
    return action


def _places(now: MatchState, seat: Seat, action: Action) -> dict[str, str]:
    """Where on the table the values of an action lie, as the panel calls it: people know that."""
    view = now.game.view_of(seat)
    words = game_words(now.match, now.players, "en", now.game.data)
    labels = panel_of(view).places
    return {
        name: labels[type(action), name](getattr(action, name), words, view)
        for name in type(action).model_fields
        if (type(action), name) in labels
    }


def _after(now: MatchState, seat: Seat, action: Action) -> Any:
    """What lies on the table after an action; nothing if the rules refuse it."""
    game = copy(now.game)
    try:
        game.submit(seat, action)
    except Illegal:
        return None
    return game.table, game.hands, game.answers


async def _opened(thumb: Thumb, thread: Channel) -> Exchange:
    """The panel, from under the newest question; house players may have moved it down since it was looked for."""
    for _ in range(ATTEMPTS):
        try:
            return await thumb.press(await live(thumb, thread), "Your Move")
        except TimeoutError:
            continue
    raise AssertionError("the question does not stay where it is")


def report(game: str, found: list[Decision]) -> Iterable[str]:
    """What a match took: the medians, the worst, and question by question."""
    presses, screens = [one.presses for one in found], [one.screens for one in found]
    yield (
        f"{game}: {len(found)} decisions, presses {median(presses):g} (most {max(presses)}), "
        f"screens {median(screens):.2f} (most {max(screens):.2f})"
    )
    by_question: dict[str, list[Decision]] = defaultdict(list)
    for one in found:
        by_question[one.question].append(one)
    for question, those in sorted(by_question.items(), key=lambda item: -max(one.high for one in item[1])):
        pressed, high = [one.presses for one in those], [one.high for one in those]
        yield (
            f"  {question:24} {len(those):3} times, presses {median(pressed):4g} (most {max(pressed):2}), "
            f"{median(high):4g} px (most {max(high)})"
        )


async def _main(games: list[str], shots: Path | None, level: str, most: int) -> None:
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            found = await play(game, Path(folder), shots, level, most)
        sys.stdout.write("".join(f"{line}\n" for line in report(game, found)))
        sys.stdout.flush()


def main(argv: list[str] | None = None) -> None:
    """Entry point."""
    parser = argparse.ArgumentParser(prog="python -m tests.thumb", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="which games (default: the four of this project)")
    parser.add_argument("--screenshots", type=Path, help="a folder for a picture of each question at its highest")
    parser.add_argument("--level", default="regular", help="the house player who thinks for the person")
    parser.add_argument("--most", type=int, default=MOST_DECISIONS, metavar="N", help="stop after N decisions")
    given = parser.parse_args(argv)
    if given.screenshots:
        given.screenshots.mkdir(parents=True, exist_ok=True)
    ours = [game for game in catalogue.names() if game not in catalogue.installed()]
    asyncio.run(_main(given.games or ours, given.screenshots, given.level, given.most))


if __name__ == "__main__":
    main(sys.argv[1:])
