"""What one module of commands offers: said in one typed value, and checked as soon as it is made."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from bot.command_payloads import Payload
from bot.requests import Command, Control, Suggest


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """Commands and controls that belong together."""

    #: as they are registered with Discord: the group, empty for a command on its own, and the command
    payloads: Callable[[], Iterable[tuple[str, Payload]]] = tuple
    #: what each command does, by its whole name
    commands: Mapping[str, Command] = field(default_factory=dict)
    #: what is offered while a command is typed
    suggestions: Mapping[str, Suggest] = field(default_factory=dict)
    #: what each button and select does, by the verb of its id
    controls: Mapping[str, Control] = field(default_factory=dict)
    #: controls that change the panel they stand on, if the panel is the person's own
    on_panel: frozenset[str] = frozenset()
    #: controls that show nothing of a match, or ask for a consent of their own
    open_to_all: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        _check_known("controls on a panel", self.on_panel, self.controls)
        _check_known("controls open to all", self.open_to_all, self.controls)
        _check_known("suggestions", self.suggestions, self.commands)


def _check_known(what: str, named: Collection[str], known: Collection[str]) -> None:
    if wrong := sorted(set(named) - set(known)):
        raise ValueError(f"{what} of nothing that exists: {', '.join(wrong)}")
