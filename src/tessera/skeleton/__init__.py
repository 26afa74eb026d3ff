"""Skeleton: everybody lays a stone from the hand; the highest takes the round. The README says where to change what."""

from tessera.core.game import wired

EVENTS = {"laid": ("stone",), "took": ("n",)}  # what the rules tell, and the names of its numbers
RESTATED = {"lay": "laid stone"}  # the log tells the event instead of the choice

GAME = wired(__name__, "Skeleton", seats=(2, 4), rules_version=1, minutes=10)
