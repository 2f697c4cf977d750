"""What a failure may leave in a log: places in the code. The error's own text could hold a secret."""

from __future__ import annotations

import traceback


def safe_traceback(error: BaseException) -> str:
    """The kind of an error and where it happened, without a word of what was said."""
    return f"{type(error).__name__}\n" + "".join(traceback.format_tb(error.__traceback__)[-4:])
