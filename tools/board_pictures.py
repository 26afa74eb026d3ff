"""Small pictures of the boards for the home page: python -m tools.board_pictures [GAME ...]

Each game is played some way by greedy bots and drawn in both themes; a part of the board that says what the game is goes to
`web/static/boards/GAME-THEME.webp`. Which part, and after how many choices, stands in the game's `home.toml`.
"""

import io
import sys
from pathlib import Path

from PIL import Image

import tessera
from tessera import bots, look
from tessera.core.game import Game, games
from tessera.web.pages.frame import by_weight

OUT = Path(__file__).parents[1] / "src" / "tessera" / "web" / "static" / "boards"
SIZE = (440, 275)
QUALITY = 40
WHOLE = (1200, 630)


def position(game: Game, choices: int) -> tessera.State:
    """A game of four greedy bots after so many choices."""
    state = game.start(seats=min(4, game.seat_counts()[-1]), seed="home")
    bot = bots.make("greedy:worlds=2,depth=4", seed=3)
    for _ in range(choices):
        if state.over:
            break
        state.choose(bot.choose(state.perspective(state.seat)))
    return state


def take(game: Game) -> None:
    facts = game.page("home.toml").get("picture", {})
    drawn = look.of_state(position(game, facts.get("choices", 60)))
    for theme in look.THEMES:
        whole = Image.open(io.BytesIO(look.png(drawn, theme, 1620, plain=False))).convert("RGB")
        x, y, wide = (share * whole.width for share in facts.get("part", (0, 0, 1)))
        part = whole.crop((round(x), round(y), round(x + wide), round(y + wide * SIZE[1] / SIZE[0])))
        path = OUT / f"{game.id}-{theme}.webp"
        part.resize(SIZE, Image.Resampling.LANCZOS).save(path, quality=QUALITY, method=6)
        print(path, path.stat().st_size)


def together() -> None:
    """All boards in one picture, for previews of links to the site: light ones, as stripes from light to heavy."""
    names = [game.id for game in by_weight() if (OUT / f"{game.id}-light.webp").exists()]
    whole, wide = Image.new("RGB", WHOLE, "#FBF8F2"), WHOLE[0] // len(names)
    for number, name in enumerate(names):
        small = Image.open(OUT / f"{name}-light.webp")
        board = small.resize((round(small.width * WHOLE[1] / small.height), WHOLE[1]), Image.Resampling.LANCZOS)
        left = (board.width - wide) // 2
        whole.paste(board.crop((left, 0, left + wide - 6, WHOLE[1])), (number * wide + 3, 0))
    whole.save(OUT / "all.jpg", quality=58, optimize=True, progressive=True)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for one in games():
        if not sys.argv[1:] or one.id in sys.argv[1:]:
            take(one)
    together()
