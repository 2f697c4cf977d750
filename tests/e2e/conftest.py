"""What holds in every test of a whole match."""

from tests.e2e.chance import known_chance
from tests.e2e.stores import both_stores

__all__ = ["both_stores", "known_chance"]
