"""Many tables at once: positions that networks are asked about go through each network in one call, several times as fast as one by one."""

from collections.abc import Sequence

from tessera.bots.base import Bot
from tessera.bots.levels import LevelBot
from tessera.bots.net import NetBot, Thinker
from tessera.core.agenda import Perspective


def choose_together(asked: Sequence[tuple[Bot, Perspective]]) -> list[str]:
    """What each of these bots chooses, just as if it had been asked alone."""
    found = [""] * len(asked)
    groups: dict[Thinker, list[tuple[int, NetBot, Perspective]]] = {}
    for n, (bot, seen) in enumerate(asked):
        player = bot.player(seen) if isinstance(bot, LevelBot) else bot
        if isinstance(player, NetBot) and len(seen.codes()) > 1:
            groups.setdefault(player.thinker(seen), []).append((n, player, seen))
        else:
            found[n] = player.choose(seen)
    for thinker, members in groups.items():
        states, seeds = [seen._state for _, _, seen in members], [player.world() for _, player, _ in members]
        for (n, player, seen), (_, odds) in zip(members, thinker.think(states, [True] * len(members), seeds), strict=True):
            found[n] = player.pick(seen, odds)
    return found
