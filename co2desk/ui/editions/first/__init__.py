"""CO₂ (2012) in the window: its places, layout and words."""
