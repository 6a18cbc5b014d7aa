"""Computer players who compete: the first edition, and Second Chance in its competitive mode."""
