"""How long a standing order waits, and what is kept of it."""

from __future__ import annotations

import json

import pytest

from bot.match import lobby, play, seats, undoing
from bot.match.components import Components
from bot.match.lobby import Guest, Invitation, Place
from bot.match.order_disarming import by_bot, by_itself, by_rules, why
from bot.match.play import Cause
from bot.match.standing_orders import OrderPace, Watch, moment
from bot.settings import Settings, WrongSettings, read
from bot.store import Connection, matches, orders, people
from bot.store.file import prepare_writer
from bot.store.matches import Player
from bot.store.sqlite_connection import connect
from engine.core import catalogue
from engine.core.dice import Dice
from engine.core.house import levels
from engine.core.illegal import Illegal
from engine.core.orders import Disarm
from engine.core.seat import Seat
from engine.core.words import LANGUAGES, words_for
from tests.dealt import begin

ADA, BOB = 10**18, 10**18 + 1
WITHDRAW = {"order": "when-out-bid"}
MEND = {"order": "mend-whenever", "keep": 2}


@pytest.fixture(name="db")
def with_match(db: Connection) -> Connection:
    fields = {"game": "comuni", "variant": "{}", "lang": "en", "wanted": 2, "status": "running", "host": ADA}
    matches.add(db, **fields, channel=1, secret="secret", data="printed", created=0.0)
    return db


# -- the pause ---------------------------------------------------------------------------------------------------------


def test_the_pause_is_spread_between_the_shortest_and_the_longest_time() -> None:
    pauses = [OrderPace(25, 240).pause("key", 1, n, 0) for n in range(2000)]
    assert min(pauses) >= 25
    assert max(pauses) <= 240
    mean = sum(pauses) / len(pauses)
    assert 127 < mean < 138
    assert len(set(pauses)) == len(pauses)


def test_the_pause_is_the_same_after_a_restart_and_another_for_every_match_position_and_seat() -> None:
    pace = OrderPace(25, 240)
    assert pace.pause("key", 1, 2, 3) == pace.pause("key", 1, 2, 3)
    others = [
        pace.pause(*those) for those in (("key", 2, 2, 3), ("key", 1, 3, 3), ("key", 1, 2, 2), ("other", 1, 2, 3))
    ]
    assert pace.pause("key", 1, 2, 3) not in others


def test_every_bot_draws_its_own_key() -> None:
    keys = set()
    for _ in range(2):
        connection = connect(":memory:")
        prepare_writer(connection)
        keys.add(people.recall(connection, "order-pace"))
        connection.close()
    assert len(keys) == 2
    assert all(key and len(key) == 32 for key in keys)


@pytest.mark.parametrize("pace", ["240,25", "25", "soon,later", "-1,5", "0,3601", "nan,5", ""])
def test_a_pace_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch, pace: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("PARAVENT_ORDER_PACE", pace)
    if not pace:
        assert read().paravent_order_pace == (25, 240)
        return
    with pytest.raises(WrongSettings, match=r"^PARAVENT_ORDER_PACE must be the shortest and the longest time"):
        read()


def test_a_pace_is_two_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_ORDER_PACE", "0, 12.5")
    assert Settings(_env_file=None, discord_token="token").paravent_order_pace == (0, 12.5)  # type: ignore[call-arg]


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_orders_are_in_force_in_the_order_of_arming(db: Connection) -> None:
    orders.arm(db, 1, 0, ADA, WITHDRAW, 1.0)
    orders.arm(db, 1, 0, ADA, MEND, 2.0)
    orders.arm(db, 1, 0, ADA, {**WITHDRAW, "reaction": "move"}, 3.0)
    assert [kept.word for kept in orders.in_force(db, 1)] == ["when-out-bid", "mend-whenever"]
    orders.disarm(db, orders.in_force(db, 1)[0].id, 4.0)
    orders.arm(db, 1, 0, ADA, WITHDRAW, 5.0)
    assert [kept.word for kept in orders.in_force(db, 1)] == ["mend-whenever", "when-out-bid"]


