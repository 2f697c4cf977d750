"""`python -m engine docs`: a game's actions, questions and rulings as Markdown."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.cli import asked
from engine.cli.words import DEFAULT, say
from engine.core.game import home_of
from engine.core.step import Decision, Sealed
from engine.core.words import LANGUAGES, words_for


def add_to(commands: Any) -> None:
    """The command and its arguments."""
    parser: argparse.ArgumentParser = commands.add_parser("docs", help=say("docs-about"))
    parser.add_argument("game", help=say("help-game"))
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help=say("verify-lang", default=DEFAULT))
    parser.set_defaults(run=run)


def run(call: argparse.Namespace) -> int:
    """Print the page."""
    asked.title_of(call.game)
    print("\n".join(page(call.game, call.lang)))
    return 0


def page(title: str, lang: str) -> Iterator[str]:
    """The page, line by line."""
    game, words = asked.title_of(title), words_for(title, lang)
    kinds = game.kinds()
    yield f"# {words.say('title')}\n"
    yield f"{words.say('tagline')}. {words.say('docs-players', least=game.seats[0], most=game.seats[-1])}\n"
    yield f"## {words.say('docs-options')}\n"
    for option, field in game.Variant.model_fields.items():
        yield f"- `{option}={field.default}`: {words.say(f'option-{option}')}"
    if not game.Variant.model_fields:
        yield words.say("docs-no-options")
    yield f"\n## {words.say('docs-actions')}\n"
    for action in kinds.actions.values():
        notes = [words.say("docs-secret")] if action.secret else []
        notes += [words.say("docs-liberty")] if action in kinds.free else []
        note = f" ({', '.join(notes)})" if notes else ""
        yield f"- **{words.action(action)}** `{action.word}`{note}: {words.say(f'action-{action.word}')}"
        for name in action.model_fields:
            yield f"  - `{name}`: {words.say(f'action-{action.word}', attribute=name)}"
    yield f"\n## {words.say('docs-questions')}\n"
    for step in kinds.steps:
        if issubclass(step, Decision):
            note = f" ({words.say('docs-sealed')})" if issubclass(step, Sealed) else ""
            titles = ", ".join(words.action(action) for action in step.handlers)
            yield f"- `{step.word}`{note}: {titles}"
    rules = Path(home_of(game)).parent / "RULES.md"
    if rules.exists():
        yield f"\n## {words.say('docs-rulings')}\n"
        yield rules.read_text("utf-8").partition("\n")[2].replace("\n#", "\n##").strip()
