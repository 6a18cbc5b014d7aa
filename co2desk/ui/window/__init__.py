"""The main window, its menus, and the view of a running game."""
