"""Slash commands, buttons, selects, modals: over the wire, with the unmodified client."""

import pytest

from sandbox import Channel, NoAnswer, NotPossible, Person, Sandbox, Upload
from sandbox.interactions import Callback
from tests.sandbox.performer import Performer

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_is_answered_for_all_to_see(general: Channel, ada: Person, bruno: Person) -> None:
    exchange = await ada.slash(general, "echo", text="hello")
    assert exchange.message.content == "hello"
    assert not exchange.ephemeral
    assert bruno.last(general).content == "hello"


async def test_an_ephemeral_answer_is_seen_by_one_person_only(general: Channel, ada: Person, bruno: Person) -> None:
    exchange = await ada.slash(general, "echo", text="my secret", secret=True)
    assert exchange.ephemeral
    assert ada.last(general).content == "my secret"
    assert bruno.sees(general) == []
    assert ada.could_read("my secret")
    assert not bruno.could_read("my secret")


async def test_every_type_of_option_arrives(sandbox: Sandbox, general: Channel, ada: Person, bruno: Person) -> None:
    role = next(each for each in sandbox.guild.roles.values() if each.name == "Administrator")
    exchange = await ada.slash(
        general,
        "everything",
        text="word",
        whole=7,
        real=2.5,
        flag=True,
        person=bruno,
        room=general,
        role=role,
        anyone=bruno,
        pace="quick",
        file=Upload("note.txt", b"12345"),
    )
    expected = f"word 7 2.5 True Bruno general Administrator {bruno.id} quick 5"
    assert exchange.message.content == expected


async def test_what_a_client_would_not_send_is_not_sent(general: Channel, ada: Person) -> None:
    with pytest.raises(NotPossible, match="between 0 and 50"):
        await ada.slash(general, "bid", column=1, gold=51)
    with pytest.raises(NotPossible, match="needs the option 'column'"):
        await ada.slash(general, "bid")
    with pytest.raises(NotPossible, match="no option 'silver'"):
        await ada.slash(general, "bid", column=1, silver=1)
    with pytest.raises(LookupError, match="no command /beg"):
        await ada.slash(general, "beg")


async def test_groups_and_nested_groups_are_found(general: Channel, bruno: Person) -> None:
    assert (await bruno.slash(general, "match start")).message.content == "started in de/en-US"
    assert (await bruno.slash(general, "match options set", name="pace")).message.content == "set pace"


async def test_the_offered_commands_are_listed(general: Channel, ada: Person) -> None:
    assert {"bid", "echo", "match start", "match options set"} <= set(ada.commands_in(general))


async def test_autocomplete_follows_what_is_typed(general: Channel, ada: Person) -> None:
    assert [each.value for each in await ada.suggestions(general, "bid", "column")] == [1, 2, 3]
    assert [each.name for each in await ada.suggestions(general, "bid", "column", "sec")] == ["Second column"]


async def test_commands_carry_their_localisations(sandbox: Sandbox) -> None:
    bid = next(each for each in sandbox.world.commands.values() if each["name"] == "bid")
    assert bid["name_localizations"] == {"de": "bieten", "fr": "miser"}
    assert bid["description_localizations"]["fr"] == "Miser de l'or"


async def test_buttons_answer_update_and_defer(general: Channel, ada: Person, bruno: Person) -> None:
    panel = (await ada.slash(general, "panel")).message
    assert [each.label for each in panel.buttons] == ["Whisper", "Count", "Form", "Later"]
    whisper = await bruno.press(panel, "Whisper")
    assert whisper.ephemeral
    assert not ada.could_read("secret of bruno")
    await bruno.press(panel, "Count")
    assert (await ada.press(panel, "count")).answer is Callback.UPDATE
    assert ada.again(panel).content == "pressed 2 times"
    later = await ada.press(panel, "Later")
    assert later.answer is Callback.DEFERRED_UPDATE
    assert later.message.content == "changed later"


async def test_an_ephemeral_message_is_changed_by_its_own_buttons(general: Channel, ada: Person, bruno: Person) -> None:
    panel = (await ada.slash(general, "panel", secret=True)).message
    await ada.press(panel, "Count")
    assert ada.again(panel).content == "pressed 1 times"
    await ada.press(panel, "Later")
    await ada.wait_for(general, "changed later")
    with pytest.raises(NotPossible):
        await bruno.press(panel, "Count")
    assert not bruno.could_read("changed later")


async def test_selects_give_values_and_people(general: Channel, ada: Person, bruno: Person) -> None:
    panel = (await ada.slash(general, "panel")).message
    assert (await ada.choose(panel, "Wool", "iron")).message.content == "picked wool, iron"
    assert (await ada.choose(panel, bruno, select="Pick a person")).message.content == "chose Bruno"
    with pytest.raises(NotPossible, match="offers"):
        await ada.choose(panel, "Salt")
    with pytest.raises(NotPossible, match="between 1 and 2"):
        await ada.choose(panel, "Wool", "Grain", "Iron")


