"""A player for examples and tests, whose games stay the same."""
