"""Colours, type sizes and drawings."""
