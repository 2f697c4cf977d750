"""The games: a folder each, found by the catalogue."""