def test_everybody_finds_only_the_own_orders(db: Connection) -> None:
    orders.arm(db, 1, 0, ADA, WITHDRAW, 1.0)
    orders.arm(db, 1, 1, BOB, MEND, 1.0)
    assert [kept.word for kept in orders.of_user(db, 1, 0, ADA)] == ["when-out-bid"]
    assert orders.of_user(db, 1, 0, BOB) == []


def test_arming_again_clears_the_reason(db: Connection) -> None:
    orders.arm(db, 1, 0, ADA, WITHDRAW, 1.0)
    [kept] = orders.in_force(db, 1)
    orders.disarm(db, kept.id, 2.0, by_bot("left-seat"))
    assert not orders.get(db, kept.id).seen
    orders.arm(db, 1, 0, ADA, WITHDRAW, 3.0)
    kept = orders.get(db, kept.id)
    assert (kept.reason, kept.seen, kept.armed) == (None, True, True)


def test_a_draft_leaves_what_is_in_force_as_it_is(db: Connection) -> None:
    orders.arm(db, 1, 0, ADA, MEND, 1.0)
    orders.draft(db, 1, 0, ADA, "mend-whenever", {"keep": "5"}, 2.0)
    [kept] = orders.in_force(db, 1)
    assert (kept.written, kept.draft, kept.edition) == (MEND, {"keep": "5"}, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    words = words_for("shafausa", lang, ["Ada", "Bob"])
    started, _ = catalogue.find("shafausa").start(2, "reasons")
    reasons = [
        by_itself(Disarm("upkeep-short", price=3, have=2)),
        by_rules(Illegal("stale-question")),
        # the question itself is a fact, and was once kept as it is: the order stayed in force, and failed for ever
        by_rules(Illegal("another-question", action="pass", question=started.step)),
        by_bot("taken-back", own=True),
        by_bot("taken-back", own=False),
        by_bot("left-seat"),
        by_bot("unknown"),
        by_bot("failed", number=12345),
    ]
    said = [why(json.loads(json.dumps(reason)), words) for reason in reasons]
    assert len(set(said)) == len(said)
    assert all(one.endswith(".") for one in said), said


# -- when it answers ---------------------------------------------------------------------------------------------------


def test_second_thoughts_of_others_do_not_postpone_an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    # a match begun by earlier rules: everyone is asked for a sale
    monkeypatch.setattr(catalogue.find("alba_longa"), "newest_rules", 2)
    db, library, users = connect(":memory:"), Components(), range(1, 4)
    prepare_writer(db)
    invitation = Invitation("alba_longa", {}, "en", len(users), (), "printed")
    number = lobby.open_lobby(db, Cause("open", 1, 0.0), invitation, Place(1, 1), Guest(1, "1", "en")).id
    for user in users[1:]:
        lobby.join(db, Cause(f"join {user}", user, 0.0), number, Guest(user, str(user), "en"))
    now = begin(db, library, Cause("start", 1, 0.0), number)
    while now.game.step is None or now.game.step.word != "slave-sale":
        seat = now.game.asked[0]
        action = levels("alba_longa")["rookie"](now.game.view_of(seat), Dice(str(now.match.n)))
        cause = Cause(f"act {now.match.n}", now.players[seat].user or 0, float(now.match.n))
        now = seats.act(db, library, cause, number, action.written(), None)
    one, other, owner = (now.players[seat] for seat in range(3))
    assert owner.seat is not None
    assert owner.user is not None
    orders.arm(db, number, owner.seat, owner.user, {"order": "never-sell"}, 0.0)
    [kept] = orders.in_force(db, number)

    def act(player: Player, peasants: int, at: float) -> None:
        written = {"do": "sell", "peasants": peasants} if peasants else {"do": "sell"}
        seats.act(db, library, Cause(f"at {at}", player.user or 0, at), number, written, None)

    def due() -> float:
        now = play.match_state(db, library, number)
        assert owner.seat is not None
        return moment(db, library, now, Seat(owner.seat), kept, Watch(OrderPace(25, 240), 0.0), "key")

    act(one, 0, 1000.0)
    act(other, 0, 1001.0)
    undoing.undo(db, library, Cause("undo", other.user or 0, 1002.0), number)
    before = due()
    for count in range(3):
        act(one, 1 - count % 2, 2000.0 + count)
        assert due() == before
    db.close()
