"""The pictures of Alba Longa."""
