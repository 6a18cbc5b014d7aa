"""What somebody sees who starts the program for the first time."""
