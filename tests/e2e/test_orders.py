"""Standing orders: armed by panel and by command, carried out once, beaten by a press, disarmed for a reason."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.messages.order_at_hand import DISARM
from bot.store import orders, waits
from engine.core import catalogue
from engine.core.orders import decide
from engine.core.seat import Seat
from engine.core.step import Sealed
from engine.core.words import words_for
from engine.games.comuni.actions import Take
from engine.games.comuni.orders import WhenOutBid
from engine.games.shafausa.actions import Bid
from engine.games.shafausa.orders import BidUpTo
from sandbox import Person, Seen
from tests.e2e.arming import (
    LATER,
    SOON,
    Occasion,
    Scene,
    answered,
    arm_by_panel,
    chosen,
    field_select,
    occasion,
    scene,
    verb_of,
)
from tests.e2e.players import BySlash, Eyes, click, end_match, give_seat, live, result, wish
from tests.e2e.players import answered as reply
from tests.e2e.posts import check_posts, posted
from tests.e2e.stage import Stage, staged
from tests.e2e.times import DAY
from tests.e2e.twins import begin, script, seating, stream
from tests.sentences import says

GAMES = catalogue.names()


def with_values(one: Occasion) -> bool:
    """The order answers, and has a value that is not its default."""
    return answered(one) and len(one.order.written()) > 1


def reversible(one: Occasion) -> bool:
    return answered(one) and one.outcome.reversible


async def armed(stage: Stage, fits: Callable[[Occasion], bool] = with_values) -> Scene:
    """Someone at a table of Comuni has armed an order that is about to answer."""
    play = await scene(stage, occasion("comuni", fits))
    await arm_by_panel(play.person, play.thread, play.one.order)
    return play


async def takes_its_time_again(play: Scene) -> None:
    """The order does not answer at once, and then it does."""
    await play.later(SOON)
    assert play.eyes.n == 0
    await play.later()
    assert len(play.by_order()) == 1


async def orders_of(person: Person, thread: Any) -> str:
    """What /orders show says."""
    shown = await person.slash(thread, "orders show")
    assert shown.ephemeral
    return shown.text


# -- arming ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_an_order_armed_in_the_panel_answers_as_its_person(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion(game, with_values))
        armed = await arm_by_panel(play.person, play.thread, play.one.order)
        assert says(armed.text, "order-in-force")
        await play.later(SOON)
        assert play.eyes.n == 0, "it does not answer at once"
        await play.later()
        [done] = play.by_order()
        assert done["person"] == play.person.id
        assert play.eyes.line() == [(play.one.seat, play.one.action.written())] if play.one.action else False
        shown = await orders_of(play.person, play.thread)
        assert play.title in shown
        assert says(shown, "order-done", count=1)
        await check_posts(stage.settings.paravent_database, play.person, play.thread)
        assert play.eyes.rows("SELECT * FROM incidents") == []


async def test_an_order_offered_beside_its_question_is_armed_and_disarmed_there(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("shafausa", lambda one: answered(one) and isinstance(one.action, Bid)))
        assert isinstance(play.one.action, Bid)
        wanted = str(play.one.action.chf)

        def offered(panel: Seen) -> Any:
            return next(one for one in panel.selects if verb_of(one.custom_id) == "order-at-hand")

        panel = (await play.person.press(await live(play.person, play.thread), "Your Move")).message
        assert not [one for one in offered(panel).options if one.default], "nothing is armed yet"
        panel = (await play.person.choose(panel, wanted, select=offered(panel).custom_id)).message
        assert says(panel.text, "order-in-force")
        armed_there = words_for("shafausa", "en").order(BidUpTo(chf=int(wanted)))
        assert armed_there in panel.text
        assert [one.value for one in offered(panel).options if one.default] == [wanted]
        shown = (await play.person.slash(play.thread, "orders show", order="bid-up-to")).message
        assert chosen(shown, "chf") == wanted, "it is the same order"
        panel = (await play.person.choose(panel, DISARM, select=offered(panel).custom_id)).message
        assert says(panel.text, "order-not-in-force")
        await play.person.choose(panel, wanted, select=offered(panel).custom_id)
        await play.later()
        assert len(play.by_order()) == 1
        assert not any(one.could_read(armed_there) for one in play.seated if one is not play.person)
        assert play.eyes.rows("SELECT * FROM incidents") == []


async def test_without_direct_messages_the_next_panel_tells_once_what_an_order_did(tmp_path: Path) -> None:
    async with staged(tmp_path, notices="thread") as stage:
        play = await armed(stage)
        await play.later()
        assert len(play.by_order()) == 1
        panel = (await play.person.press(await live(play.person, play.thread), "Your Move")).message
        assert panel.ephemeral
        assert says(panel.text, "order-answered", order=play.title)
        head, first, *_ = panel.text.splitlines()
        assert first.startswith("- "), "what came of it stands below"
        # it is noted when the answer is out: a bot that is killed in between tells it twice rather than never
        await play.eyes.until(
            lambda: not play.eyes.rows("SELECT 1 FROM obeyed WHERE told = 0"), "a note of what was told"
        )
        again = (await play.person.press(await live(play.person, play.thread), "Your Move")).message
        assert head not in again.text, "once is enough"
        for other in play.seated:
            if other is not play.person:
                assert not other.could_read(head)
                seen = (await other.press(await live(other, play.thread), "Your Move")).message
                assert head not in seen.text


async def test_an_order_is_armed_and_disarmed_by_command(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", lambda one: answered(one) and one.order == type(one.order)()))
        person, thread = play.person, play.thread
        offered = await person.suggestions(thread, "orders arm", "order", "")
        assert (play.title, play.word) in [(choice.name, choice.value) for choice in offered]
        assert says((await person.slash(thread, "orders arm", order=play.word)).text, "order-in-force")
        marked = await person.suggestions(thread, "orders disarm", "order", play.title[:4])
        assert [choice.value for choice in marked if choice.name.startswith("✅")] == [play.word]
        assert play.title in await orders_of(person, thread)
        assert says((await person.slash(thread, "orders disarm", order=play.title)).text, "order-not-in-force")
        await play.later()
        assert play.eyes.n == 0
        assert says((await person.slash(thread, "orders arm", order="nonsense")).text, "refusal-no-such-order")
        # a command opens an order too
        assert play.title in (await person.slash(thread, "orders show", order=play.word)).text


async def test_the_first_armed_order_with_an_answer_counts_and_a_change_keeps_its_place(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", with_values))
        others = [order for order in catalogue.kit("comuni").plausible if order.word != play.word][:2]
        for order in (others[0], play.one.order, others[1]):
            await arm_by_panel(play.person, play.thread, order)
        await arm_by_panel(play.person, play.thread, type(play.one.order)())
        rows = play.eyes.rows("SELECT word FROM orders WHERE place IS NOT NULL ORDER BY place")
        assert [row["word"] for row in rows] == [others[0].word, play.word, others[1].word]


async def test_half_chosen_values_survive_a_restart_and_an_old_panel_arms_only_what_it_shows(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", with_values))
        person, order = play.person, play.one.order
        field = next(field for field in type(order).model_fields if len(order.written()) > 1)
        panel = (await person.press(await live(person, play.thread), "Orders")).message
        panel = (await person.choose(panel, order.word)).message
        arm = next(button.custom_id for button in panel.buttons if button.label == "Arm")
        select = field_select(panel, field)
        wanted = next(option.value for option in select.options if not option.default)
        await person.choose(panel, wanted, select=select.custom_id)
        await stage.drop_curtain()
        await stage.raise_curtain()
        reopened = (await person.slash(play.thread, "orders show", order=order.word)).message
        assert chosen(reopened, field) == wanted
        # the button as it stood before the choice
        pressed = click(stage.sandbox, person, reopened.message, arm or "", None)
        assert says(await reply(stage.sandbox, person, pressed), "order-not-in-force")
        assert play.eyes.rows("SELECT 1 FROM orders WHERE place IS NOT NULL") == []


# -- carried out once --------------------------------------------------------------------------------------------------


async def test_an_order_survives_restarts_and_answers_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage)
        for _ in range(3):
            await stage.drop_curtain()
            await stage.raise_curtain()
        assert play.eyes.n == 0
        await play.later()
        for _ in range(2):
            await stage.drop_curtain()
            await stage.raise_curtain()
            await play.later(SOON)
        assert len(play.by_order()) == play.eyes.n == 1


async def test_after_a_long_absence_of_the_bot_an_order_takes_its_time_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage)
        await stage.drop_curtain()
        stage.let_pass(10 * LATER)
        await stage.raise_curtain()
        # nobody answers in the second in which the bot returns
        await takes_its_time_again(play)


async def test_a_press_beats_the_order(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage)
        action = wish(play.eyes.now(), play.one.seat)
        await BySlash(play.person, play.thread, play.eyes).act(action)
        await play.later()
        assert play.by_order() == []
        assert play.eyes.line() == [(play.one.seat, action.written())]


async def test_an_order_armed_long_after_the_question_can_still_be_withdrawn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", with_values))
        await play.later(10 * LATER)
        panel = await arm_by_panel(play.person, play.thread, play.one.order)
        await play.later(SOON)
        assert play.eyes.n == 0
        await play.person.press(panel, "Disarm")
        await play.later()
        assert play.eyes.n == 0


async def test_a_sealed_answer_of_an_order_shows_in_the_count_only_when_it_is_given(tmp_path: Path) -> None:
    def sealed(one: Occasion) -> bool:
        step = one.game.step
        return (
            isinstance(step, Sealed)
            and one.action is not None
            and len(one.game.asked) == len(step.seats(one.game.table)) == one.game.players
        )

    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", sealed, count=4))
        await arm_by_panel(play.person, play.thread, play.one.order)
        other = next(person for person in play.seated if person is not play.person)
        await play.later(SOON)
        assert says(posted(other, play.thread)[-1].text, "post-ready", ready=0, count=4)
        # what the others seal meanwhile neither speeds it up nor holds it back
        await BySlash(other, play.thread, play.eyes, blind=True).act(wish(play.eyes.now(), play.eyes.seat_of(other)))
        await play.settled()
        assert says(posted(other, play.thread)[-1].text, "post-ready", ready=1, count=4)
        await play.later()
        assert says(posted(other, play.thread)[-1].text, "post-ready", ready=2, count=4)
        assert len(play.by_order()) == 1
        await play.later()
        assert len(play.by_order()) == 1, "a sealed answer is not given twice"


# -- out of force ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mail", [True, False], ids=["mail", "no mail"])
async def test_an_order_that_ends_itself_says_why_and_its_person_is_asked(tmp_path: Path, mail: bool) -> None:
    one = occasion("flandern1302", lambda one: one.disarm is not None)
    assert one.disarm is not None
    said = words_for(one.game.name, "en").disarmed(one.disarm)
    async with staged(tmp_path) as stage:
        play = await scene(stage, one)
        person = play.person
        await person.slash(play.thread, "settings", notices="both" if mail else "thread")
        await play.settled()
        others = [other for other in play.seated if other is not person]
        before = [len(stream(other)) for other in others]
        await arm_by_panel(person, play.thread, one.order)
        await play.later()
        mails = [seen for seen in person.dms if said in seen.text]
        assert len(mails) == mail
        first = (await person.press(await live(person, play.thread), "Your Move")).text
        assert said in first
        assert play.title in first
        # noted once the answer has gone out
        await play.eyes.until(lambda: not play.eyes.rows("SELECT 1 FROM orders WHERE seen = 0"), "the reason read")
        assert said not in (await person.press(await live(person, play.thread), "Your Move")).text
        assert said in await orders_of(person, play.thread)
        assert play.eyes.n == 0
        assert [len(stream(other)) for other in others] == before
        if mails:
            assert said in (await person.press(mails[0], "Orders")).text


async def test_the_reason_is_not_sent_in_quiet_hours(tmp_path: Path) -> None:
    one = occasion("flandern1302", lambda one: one.disarm is not None)
    assert one.disarm is not None
    said = words_for(one.game.name, "en").disarmed(one.disarm)
    async with staged(tmp_path) as stage:
        play = await scene(stage, one)
        hour = datetime.fromtimestamp(stage.sandbox.clock.now(), UTC).hour
        quiet = f"{hour}-{(hour + 2) % 24}"
        await play.person.slash(play.thread, "settings", zone="UTC", quiet=quiet)
        await arm_by_panel(play.person, play.thread, one.order)
        await play.eyes.until(lambda: play.eyes.rows("SELECT 1 FROM outbox WHERE kind = 'word' AND due > 0"), "a delay")
        assert not any(said in seen.text for seen in play.person.dms)
        await play.later(2 * 3600)
        assert any(said in seen.text for seen in play.person.dms)


async def test_an_answer_that_the_rules_refuse_ends_the_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = occasion("comuni", lambda one: isinstance(one.order, WhenOutBid) and answered(one))
    async with staged(tmp_path) as stage:
        play = await scene(stage, one)
        # no order of a game does this: a law says so
        monkeypatch.setattr(WhenOutBid, "answer", lambda order, view: Take.model_construct(resource="army"))
        await arm_by_panel(play.person, play.thread, one.order)
        await play.later()
        assert play.eyes.n == 0
        assert says(await orders_of(play.person, play.thread), "order-refused")
        [mail] = [seen for seen in play.person.dms if says(seen.text, "order-refused")]
        assert play.title in mail.text


async def test_an_order_that_fails_ends_and_leaves_nothing_in_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(order: Any, view: Any) -> None:
        raise ZeroDivisionError(view.hand)

    one = occasion("comuni", lambda one: isinstance(one.order, WhenOutBid) and answered(one))
    async with staged(tmp_path) as stage:
        play = await scene(stage, one)
        monkeypatch.setattr(WhenOutBid, "answer", fail)
        await arm_by_panel(play.person, play.thread, one.order)
        await play.later()
        assert says(await orders_of(play.person, play.thread), "disarmed-failed", number=1)
        [row] = play.eyes.rows("SELECT * FROM incidents")
        assert row["match"] is None
        assert "ZeroDivisionError" in row["what"]
        assert "Hand(" not in row["what"] + caplog.text


async def test_taking_its_answer_back_ends_the_order(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage, reversible)
        await play.later()
        assert len(play.by_order()) == 1
        undone = await play.person.press(await live(play.person, play.thread), "Undo")
        assert says(undone.text, "disarmed-taken-back", own="yes")
        assert play.eyes.line() == []
        await play.later()
        await play.later()
        assert play.eyes.n == 2, "the action and its taking back, nothing more"
        assert says(await orders_of(play.person, play.thread), "disarmed-taken-back", own="yes")


async def test_a_seat_that_changes_hands_takes_no_orders_with_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", with_values))
        owner, admin, heir = play.person, stage.sandbox.people[0], stage.sandbox.people[5]
        await arm_by_panel(owner, play.thread, play.one.order)
        seat = str(int(play.one.seat))
        await give_seat(admin, play.thread, "table replace", player=seat, user=heir.id)
        await play.later()
        assert play.by_order() == []
        await heir.slash(play.thread, "settings", language="en")
        assert says(await orders_of(heir, play.thread), "orders-none")
        offered = await heir.suggestions(play.thread, "orders arm", "order", "")
        assert not any("✅" in choice.name for choice in offered)
        assert says((await owner.slash(play.thread, "orders show")).text, "refusal-not-seated")
        await give_seat(admin, play.thread, "table replace", player=seat, user=owner.id)
        await play.later()
        back = await orders_of(owner, play.thread)
        assert says(back, "disarmed-left-seat")
        assert play.title in back
        assert play.by_order() == []


async def test_nothing_is_carried_out_once_the_match_is_over(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage)
        await end_match(stage.sandbox.people[0], play.thread)
        await play.later()
        assert play.eyes.n == 0
        assert play.eyes.status == "closed"


async def test_nothing_is_carried_out_while_the_clocks_stand_still(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage)
        assert stage.bot is not None
        await stage.services.store.write(partial(waits.pause, match=1, at=stage.sandbox.clock.now()))
        await play.later(10 * LATER)
        assert play.eyes.n == 0
        await play.person.slash(play.thread, "game resume")
        await takes_its_time_again(play)


async def test_nothing_is_answered_on_a_vacation_of_which_the_table_knows(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await armed(stage)
        await play.person.slash(play.thread, "vacation start", days=2)
        await play.later(1.9 * DAY)
        assert play.eyes.n == 0
        # back again, and not in the very moment the vacation is over
        await play.later(0.1 * DAY + 1)
        assert play.eyes.n == 0
        await play.later()
        assert len(play.by_order()) == 1


async def test_a_house_player_that_holds_the_seat_knows_no_orders(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_house_pace=60.0) as stage:
        play = await armed(stage)
        play.eyes.change("UPDATE players SET held = 'rookie' WHERE seat = ?", play.one.seat)
        await play.later()
        assert play.by_order() == []


# -- tested beforehand -------------------------------------------------------------------------------------------------


async def test_the_test_counts_the_questions_put_so_far(tmp_path: Path) -> None:
    order, count, played = next(one for one in catalogue.kit("comuni").plausible if one.word == "take-cube"), 2, 60
    moves = script("comuni", count)
    last = moves[played][2]
    asked_of: dict[Seat, dict[int, bool]] = {Seat(number): {} for number in range(count)}
    for _, _, before in moves[:played]:
        if type(before.step) in order.questions and before.question != last.question:
            for seat in before.asked:
                asked_of[seat].setdefault(before.question, decide([order], before.view_of(seat)) is not None)
    seat, asked = max(asked_of.items(), key=lambda one: len(one[1]))
    answered_then = sum(asked.values())
    assert len(asked) > 2
    async with staged(tmp_path) as stage:
        people = stage.people(count)
        thread, eyes = await begin(stage, people, stage.sandbox.channel("game-room"), game="comuni", seats=count)
        seated = seating(people)
        for by, action, _ in moves[:played]:
            await BySlash(seated[by], thread, eyes, blind=True).act(action)
        person = seated[seat]
        await person.slash(thread, "settings", language="en")
        await arm_by_panel(person, thread, order)
        tested = (await person.slash(thread, "orders test", order=order.word)).text
        left = len(asked) - answered_then
        assert says(tested, "order-tested", count=len(asked), answered=answered_then, asked=left)
        assert eyes.n == played


async def test_the_test_says_what_the_order_would_do_now(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        play = await scene(stage, occasion("comuni", with_values))
        panel = await arm_by_panel(play.person, play.thread, play.one.order)
        tested = (await play.person.press(panel, "Test")).text
        assert says(tested, "order-now-answered")
        assert says(tested, "order-untested")
        other = next(person for person in play.seated if person is not play.person)
        assert says((await other.slash(play.thread, "orders test", order=play.word)).text, "order-now-none")


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_in_which_everybody_has_orders(tmp_path: Path, game: str) -> None:
    async with staged(tmp_path, paravent_order_pace=(0.0, 0.0)) as stage:
        people, room = stage.people(catalogue.find(game).seats[0]), stage.sandbox.channel("game-room")
        thread = await stage.begin(people, room, game=game, seats=len(people))
        eyes = Eyes(stage.settings.paravent_database)
        assert stage.bot is not None
        for person, order in product(people, catalogue.kit(game).plausible):
            armed = partial(
                orders.arm, match=1, seat=eyes.seat_of(person), user=person.id, written=order.written(), at=0
            )
            await stage.services.store.write(armed)
        stage.services.orders.look(1)
        by_user = {person.id: BySlash(person, thread, eyes, blind=True) for person in people}
        while eyes.status == "running":
            now = eyes.now()
            n = now.match.n
            in_force = {(kept.seat, kept.word) for kept in eyes.look(orders.in_force, 1)}
            if any(
                decide(
                    [one for one in catalogue.kit(game).plausible if (seat, one.word) in in_force],
                    now.game.view_of(seat),
                )
                for seat in now.game.asked
            ):
                await eyes.until(lambda n=n: eyes.n > n, "an order")  # type: ignore[misc]
                continue
            if now.game.over:
                continue  # an order has ended the match meanwhile
            seat = now.game.asked[0]
            await by_user[now.players[seat].user or 0].act(wish(now, seat))
        await result(people[0], thread, eyes)
        by_order = eyes.rows("SELECT count(*) AS times FROM positions WHERE interaction LIKE 'order-%'")[0]["times"]
        assert by_order > 5
        assert eyes.rows("SELECT * FROM incidents") == []
        told = "\n".join(seen.text for seen in posted(people[0], thread)).casefold()
        assert "standing order" not in told
