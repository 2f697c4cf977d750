"""Pictures and texts of a game, made from a view and nothing else."""
