"""QR codes as SVG, for links: bytes, level L, versions 3 to 5, always the first mask (any is valid).

After ISO/IEC 18004. Up to version 5 level L has one block of codewords, which is all that a link needs.
"""

SIZES = {3: (55, 15), 4: (80, 20), 5: (108, 26)}  # version: codewords of data and of correction
FORMAT = 0b111011111000100  # level L, mask 0, with its own correction, masked as the standard asks
Grid = list[list[int | None]]


def tables() -> tuple[list[int], list[int]]:
    """Powers and logarithms in the field of 256 elements."""
    powers, logs, value = [0] * 512, [0] * 256, 1
    for n in range(255):
        powers[n], logs[value] = value, n
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    for n in range(255, 512):
        powers[n] = powers[n - 255]
    return powers, logs


POWERS, LOGS = tables()


def times(a: int, b: int) -> int:
    return POWERS[LOGS[a] + LOGS[b]] if a and b else 0


def correction(data: list[int], count: int) -> list[int]:
    """What is left of the data, divided by the generator of so many roots."""
    generator = [1]
    for n in range(count):
        generator = [a ^ times(b, POWERS[n]) for a, b in zip([*generator, 0], [0, *generator], strict=True)]
    rest = [*data, *[0] * count]
    for n in range(len(data)):
        factor = rest[n]
        for k, part in enumerate(generator):
            rest[n + k] ^= times(part, factor)
    return rest[len(data) :]


def codewords(text: str) -> tuple[int, list[int]]:
    """The version, and data with correction."""
    raw = text.encode()
    version = next((one for one, (room, _) in SIZES.items() if len(raw) + 2 <= room), 0)
    if not version:
        raise ValueError(f"too long for a code: {len(raw)} bytes")
    room, count = SIZES[version]
    bits = "0100" + f"{len(raw):08b}" + "".join(f"{byte:08b}" for byte in raw) + "0000"
    data = [int(bits[n : n + 8].ljust(8, "0"), 2) for n in range(0, len(bits), 8)][:room]
    data += [(0xEC, 0x11)[n % 2] for n in range(room - len(data))]
    return version, data + correction(data, count)


def frame(version: int) -> Grid:
    """The parts that are the same in every code; None where data goes."""
    size = 17 + 4 * version
    grid: Grid = [[None] * size for _ in range(size)]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                if 0 <= top + y < size and 0 <= left + x < size:
                    ring = max(abs(x - 3), abs(y - 3))
                    grid[top + y][left + x] = int(ring not in (2, 4))
    for n in range(8, size - 8):
        grid[6][n] = grid[n][6] = int(n % 2 == 0)
    middle = size - 7
    for y in range(-2, 3):
        for x in range(-2, 3):
            grid[middle + y][middle + x] = int(max(abs(x), abs(y)) != 1)
    return formatted(grid)


def formatted(grid: Grid) -> Grid:
    """Level and mask, twice; and the one module that is always dark."""
    size = len(grid)
    for n in range(15):
        bit = FORMAT >> n & 1
        down = n if n < 6 else n + 1 if n < 8 else size - 15 + n
        grid[down][8] = bit
        across = size - 1 - n if n < 8 else 7 if n == 8 else 14 - n
        grid[8][across] = bit
    grid[size - 8][8] = 1
    return grid


def modules(text: str) -> list[list[int]]:
    """The code as rows of 0 and 1, without its margin."""
    version, words = codewords(text)
    grid = frame(version)
    bits = iter("".join(f"{word:08b}" for word in words))
    size, up = len(grid), True
    columns = [n for n in range(size - 1, 0, -2) if n > 6] + [5, 3, 1]
    for right in columns:
        for step in range(size):
            y = size - 1 - step if up else step
            for x in (right, right - 1):
                if grid[y][x] is None:
                    grid[y][x] = int(next(bits, "0")) ^ ((x + y) % 2 == 0)
        up = not up
    return [[int(bool(one)) for one in row] for row in grid]


def svg(text: str) -> str:
    """Dark on white in every theme, with the margin that readers need."""
    rows = modules(text)
    dark = "".join(f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(rows) for x, one in enumerate(row) if one)
    size = len(rows) + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<rect width="{size}" height="{size}" fill="#FFF"/><path fill="#000" d="{dark}"/></svg>'
    )
