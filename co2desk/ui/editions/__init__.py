"""What is one edition's own in the window: its places, its board, its words, its turn."""
