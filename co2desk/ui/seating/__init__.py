"""Who plays which seat, changed in the middle of a game."""
