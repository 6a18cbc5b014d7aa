"""One sentence, once, the first time that something happens in a person's games."""
