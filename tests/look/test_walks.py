"""Tracks of the ground: pieces travel along them when they move, so pieces stand on them."""

import math
import re
from itertools import pairwise

from tessera import look
from tessera.web.changes import place
from tests.look.tables import sampled

BESIDE = 26  # units: so far beside a track a piece may stand (routes.js)


def beside(walk, x, y):
    """How far a place lies from a track."""

    def from_part(one, other):
        (ax, ay), (bx, by) = one, other
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (math.dist(one, other) ** 2 or 1)
        t = min(1, max(0, t))
        return math.dist((x, y), (ax + t * (bx - ax), ay + t * (by - ay)))

    return min(from_part(one, other) for one, other in pairwise(walk))


def test_goth_and_romans_stand_on_their_roads():
    seen = 0
    for state in sampled("gloria_mundi"):
        drawn = look.table(state.view(None)).fragments
        tracks = [one for one in drawn["ground"].all() if one.attributes.get("class") == "walk"]
        points = [[float(n) for n in re.findall(r"-?[\d.]+", track.attributes["d"])] for track in tracks]
        walks = [list(zip(flat[::2], flat[1::2], strict=True)) for flat in points]
        for key, piece in drawn.items():
            if key == "goth" or key.startswith("roman-"):
                seen += 1
                assert min(beside(walk, *place(piece)) for walk in walks) < BESIDE, (key, place(piece))
    assert seen > 100
