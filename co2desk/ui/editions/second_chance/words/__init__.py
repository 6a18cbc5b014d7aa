"""What is said about the board of Second Chance."""
