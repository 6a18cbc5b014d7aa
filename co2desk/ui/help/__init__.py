"""F1: what a control stands for, and who explains it. Nothing here knows the game."""
