"""Values that players choose and that are written down under a permanent tag: actions and standing orders."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict


class Tagged(BaseModel):
    """A frozen value, written down under its tag: `class Bid(Action, tag="bid")`."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_enum_values=False)

    #: what it is called in saves, records, buttons, the store and messages, for ever; the class may be renamed
    word: ClassVar[str]

    def __init_subclass__(cls, *, tag: str | None = None, **config: Any) -> None:
        super().__init_subclass__(**config)
        if tag is not None:
            cls.word = tag
