"""A position of a game as a picture: to share, and for the list of games."""
