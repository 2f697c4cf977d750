"""House players have names of their own, which stay: for the match, in every language, and for the one after it."""

from __future__ import annotations

from pathlib import Path

from bot.match.house_names import NAMES, house_name
from tests.e2e.players import Eyes, end_match
from tests.e2e.posts import posted
from tests.e2e.stage import staged


def test_nobody_at_a_table_shares_a_name_and_the_same_press_draws_it_again() -> None:
    assert len(set(NAMES)) == len(NAMES)
    taken: list[str] = []
    for number in range(6):
        name = house_name(f"{number}", taken)
        assert name == house_name(f"{number}", taken)
        assert name not in taken
        taken.append(name)
    assert house_name("x", NAMES) in NAMES, "where all are taken one is called so twice"


async def test_house_players_are_introduced_and_keep_their_names_in_a_rematch(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        [ada], room = stage.people(1), stage.sandbox.channel("game-room")
        await ada.slash(room, "settings", language="en")
        lobby = await stage.lobby(ada, room, game="flandern1302", seats=3, house=2, level="rookie")
        eyes = Eyes(stage.settings.paravent_database)
        named = [row["name"] for row in eyes.rows("SELECT name FROM players WHERE match = 1 AND house IS NOT NULL")]
        assert len(set(named)) == 2
        assert all(f"{name} (rookie)" in lobby.text for name in named)
        begun = await ada.press(lobby, "Start")
        thread = await ada.wait_for_thread()
        assert f"/{thread.id})" in begun.text, "the way to the thread"
        await stage.live(ada, thread)
        await ada.slash(ada.dm, "settings", language="de")
        told = await ada.slash(thread, "game info")
        assert all(f"{name} (Anfänger)" in told.text for name in named)
        await eyes.until(lambda: eyes.n > 0, "a step")
        assert any(name in seen.text for seen in posted(ada, thread) for name in named)
        await end_match(ada, thread)
        last = await ada.wait_for(thread, lambda seen: any(button.label == "Rematch" for button in seen.buttons))
        await ada.press(last, "Rematch")
        await stage.sandbox.quiet()
        kept = [row["name"] for row in eyes.rows("SELECT name FROM players WHERE match = 2 AND house IS NOT NULL")]
        assert sorted(kept) == sorted(named)
