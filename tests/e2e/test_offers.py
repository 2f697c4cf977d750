"""A seat is offered and accepted: until then nobody is seated, pinged again or rated."""

from __future__ import annotations

from pathlib import Path

from bot.match import seat_offers
from sandbox import Channel, Person, Seen
from tests.e2e.endings import hurry
from tests.e2e.players import Eyes, newest, play_blind
from tests.e2e.stage import Stage, staged


async def begun(stage: Stage, actions: int = 4) -> tuple[Person, Person, Person, Channel, Eyes]:
    ada, bruno, chloe = stage.people(3)
    thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
    eyes = Eyes(stage.settings.paravent_database)
    await play_blind((ada, bruno), thread, eyes, most=actions)
    await eyes.all_sent()
    return ada, bruno, chloe, thread, eyes


async def offered(giver: Person, heir: Person, thread: Channel, eyes: Eyes) -> Seen:
    """The message that asks."""
    asked = await giver.slash(thread, "game replace", user=heir)
    await giver.press(asked.message)
    await eyes.all_sent()
    found = newest(giver, thread, lambda seen: heir.mention in seen.text and "🪑" in seen.text)
    assert found is not None
    return found


def pings(person: Person, thread: Channel) -> int:
    said = person.realm.world.messages[thread.id].values()
    return sum(person.id in message.mentions for message in said if message.owner_id is None)


async def test_a_seat_stays_as_it_was_until_the_one_who_is_asked_accepts(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe, thread, eyes = await begun(stage)
        seat = eyes.seat_of(bruno)
        message = await offered(bruno, chloe, thread, eyes)
        assert [button.label for button in message.buttons] == ["Accept the Seat", "Decline the Seat"]
        assert eyes.seat_of(bruno) == seat
        assert "⚠️" in (await ada.press(message, "Accept the Seat")).text
        assert "⚠️" in (await stage.sandbox.people[4].press(message, "Decline the Seat")).text
        # days pass, and nothing more is sent to the person who has not answered
        assert pings(chloe, thread) == 1
        stage.let_pass(2 * 24 * 3600)
        await eyes.all_sent()
        assert pings(chloe, thread) == 1
        await chloe.press(message, "Accept the Seat")
        assert eyes.seat_of(chloe) == seat
        await chloe.press(message, "Accept the Seat")
        await eyes.all_sent()
        assert ada.again(message).buttons == []


async def test_whoever_declines_is_not_asked_again_and_an_offer_can_be_withdrawn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, bruno, chloe, thread, eyes = await begun(stage)
        message = await offered(bruno, chloe, thread, eyes)
        assert "⚠️" in (await bruno.slash(thread, "game replace", user=chloe)).text
        await bruno.press(message, "Decline the Seat")
        assert "⚠️" in (await chloe.press(message, "Accept the Seat")).text
        message = await offered(bruno, chloe, thread, eyes)
        assert chloe.mention in message.text
        assert pings(chloe, thread) == 0, "asked once is asked enough"
        await chloe.press(message, "Decline the Seat")
        assert "⚠️" in (await bruno.slash(thread, "game replace", user=chloe)).text
        assert eyes.rows("SELECT outcome FROM offers") == [{"outcome": "withdrawn"}, {"outcome": "declined"}]
        assert eyes.seat_of(bruno) is not None


async def test_an_offer_lapses(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        _, bruno, chloe, thread, eyes = await begun(stage)
        message = await offered(bruno, chloe, thread, eyes)
        await bruno.slash(thread, "vacation start", days=10)
        stage.let_pass(seat_offers.OPEN_FOR + 1)
        assert "⚠️" in (await chloe.press(message, "Accept the Seat")).text
        await eyes.until(lambda: eyes.rows("SELECT 1 FROM offers WHERE outcome = 'lapsed'"), "the lapse")
        assert eyes.rows("SELECT 1 FROM players WHERE person = ?", chloe.id) == []


async def test_only_the_own_seat_is_suggested(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe, thread, eyes = await begun(stage, 0)
        own = await bruno.suggestions(thread, "game replace", "player", "")
        assert [choice.value for choice in own] == [str(eyes.seat_of(bruno))]
        assert await chloe.suggestions(thread, "game replace", "player", "") == []
        assert "⚠️" in (await chloe.slash(thread, "game replace", user=stage.sandbox.people[4])).text
        assert len(await ada.suggestions(thread, "table replace", "player", "")) == 2


async def test_a_match_that_is_left_at_the_end_counts_for_whoever_left_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe, thread, eyes = await begun(stage)
        eyes.look(hurry, 1)
        message = await offered(bruno, chloe, thread, eyes)
        await chloe.press(message, "Accept the Seat")
        await play_blind((ada, chloe), thread, eyes)
        await eyes.until(lambda: eyes.status == "over", "the end")
        assert {row["person"] for row in eyes.rows("SELECT person FROM results")} == {ada.id, bruno.id}
