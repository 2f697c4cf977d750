"""The pictures and texts of Comuni."""
