"""How wide words are, without a font engine: the advance widths of the two typefaces, in hundredths of the size."""

from functools import lru_cache

_SANS = {
    20: " ",
    26: "ij|¦ìíîïı",
    27: "l",
    28: "',.:;I·ÌÍÎÏ",
    32: "!()-[]f{}¡",
    34: "/\\",
    35: "ª°",
    36: "t",
    37: "r²³¹º",
    43: "s",
    44: "*?z®¿",
    46: "c«»ç",
    48: '"x–',
    49: "J",
    50: "LY_vyÝýÿ",
    51: "#$+0123456789<=>F^e~¢£¤¥§¬±×èéêë÷−",
    52: "agkàáâãäå",
    54: "ESVXZÈÉÊË",
    55: "T`o¨¯´¸ðòóôõöø",
    56: "AbdhnpquÀÁÂÃÄÅñùúûüþ",
    58: "CPµÇ",
    59: "R",
    60: "BK¶Þß",
    62: "D",
    63: "G",
    64: "&",
    65: "Ð",
    66: "HNUÑÙÚÛÜ",
    67: "OQÒÓÔÕÖØ",
    74: "M",
    75: "w©",
    78: "æ",
    80: "W¼",
    81: "¾",
    83: "½Æœ",
    84: "%m",
    86: "Œ",
    88: "@",
    96: "…",
}
_NAME = {
    18: "'",
    21: ",.·¹",
    23: ":;",
    24: "ijlìíîïı",
    25: "!J¡",
    27: "IÌÍÎÏ",
    29: "1°",
    30: " ()",
    31: "[]{}",
    32: "f",
    33: '"³',
    35: "s",
    36: "*²",
    37: "ª",
    38: "t",
    39: "r",
    40: "?¿",
    41: "-",
    42: "º",
    44: "/\\«»",
    46: "$LS",
    47: "5Fz¶",
    48: "v¢",
    49: "7EkÈÉÊËýÿ",
    50: "3^_`cy|¦§¨¯´¸ç–",
    51: "Pß",
    52: "axÞàáâãäå",
    53: "#2",
    54: "8eèéêë",
    55: "9£",
    56: "6B",
    57: "4hnuµñùúûü",
    58: "bgpqþ",
    59: "R",
    60: "Tdoðòóôõöø",
    61: "¤",
    62: "YÝ…",
    63: "¥",
    64: "Z",
    65: "+<=>K~¬±×÷−",
    66: "V®",
    68: "ACÀÁÂÃÄÅÇ",
    70: "X¼",
    71: "DUÐÙÚÛÜ",
    73: "H",
    74: "GNÑ",
    75: "w",
    76: "½",
    77: "&¾",
    81: "0OQÒÓÔÕÖØ",
    83: "Æ",
    85: "©æ",
    87: "%",
    88: "m",
    98: "@œ",
    101: "W",
    102: "M",
    107: "Œ",
}
SANS = {letter: wide for wide, letters in _SANS.items() for letter in letters}
NAME = {letter: wide for wide, letters in _NAME.items() for letter in letters}


@lru_cache(maxsize=20_000)
def width(text: str, size: float, name: bool = False) -> float:
    """Width of a line of text in board units; `name`: in the typeface of names, with its letter spacing."""
    table, usual = (NAME, 60) if name else (SANS, 56)
    return (sum(table.get(letter, usual) for letter in text) / 100 + (0.06 * len(text) if name else 0)) * size


def fit(text: str, room: float, size: float, least: float = 11.5, name: bool = False) -> float:
    """The largest font size up to `size` at which the line fits its room, but never below `least`."""
    wide = width(text, size, name)
    return size if wide <= room or not text else max(least, round(size * room / wide, 1))


def short(text: str, room: float, size: float, name: bool = False) -> str:
    """The line, or as much of its beginning as fits the room, and three points."""
    kept = text
    while kept and width(text, size, name) > room:
        kept = kept[:-1]
        text = f"{kept.rstrip()}…"
    return text


@lru_cache(maxsize=5_000)
def lines(text: str, room: float, size: float, most: int = 2) -> tuple[str, ...]:
    """A name in at most `most` lines, broken at blanks, or inside a word at a soft hyphen; the lines as even as they can be."""
    plain = text.replace("\u00ad", "")
    if width(plain, size) <= room or most == 1:
        return (plain,)
    pieces = text.split(" ")
    if len(pieces) == 1:
        if "\u00ad" not in text:
            return (plain,)
        head, tail = text.split("\u00ad", 1)
        return (head + "-", *lines(tail, room, size, most - 1))
    cut = min(range(1, len(pieces)), key=lambda i: max(width(" ".join(pieces[:i]), size), width(" ".join(pieces[i:]), size)))
    if most > 2:
        taken = 1
        while taken < len(pieces) - 1 and width(" ".join(pieces[: taken + 1]), size) <= room:
            taken += 1
        return (" ".join(pieces[:taken]).replace("\u00ad", ""), *lines(" ".join(pieces[taken:]), room, size, most - 1))
    return (" ".join(pieces[:cut]).replace("\u00ad", ""), " ".join(pieces[cut:]).replace("\u00ad", ""))
