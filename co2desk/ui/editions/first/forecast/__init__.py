"""The forecast of CO₂ (2012)."""
