"""Choosing an action: prompt bar, menus, list of actions, editors, warnings."""
