"""What people can ask for, a module for each subject; `bot.command_registry` finds them by itself.

A module may define COMMANDS (slash commands by their whole name), CONTROLS (buttons and selects by the verb of their
id), ON_PANEL (verbs that change the panel they stand on, if it is the person's own), SUGGESTIONS (autocomplete by
command) and `payloads()` (the commands as Discord wants them, each with the group it belongs to, "" for none).
"""
