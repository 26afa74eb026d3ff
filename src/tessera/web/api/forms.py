"""What a program or the page may send: every field with its limits, nothing unknown."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator

from tessera.web import help

RequestId = Annotated[
    str, Field(pattern=r"^[A-Za-z0-9_.-]{1,40}$", description="Your own id of this request; repeat it, get the same answer")
]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @field_validator("*", mode="after")
    @classmethod
    def storable(cls, value: object) -> object:
        """No text with a NUL: PostgreSQL has no place for it."""
        if isinstance(value, str) and "\0" in value:
            raise ValueError("a NUL character")
        return value


class NewGuest(Strict):
    name: str = Field("", max_length=60)


class NewSeat(Strict):
    kind: str = Field(description="me, open, bot, or local (same device)", pattern="^(me|open|bot|local)$")
    name: str = Field("", max_length=60)
    bot: str = Field("", max_length=24, description="easy, medium, hard, master, random, greedy or network:NAME, see /games")


class NewTable(Strict):
    game: str = Field(max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=8)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=20)
    edition: str = Field("", max_length=80, description="an edition of the data folder by its name; the game's own if empty")
    pace: str = Field("none", max_length=12)
    public: bool = False
    hints: Literal["", "yes", "no"] = Field("", description="may the players have hints; empty: only where one person plays")


class NewChoice(Strict):
    key: str = Field(max_length=120)
    version: int = Field(ge=0, le=2**40)
    request: RequestId


class NewUndo(Strict):
    version: int = Field(ge=0, le=2**40)
    request: RequestId
    turn: bool = False


class NewPlea(Strict):
    version: int = Field(ge=0, le=2**40)
    request: RequestId
    yes: bool | None = None


class Question(Strict):
    about: Literal["why", "closed", "hint"]
    key: str = Field("", max_length=120, description="why: the key that is asked about")
    most: int = Field(help.MOST_ALIKE, ge=1, le=help.MOST_ASKED, description="closed: how many things a clause lists")


class Join(Strict):
    seat: int | None = Field(None, ge=0, le=8)
    name: str = Field("", max_length=60)  # yours at the table; "" = as it is


class Fill(Strict):
    bot: str = Field("easy", max_length=24)


class Fork(Strict):
    at: int | None = Field(None, ge=0, le=100_000)
    seat: int | None = Field(None, ge=0, le=8)
    bot: str = Field("medium", max_length=24)


class Claim(Strict):
    code: str = Field(max_length=64)


class Say(Strict):
    text: str = Field(max_length=400)


class NoteText(Strict):
    text: str = Field(max_length=4000)


class SettingsChange(Strict):
    confirm: bool | None = None
    sound: bool | None = None
    volume: int | None = Field(None, ge=0, le=100)
    plain: bool | None = None
    motion: str | None = Field(None, pattern="^(normal|fast|off)$")
