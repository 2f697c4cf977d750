"""The only place that sends anything: the outbox, in order for each match, and answers to interactions.

State never depends on a send. What fails for a moment is tried again with growing pauses; what can never arrive (a
closed direct message, a deleted channel) is put away, and everything can be asked for again. `loop` knows lanes, order
and time, `courier` carries out what a post wants done, `transport` knows Discord.
"""

from bot.delivery.answers import Answer, suggest
from bot.delivery.invalid_requests import InvalidRequests
from bot.delivery.loop import Delivery
from bot.delivery.transport import Transport

__all__ = ["Answer", "Delivery", "InvalidRequests", "Transport", "suggest"]
