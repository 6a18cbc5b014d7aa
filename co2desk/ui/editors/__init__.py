"""Decisions that need more than a row of buttons."""
