"""The goals panel: how far each goal of the player at the screen is."""
