"""Computer players, and other programs that play: each in a process of its own, so that the window never
waits."""
