"""For one game alone (PARAVENT_GAMES) only the laws of games are asked, not those of the project."""

import os

#: they read the project's own files alone, whichever games are asked for
OF_THE_PROJECT = ("dependencies", "documents", "glossaries", "layers", "names", "numbers", "plain_words", "sql")
collect_ignore = [f"test_{law}.py" for law in OF_THE_PROJECT] if "PARAVENT_GAMES" in os.environ else []
