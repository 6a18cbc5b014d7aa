"""Advice beside the board: hints, what partners plan, and what is missing for a goal."""
