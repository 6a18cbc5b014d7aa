"""The pieces and places of the board that both editions share. Each paints itself."""
