"""Data made by others: whatever is wrong with them is told in a sentence."""

from __future__ import annotations

import msgspec
from pydantic import ValidationError

#: all that reading them, or playing what they say, can raise
MALFORMED = (
    msgspec.MsgspecError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)


def reason(error: Exception) -> str:
    """What is wrong, without a word about the program that found it."""
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, KeyError):
        return f"{error} is missing, or nothing is known by that name"
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return f"{where}: {first['msg']}" if where else first["msg"]
    return str(error) or "a part of it has another form"
