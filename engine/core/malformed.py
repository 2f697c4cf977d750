"""Data made by others: whatever is wrong with them can be told."""

from __future__ import annotations

import msgspec
from pydantic import ValidationError

from engine.core.problem import Problem, ToldError, problem

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


def reason(error: Exception) -> Problem:
    """What is wrong, without a word about the program that found it; what a library says is passed on as it is."""
    if isinstance(error, ToldError):
        return error.problem
    if isinstance(error, RecursionError):
        return problem("data-too-deep")
    if isinstance(error, KeyError):
        return problem("data-unknown", name=str(error))
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        return problem("data-why", why=f"{where}: {first['msg']}" if where else first["msg"])
    return problem("data-why", why=str(error)) if str(error) else problem("data-other-form")
