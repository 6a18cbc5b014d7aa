"""Pieces and places that only the board of Second Chance has."""
