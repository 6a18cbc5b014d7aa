"""Guided games in the window: the panel beside the board, the lit places, the list of chapters."""
