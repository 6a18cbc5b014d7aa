"""Curves. They know nothing of the game."""
