"""Saved games in files: open, save, and say what is wrong with a file."""
