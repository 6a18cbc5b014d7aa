"""The rules inside: the sections of both editions, with values, rulings and cards of the game played."""
