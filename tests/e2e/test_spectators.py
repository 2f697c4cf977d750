"""People without a seat: the public buttons are for everyone, and answer those who only watch as such."""

from pathlib import Path

import pytest

from bot.commands import playing
from bot.messages import control_ids
from bot.wording import bot_words
from renderers.wording import wording
from sandbox import Seen
from sandbox.interactions import component_of
from tests.e2e.players import Eyes
from tests.e2e.stage import staged
from tests.sentences import says

#: seconds an answer may take here: what is compared are pictures, not times
UNHURRIED = 60.0


def verbs(seen: Seen) -> list[str]:
    """What the buttons of a message do."""
    idents = [control_ids.read(button.custom_id) for button in seen.buttons if button.custom_id]
    return [ident.verb for ident in idents if ident]


async def test_a_spectator_who_presses_your_move_learns_who_plays_and_how_to_join(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe, dieter = stage.people(4)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        live = await stage.live(ada, thread)
        before = len(ada.sees(thread))
        for person, words in (
            (chloe, ("Vous ne jouez pas dans cette partie", "/partie créer", "Rejoindre")),
            (dieter, ("Du spielst in dieser Partie nicht mit", "/partie neu", "Mitspielen")),
        ):
            for label in ("Your Move", "Your Hand", "Undo", "Orders"):
                answer = await person.press(live, label)
                assert answer.ephemeral
                assert "Ada" in answer.text
                assert "Bruno" in answer.text
                assert all(word in answer.text for word in words), answer.text
                assert verbs(answer.message) == ["board", "since", "rules"]
        assert len(ada.sees(thread)) == before
        # what is offered there works
        answer = await chloe.press(live, "Your Move")
        assert (await chloe.press(answer.message, bot_words("fr").say("button-since"))).text


async def test_only_players_find_their_move_below_a_private_board(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ada, bruno, chloe = stage.people(3)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        live = await stage.live(ada, thread)
        assert "move" in verbs((await ada.press(live, "Board")).message)
        assert verbs((await chloe.press(live, "Board")).message) == ["since"]
        assert "move" not in verbs((await chloe.press(live, "Since My Turn")).message)
        assert "move" not in verbs((await chloe.press(live, "Rules")).message)


@pytest.mark.usefixtures("patient_pictures")
async def test_other_pictures_are_chosen_below_the_board_also_in_a_list_of_an_earlier_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "PATIENCE", UNHURRIED)
    async with staged(tmp_path, paravent_painters=1, deadline=UNHURRIED) as stage:
        ada, bruno = stage.people(2)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), seats=2)
        board = (await ada.press(await stage.live(ada, thread), "Board")).message
        assert [one.filename.split("-")[0] for one in board.files] == ["board"]
        [select] = board.selects
        assert [choice.value for choice in select.options] == ["board", "portrait", "closeup 0", "closeup 1"]
        large = (await ada.choose(board, "closeup 1")).message
        assert [one.filename.split("-")[0] for one in large.files] == ["closeup"]
        # what is now the close-up of a seat was once called its city
        component_of(board.message, select.custom_id)["options"][3]["value"] = "city 1"
        assert (await ada.choose(board, "city 1")).message.files[0].data == large.files[0].data


@pytest.mark.usefixtures("patient_pictures")
async def test_who_wants_tall_pictures_gets_them_with_what_everybody_sees_and_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "PATIENCE", UNHURRIED)
    async with staged(tmp_path, paravent_painters=1, deadline=UNHURRIED) as stage:
        room = stage.sandbox.channel("game-room")
        ada, bruno, chloe = stage.people(3)
        thread = await stage.begin([ada, bruno], room, seats=2)
        live = await stage.live(ada, thread)
        for person in (ada, chloe):
            settings = (await person.slash(room, "settings", language="en")).message
            [turn] = [one for one in settings.buttons if one.custom_id.endswith("pictures=tall")]
            assert says((await person.press(settings, turn.label)).text, "pictures-tall")
        tall, watched = [(await person.press(live, "Board")).message.files for person in (ada, chloe)]
        assert [one.filename.split("-")[0] for one in tall] == ["portrait"]
        # behind a seat or before the table, it is the same picture
        assert tall[0].data == watched[0].data
        assert [one.filename.split("-")[0] for one in (await bruno.press(live, "Board")).message.files] == ["board"]


@pytest.mark.usefixtures("patient_pictures")
async def test_where_the_table_wants_it_the_board_and_its_text_tell_everybodys_chance(tmp_path: Path) -> None:
    async with staged(tmp_path, paravent_painters=1, deadline=UNHURRIED) as stage:
        ada, bruno, chloe = stage.people(3)
        thread = await stage.begin([ada, bruno], stage.sandbox.channel("game-room"), game="goofspiel", seats=2)
        eyes = Eyes(stage.settings.paravent_database)
        said = {lang: wording(lang)("chances-line", chances="|").partition("|")[0] for lang in ("en", "fr")}
        assert said["fr"] not in (await chloe.slash(thread, "game text")).text
        eyes.change("UPDATE matches SET chances = 1")
        stage.services.stir(eyes.number)
        barred = await ada.wait_for(thread, lambda seen: said["en"] in seen.text, seconds=UNHURRIED)
        assert [file.filename.split("-")[0] for file in barred.files] == ["board"]
        stage.let_pass(60)
        assert said["fr"] in (await chloe.slash(thread, "game text")).text
