"""What holds in every test of a whole match."""

from tests.e2e.chance import known_chance

__all__ = ["known_chance"]
