"""Comuni drawn and described."""
