"""Short sounds of what happens in a game. Nothing loops, and nothing is heard that is not on the board."""
