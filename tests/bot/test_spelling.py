"""What Discord sends of a command, read."""

from __future__ import annotations

from bot.command_payloads import spelled
from bot.discord_endpoints import from_json


def test_half_a_letter_neither_ends_the_connection_nor_reaches_a_command() -> None:
    sent = from_json('{"name": "rules", "options": [{"name": "term", "type": 3, "value": "a\\ud800b"}]}')
    assert spelled(sent).given == {"term": "a?b"}


def test_a_command_is_read_with_the_option_that_is_being_typed() -> None:
    match = {"name": "match", "type": 4, "value": "1", "focused": True}
    found = spelled({"name": "game", "options": [{"name": "film", "type": 1, "options": [match]}]})
    assert (found.name, found.given, found.focused, found.is_text) == ("game film", {"match": "1"}, "match", False)
