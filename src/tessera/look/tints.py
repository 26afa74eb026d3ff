"""The colours of maps, by day and by lamplight."""

from typing import NamedTuple


class Tints(NamedTuple):
    """The colours of a map in one theme."""

    depths: tuple[float, ...]
    sea: str
    foam: str
    provinces: str
    wild: str
    coast: str
    border: str
    river: str
    frame: str
    joint: str
    sea_joint: str
    accents: str
    accent_share: tuple[float, float, float]


TINTS = {
    "light": Tints(
        (0, 12, 34, 76, 150), "#D9E9E1 #B8D8D8 #97C5CC #7EB3BF #6CA4B4", "#FAF6EA",
        "#F5EBD1 #E9D197 #EAC3AC #CFD9A9 #DAB58C #DAC8D0", "#E6E1D6", "#47666E", "#A88A68", "#8DB7C0", "#8A4B36 #F1E6CE",
        "#D8CCB4", "#D3DDD6", "#3F7F97 #E9F1EA #4C8C9C", (0.010, 0.010, 0.022),
    ),
    "dark": Tints(
        (0, 14, 38, 80, 150), "#2C5660 #21485A #193A4F #142F44 #10263A", "#8F7747",
        "#534B3B #534620 #603C2C #374E30 #553A1F #4A3F54", "#2B2A28", "#191511", "#1E1914", "#2F5966", "#6E3C2B #9A8355",
        "#1E1B17", "#0B161F", "#2C6A80 #B08C4A #1E5468", (0.018, 0.003, 0.03),
    ),
}  # fmt: skip
