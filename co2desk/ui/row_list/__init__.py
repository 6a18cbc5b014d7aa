"""Lists of rows in the side column: what a row holds, how it is painted, how it is read."""
