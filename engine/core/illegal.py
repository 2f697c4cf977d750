"""A refusal: a message key and its numbers, worded later in the player's language."""

from typing import Any


class Illegal(Exception):
    """The rules do not allow this; nothing has changed."""

    def __init__(self, key: str, /, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.facts.items())])


class Unforeseen(Illegal):
    """Refused for a reason the seat could not see, such as a supply that is short behind everyone's back."""


def require(lawful: bool, key: str, /, **facts: Any) -> None:
    """Refuse unless the condition holds. All requirements of a rule come before its first change."""
    if not lawful:
        raise Illegal(key, **facts)
