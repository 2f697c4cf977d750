"""A list of whole actions: choosing one is doing it, where nothing is left to choose and it can be taken back."""

from __future__ import annotations

from pathlib import Path

from bot.messages import control_ids
from engine.games.comuni.building import BuildStep
from sandbox import Seen
from sandbox.seen import Select
from tests.e2e.players import ByButtons, Eyes, control_of, live, play
from tests.e2e.stage import staged


def building_list(panel: Seen) -> Select:
    """The list of all that can be built."""
    return next(one for one in panel.selects if (ident := control_ids.read(one.custom_id)) and ident.verb == "choose")


async def test_a_step_chosen_from_the_list_is_built_and_can_be_taken_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = stage.people(2)
        thread = await stage.begin(people, stage.sandbox.channel("game-room"), seats=2, game="comuni")
        eyes = Eyes(stage.database)
        players = [ByButtons(person, thread, eyes) for person in people]
        while not isinstance(eyes.now().game.step, BuildStep):
            await play(players, most=1, level="regular")
        now, builder = eyes.now(), eyes.asked(people)
        seat = eyes.seat_of(builder)
        panel = (await builder.press(await live(builder, thread), "Your Move")).message
        entry = building_list(panel).options[0]
        after = (await builder.choose(panel, entry.value, select=building_list(panel).custom_id)).message
        assert eyes.n == now.match.n + 1
        assert eyes.now().game.table.comuni[seat] != now.game.table.comuni[seat]
        back = await builder.press(after, control_of(after, "undo"))
        assert eyes.now().game.table.comuni[seat] == now.game.table.comuni[seat]
        assert entry.value in [option.value for option in building_list(back.message).options]
