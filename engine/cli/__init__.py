"""The desk: what `python -m engine` does at a terminal; only here does the engine know a clock and a screen."""
