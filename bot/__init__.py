"""The house, floor by floor: the bot, from Discord down to the store."""
