"""Every button has its slash command, and everything that is typed there is suggested."""

from __future__ import annotations

from pathlib import Path

from bot import command_registry
from engine.core import catalogue
from tests.e2e.beginnings import begun
from tests.e2e.players import Eyes
from tests.e2e.stage import staged
from tests.e2e.test_results import tournament

#: what can be typed instead of pressing; an action of a game is a command of its own
INSTEAD = {
    **dict.fromkeys(("do", "ask", "pick", "choose", "tab"), "comuni bid"),
    **{verb: f"game {verb}" for verb in ("join", "leave", "start", "rematch", "undo", "move", "hand", "board")},
    **{verb: f"game {verb}" for verb in ("since", "log", "replay", "film", "return")},
    "more": "game move",
    "cut": "game export",
    "options": "lobby options",
    "settle": "lobby set",
    "house": "lobby house",
    "nohouse": "lobby nohouse",
    "agree": "vote",
    "refuse": "vote",
    "withdraw-vote": "vote",
    "resume": "game resume",
    "substitute": "seat take",
    "end-alone": "game end",
    "end-match": "table end",
    "rewind-match": "table rewind",
    "skip-match": "table skip",
    "incidents": "table incidents",
    "undo-sure": "game undo",
    "end-tournament": "tournament end",
    "keep": "table end",
    "give-seat": "game replace",
    "accept-seat": "seat accept",
    "decline-seat": "seat decline",
    "guide": "guide",
    "hint": "hint",
    "review": "review",
    "fill": "hint",
    "watch": "mentor watch",
    "rules": "rules",
    "new": "game new",
    "wanted": "wanted",
    **dict.fromkeys(("call", "call-sure"), "lobby call"),
    "first": "game first",
    **{verb: verb for verb in ("play", "help", "settings", "waiting")},
    "prefer": "settings",
    "career": "stats",
    "leaders": "leaderboard",
    "enter": "tournament join",
    "withdraw": "tournament leave",
    "kickoff": "tournament start",
    "server": "table server",
    "server-channel": "table channel",
    "server-game": "table game",
    "server-most": "table limit",
    "orders": "orders show",
    "order-open": "orders show",
    "order-pick": "orders arm",
    "order-arm": "orders arm",
    "order-at-hand": "orders arm",
    "order-disarm": "orders disarm",
    "order-test": "orders test",
    **dict.fromkeys(("export-me", "forget-me", "forget-sure"), "privacy"),
}


def test_every_control_has_a_command() -> None:
    assert set(INSTEAD) == set(command_registry.CONTROLS)
    known = {"comuni bid"} if "comuni" in catalogue.names() else set()
    for payload in command_registry.payloads():
        subcommands = [option["name"] for option in payload.get("options", ()) if option["type"] == 1]
        known |= {f"{payload['name']} {name}" for name in subcommands} or {payload["name"]}
    assert set(INSTEAD.values()) <= known


async def test_the_host_settles_everything_by_commands(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno = stage.people(2)
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        await stage.lobby(ada, room, seats=4)
        assert (await ada.slash(room, "lobby options")).message.selects
        offered = {choice.value for choice in await ada.suggestions(room, "lobby set", "option", "")}
        assert {"seats", "pace", "hints", "language"} <= offered
        values = await ada.suggestions(room, "lobby set", "value", "", option="seats")
        assert [choice.value for choice in values] == [str(seats) for seats in catalogue.find("comuni").seats]
        await ada.slash(room, "lobby set", option="seats", value="3")
        await ada.slash(room, "lobby set", option="pace", value="daily")
        for level in ("rookie", "expert"):
            await ada.slash(room, "lobby house", level=level)
        await ada.slash(room, "lobby nohouse")
        for wrong in ({"option": "colour", "value": "blue"}, {"option": "seats", "value": "many"}):
            assert "⚠️" in (await ada.slash(room, "lobby set", **wrong)).text
        assert "⚠️" in (await bruno.slash(room, "lobby set", option="seats", value="2")).text, "only the host"
        assert eyes.rows("SELECT wanted, pace FROM matches") == [{"wanted": 3, "pace": "daily"}]
        assert eyes.rows("SELECT house FROM players WHERE house IS NOT NULL") == [{"house": "rookie"}]
        assert eyes.rows("SELECT 1 FROM incidents") == []


async def test_votes_are_answered_by_command(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 3, actions=4)
        ada, bruno, chloe = people
        assert "⚠️" in (await ada.slash(thread, "vote", answer="yes")).text
        await ada.slash(thread, "game end")
        await bruno.slash(thread, "vote", answer="no")
        assert eyes.rows("SELECT outcome FROM ballots") == [{"outcome": "refused"}]
        await ada.slash(thread, "game end")
        assert "⚠️" in (await stage.sandbox.people[5].slash(thread, "vote", answer="yes")).text
        await bruno.slash(thread, "vote", answer="yes")
        assert eyes.status == "running"
        await chloe.slash(thread, "vote", answer="yes")
        assert eyes.status == "closed"


async def test_a_seat_that_a_house_player_holds_is_taken_by_command(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_house_pace=60.0) as stage:
        people, thread, eyes = await begun(stage, 2)
        stranger, seat = stage.sandbox.people[4], eyes.seat_of(people[1])
        assert await stranger.suggestions(thread, "seat take", "player", "") == []
        assert "⚠️" in (await stranger.slash(thread, "seat take", player=str(seat))).text
        eyes.change("UPDATE players SET held = 'regular' WHERE seat = ?", seat)
        assert [one.value for one in await stranger.suggestions(thread, "seat take", "player", "")] == [str(seat)]
        await stranger.slash(thread, "seat take", player=str(seat))
        assert eyes.rows("SELECT person, owner FROM players WHERE seat = ?", seat) == [
            {"person": stranger.id, "owner": people[1].id}
        ]


async def test_a_tournament_is_joined_left_and_begun_by_command(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        room, eyes = stage.sandbox.channel("game-room"), Eyes(stage.settings.paravent_database)
        assert "⚠️" in (await ada.slash(room, "tournament join")).text
        await tournament(stage, [ada], room, seats=2)
        for person in (bruno, chloe):
            await person.slash(room, "tournament join")
        await chloe.slash(room, "tournament leave")
        assert "⚠️" in (await bruno.slash(room, "tournament start")).text, "only the host"
        await ada.slash(room, "tournament start")
        assert {row["person"] for row in eyes.rows("SELECT person FROM players")} == {ada.id, bruno.id}


async def test_the_guide_is_shown_and_hidden_by_command(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, thread, eyes = await begun(stage, 2)
        asked = eyes.asked(people)
        for shown in (False, True):
            panel = await asked.slash(thread, "guide", shown=shown)
            assert ("💡" in panel.text.replace("💡 Hint", "")) is shown
