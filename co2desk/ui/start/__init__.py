"""The start page and the games it offers to continue."""
