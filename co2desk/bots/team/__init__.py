"""Computer players for a team: partners of Second Chance, and a player alone."""
