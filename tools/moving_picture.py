"""The moving picture of the README: python -m tools.moving_picture [GAME] [--out docs/pictures/game.webp]

Greedy bots play a game; its table is drawn every few choices and put together as an animated WebP.
"""

import argparse
import io
from pathlib import Path

from PIL import Image

import tessera
from tessera import bots, look

NAMES = ("Livia", "Marius", "Aelia", "Cato", "Drusus", "Fabia")


def frames(game_id: str, seats: int, every: int, most: int, width: int) -> list[Image.Image]:
    state = tessera.game(game_id).start(seats, seed="picture")
    bot = bots.make("greedy:worlds=2,depth=4", seed=3)
    found: list[Image.Image] = []
    number = 0
    while not state.over and len(found) < most:
        if number % every == 0:
            drawing = look.of_state(state, names=NAMES[:seats])
            found.append(Image.open(io.BytesIO(look.png(drawing, "light", width, plain=False))).convert("RGB"))
        state.choose(bot.choose(state.perspective(state.seat)))
        number += 1
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", nargs="?", default="aquileia")
    arguments.add_argument("--out", type=Path, default=Path("docs/pictures/game.webp"))
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--every", type=int, default=9, help="choices between two pictures")
    arguments.add_argument("--most", type=int, default=16, help="pictures in all")
    arguments.add_argument("--width", type=int, default=720)
    asked = arguments.parse_args()
    made = frames(asked.game, asked.seats, asked.every, asked.most, asked.width)
    made[0].save(
        asked.out, save_all=True, append_images=made[1:], duration=[700] * (len(made) - 1) + [3000], loop=0, quality=45, method=6
    )
    print(f"{asked.out}: {len(made)} pictures, {asked.out.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
