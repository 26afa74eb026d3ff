"""Grounds and card faces as Roman stonework, made from flat vector scenes: a tool for development, `make art`.

Nothing here is needed to draw a table: what it makes is checked in (`look/static/art`), and `look/art.py` only names the files.
It needs the extra `art` (numpy, scipy, contourpy, Pillow, resvg). Same scenes, same bytes: every random number has a fixed seed.

    scenes/palette.toml      roles: what stone, how large, which colours in the light and in the dark
    scenes/emblems/*.svg     figures in a box of 100 x 100
    scenes/GAME/*.svg        grounds in the units of the board; `@role` stands where a colour would
    scenes/GAME/faces.toml   card faces: which emblem on which colour
"""
