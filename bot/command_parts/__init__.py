"""What several commands share: panels, choices of a match, second steps, and how a module offers its commands."""