async def test_a_modal_is_filled_in_field_by_field(general: Channel, ada: Person, bruno: Person) -> None:
    asked = await ada.slash(general, "form")
    assert asked.modal.title == "Split your army"
    assert [each.label for each in asked.modal.fields] == ["Left wing", "Where", "Mode", "Sure?"]
    done = await ada.submit(asked, {"Left wing": "3", "Where": "Pisa", "mode": "Bold"}, sure=True)
    assert done.message.content == "left=3 where=['Pisa'] mode=Bold sure=True"
    assert not bruno.could_read("left=3")
    with pytest.raises(NotPossible, match="between 1 and 3 characters"):
        await ada.submit(asked, left="1234", where="Pisa", mode="Bold")


async def test_selects_of_roles_channels_and_anybody(
    sandbox: Sandbox, general: Channel, ada: Person, bruno: Person
) -> None:
    role = next(each for each in sandbox.guild.roles.values() if each.name == "Administrator")
    message = (await ada.slash(general, "selects")).message
    assert (await ada.choose(message, role, select="A role")).message.content == "Administrator"
    assert (await ada.choose(message, general, select="A channel")).message.content == "general"
    both = await ada.choose(message, role, bruno, select="Anyone")
    assert both.message.content == "Administrator bruno"


async def test_a_modal_takes_groups_people_and_files(general: Channel, ada: Person, bruno: Person) -> None:
    asked = await ada.slash(general, "census")
    map_file = Upload("map.txt", b"here be dragons")
    fields = {"Goods": ["Iron"], "Rival": bruno, "Map": [map_file], "Plan": "wait"}
    done = await ada.submit(asked, fields)
    assert done.message.content == "['Iron'] Bruno map.txt 'wait'"


async def test_buttons_and_modals_work_in_direct_messages(ada: Person) -> None:
    panel = (await ada.slash(ada.dm, "panel")).message
    await ada.press(panel, "Count")
    assert ada.again(panel).content == "pressed 1 times"
    done = await ada.submit(await ada.press(panel, "Form"), left="1", where="Pisa", mode="Bold")
    assert done.message.content.startswith("left=1")


async def test_a_modal_can_follow_a_button(general: Channel, ada: Person) -> None:
    panel = (await ada.slash(general, "panel")).message
    done = await ada.submit(await ada.press(panel, "Form"), left="1", where="Lucca", mode="Careful")
    assert done.message.content.startswith("left=1 where=['Lucca']")


async def test_a_deferred_answer_is_filled_in_and_followed_up(general: Channel, ada: Person, bruno: Person) -> None:
    exchange = await ada.slash(general, "slow")
    assert exchange.answer is Callback.DEFERRED_MESSAGE
    assert exchange.message.content == "thought of it"
    await exchange.followup(2)
    assert [each.content for each in exchange.followups] == ["and more", "and all"]
    assert [each.content for each in bruno.sees(general)] == ["thought of it", "and all"]


async def test_a_deferred_ephemeral_answer_stays_ephemeral(general: Channel, ada: Person, bruno: Person) -> None:
    exchange = await ada.slash(general, "slow", secret=True)
    assert exchange.ephemeral
    assert exchange.message.content == "thought of it"
    await exchange.followup(2)
    assert [each.content for each in bruno.sees(general)] == ["and all"]


async def test_without_an_answer_in_three_seconds_the_person_is_told(
    sandbox: Sandbox, general: Channel, ada: Person
) -> None:
    exchange = await ada.slash(general, "never", wait=False)
    sandbox.clock.advance(3.1)
    with pytest.raises(NoAnswer):
        await exchange.acknowledged()


async def test_components_v2_come_back_with_files_and_alt_texts(general: Channel, ada: Person) -> None:
    message = (await ada.slash(general, "layout")).message
    assert "# Round 4" in message.text
    assert "The board" in message.text
    assert [each.label for each in message.buttons] == ["Look", "Your move"]
    assert message.files[0].data.startswith(b"\x89PNG")


async def test_embeds_and_attachments_carry_pictures(general: Channel, ada: Person) -> None:
    message = (await ada.slash(general, "board")).message
    assert message.embeds[0]["image"]["width"] == 8
    assert [each.description for each in message.files] == ["The map of Tuscany", "The board, round 4"]


async def test_a_reload_takes_the_ephemeral_messages_away(general: Channel, ada: Person) -> None:
    message = (await ada.slash(general, "echo", text="gone soon", secret=True)).message
    ada.reload()
    assert ada.sees(general) == []
    with pytest.raises(NotPossible):
        ada.dismiss(message)


async def test_the_bot_hears_in_direct_messages_too(ada: Person, bot: Performer) -> None:
    exchange = await ada.slash(ada.dm, "echo", text="only us")
    assert exchange.message.content == "only us"
    assert ada.dms[-1].content == "only us"
