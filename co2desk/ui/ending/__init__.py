"""The end of a game: result, scoring, verdict, curves and turning points."""
