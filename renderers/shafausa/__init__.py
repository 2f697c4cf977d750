"""Shafausa drawn and described."""
