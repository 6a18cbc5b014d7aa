"""The rules inside, to read and to search."""
