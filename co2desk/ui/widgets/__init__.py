"""Controls that know nothing of the game."""
