"""Setting up a new game: the dialog, its fields, and the readings of the rulebooks."""
