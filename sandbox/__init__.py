"""An embedded stand-in for Discord, on loopback: REST, gateway and a page to act as several users."""

from sandbox.clock import Clock
from sandbox.embedded import Sandbox
from sandbox.founding import Character
from sandbox.invocation import NotPossible
from sandbox.limits import Upload
from sandbox.people import Exchange, NoAnswer, Person
from sandbox.seen import Seen
from sandbox.sharding import Sharding
from sandbox.world import Channel

__all__ = [
    "Channel",
    "Character",
    "Clock",
    "Exchange",
    "NoAnswer",
    "NotPossible",
    "Person",
    "Sandbox",
    "Seen",
    "Sharding",
    "Upload",
]
