"""Choosing an action: prompt bar, menus, list of actions, warnings."""
