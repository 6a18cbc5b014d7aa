"""CO₂: Second Chance in the window: its places, layout, items and words."""
