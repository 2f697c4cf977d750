"""For one game alone (PARAVENT_GAMES) only the laws of games are asked, not those of the project."""

import os

collect_ignore = (
    [f"test_{law}.py" for law in ("documents", "layers", "names", "sql")] if "PARAVENT_GAMES" in os.environ else []
)
