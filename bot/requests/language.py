"""The language in which someone is answered."""

from __future__ import annotations

from bot.wording import bot_words, language
from engine.core.words import Words


class Language:
    """A person's language: that of their Discord, until their own settings are known."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self.code = language(locale)

    def prefer(self, own: str | None) -> None:
        """Take the language of the person's settings, or that of their Discord if they have set none."""
        self.code = own or language(self._locale)

    @property
    def bot(self) -> Words:
        """The bot's words."""
        return bot_words(self.code)
