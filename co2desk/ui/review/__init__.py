"""Learn from your moves: the turns of a finished game after which Expert sees clearly better ones."""
