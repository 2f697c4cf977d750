"""What people read: messages as plain values, and the texts, panels and posts made of them."""

from bot.messages.message import fitting, text

__all__ = ["fitting", "text"]
