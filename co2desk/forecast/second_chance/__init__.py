"""The forecast of CO₂: Second Chance."""
