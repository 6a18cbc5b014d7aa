"""The forecasts of Second Chance, for a team and for rivals."""
