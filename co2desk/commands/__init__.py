"""The commands that need no window. Each file is one command."""
