"""The rules of the games: no user, channel, pixel, clock or network is known here."""
