"""The cover between two people at one screen."""
