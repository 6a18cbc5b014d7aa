"""Sharing a game as text, challenge or picture, and the problem report."""
