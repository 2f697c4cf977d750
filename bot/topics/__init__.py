"""What people can talk to the bot about, a module for each topic; `bot.directory` finds them, nothing to register.

A topic may define COMMANDS (slash commands by their whole name), CONTROLS (buttons and selects by the verb of their
id), ON_PANEL (verbs that change the panel they stand on, if it is the person's own), SUGGESTIONS (autocomplete by
command) and `payloads()` (the commands as Discord wants them, each with the group it belongs to, "" for none).
"""
