#!/usr/bin/env python3
"""A bot in thirty lines, for any language: read a JSON question per line, answer with a JSON line.

tessera arena gloria_mundi --bots "line:python3 examples/bots/line_bot.py" random --games 20
"""

import json
import random
import sys

GOOD = ("buy:", "use:", "pay:", "build", "card:", "sell:")  # words in keys this bot likes


def answer(question: dict) -> str:
    """question: game, seat, decision, options (keys), view (what the seat sees), ms (time for the answer), seed."""
    rng = random.Random(f"{question['seed']} {question['decision']} {len(question['options'])}")
    liked = [key for key in question["options"] if key.startswith(GOOD)]
    return rng.choice(liked or question["options"])


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"key": answer(question)}), flush=True)


if __name__ == "__main__":
    main()
