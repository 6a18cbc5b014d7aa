"""The words of the board: those that stand on it, and what every place is and does, to be seen or heard."""
