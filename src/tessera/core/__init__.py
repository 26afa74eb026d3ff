"""The engine every game stands on. Knows no game."""
