"""The table as a picture: a scene of pieces and places, and the gestures on it."""
