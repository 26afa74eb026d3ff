"""What a finger must hit on a phone: large enough, and never two at once."""

import random

import tessera
from tessera import look
from tessera.core.record import Record

UNITS = 578 / 390  # Massilia's market on a phone: units per pixel


def areas(game_state, keys):
    drawn = look.table(game_state.view(0), targets=dict.fromkeys(keys, "x")).fragments
    for node in drawn.values():
        hits = [one.attributes for one in node.all() if one.attributes.get("class") == "t-touch"]
        if hits and node.attributes.get("data-key", "").startswith("give:"):
            left, top, wide, high = (float(hits[0][name]) for name in ("x", "y", "width", "height"))
            yield node.at[0] + left, node.at[1] + top, wide, high


def test_single_goods_of_a_stall_can_be_pressed():
    game = tessera.game("massilia")
    seen = 0
    for seed in range(12):
        state, rnd = Record(game, 4, seed=f"touch {seed}").start(), random.Random(seed)
        while not state.over and seen < 30:
            state.choose(rnd.choice(state.options()))
            goods = {stall["plot"]: [kind for kind, n in stall["goods"].items() if n] for stall in state.view(0)["stalls"]}
            keys = [f"give:{plot}:{kind}" for plot, kinds in goods.items() if len(kinds) == 2 for kind in kinds]
            found = list(areas(state, keys))
            assert len(found) == len(keys)
            for n, (x, y, wide, high) in enumerate(found):
                seen += 1
                assert min(wide, high) >= 24 * UNITS
                for a, b, w, h in found[:n]:
                    assert x >= a + w - 0.2 or a >= x + wide - 0.2 or y >= b + h - 0.2 or b >= y + high - 0.2, "two areas overlap"
    assert seen >= 10
