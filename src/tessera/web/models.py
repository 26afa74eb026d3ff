"""What the database holds. A match is its append-only `acts`; everything else in a table's row is there to find it quickly."""

from typing import Any

from sqlalchemy import JSON, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON}


class User(Base):
    """A guest (no login) or an account. `epoch` grows when all sessions must end."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)  # folded name of an account
    password: Mapped[str | None] = mapped_column(String(200))
    epoch: Mapped[int] = mapped_column(Integer, default=0)
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created: Mapped[float] = mapped_column(Float)
    email: Mapped[str | None] = mapped_column(String(120), nullable=True)  # only to recover a password
    muted: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    banned: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())


class TableRow(Base):
    """One table. `version` is the number of its last act and only grows."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    edition: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Any]] = mapped_column(default=dict)
    seats: Mapped[int] = mapped_column(Integer)
    status: Mapped[str] = mapped_column(String(10))  # open, playing, over, broken; by the host: frozen, ended
    kind: Mapped[str] = mapped_column(String(10), default="match")  # match, learn, record
    public: Mapped[bool] = mapped_column(Boolean, default=False)
    hotseat: Mapped[bool] = mapped_column(Boolean, default=False)
    pace: Mapped[str] = mapped_column(String(12), default="none")
    host: Mapped[str | None] = mapped_column(ForeignKey("users.id"))
    chance: Mapped[str] = mapped_column(String(8), default="keyed")
    seed: Mapped[str] = mapped_column(String(128))
    commitment: Mapped[str] = mapped_column(String(128), default="")
    position: Mapped[dict[str, Any] | None] = mapped_column(JSON, nullable=True)
    origin: Mapped[dict[str, Any]] = mapped_column(default=dict)  # forked from, lesson, rematch of
    version: Mapped[int] = mapped_column(Integer, default=0)
    turn_seat: Mapped[int] = mapped_column(Integer, default=-1)
    turn_user: Mapped[str | None] = mapped_column(String(24), nullable=True)
    turn_since: Mapped[float] = mapped_column(Float, default=0.0)
    deadline: Mapped[float | None] = mapped_column(Float, nullable=True)
    rematch: Mapped[str | None] = mapped_column(String(24), nullable=True)
    result: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created: Mapped[float] = mapped_column(Float)
    updated: Mapped[float] = mapped_column(Float)
    __table_args__ = (
        Index("tables_by_status", "status", "public", "updated"),
        Index("tables_by_deadline", "deadline"),
        Index("tables_by_turn", "turn_user"),
    )


class EditionRow(Base):
    """An edition a table was begun with: what is corrected later changes no table that is there."""

    __tablename__ = "editions"
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class Chair(Base):
    """Who sits where. `stand_in`: a bot that plays for an absent person, who may come back."""

    __tablename__ = "chairs"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # person, open, bot
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id"), nullable=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    bot: Mapped[str] = mapped_column(String(24), default="")
    stand_in: Mapped[str] = mapped_column(String(24), default="")
    clock: Mapped[float | None] = mapped_column(Float, nullable=True)  # seconds left
    __table_args__ = (Index("chairs_by_user", "user_id"),)


class Act(Base):
    """One thing that happened at a table; never changed, never deleted. `number` is the version it made."""

    __tablename__ = "acts"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    number: Mapped[int] = mapped_column(Integer)
    kind: Mapped[str] = mapped_column(String(10))  # start, choose, undo, chair, host
    seat: Mapped[int] = mapped_column(Integer, default=-1)
    key: Mapped[str] = mapped_column(String(120), default="")
    data: Mapped[dict[str, Any]] = mapped_column(default=dict)
    request: Mapped[str] = mapped_column(String(90))
    at: Mapped[float] = mapped_column(Float)
    __table_args__ = (
        UniqueConstraint("table_id", "number", name="one_act_per_version"),
        UniqueConstraint("table_id", "request", name="one_act_per_request"),
    )


class Chat(Base):
    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    user_id: Mapped[str | None] = mapped_column(String(24), nullable=True)
    seat: Mapped[int] = mapped_column(Integer, default=-1)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    __table_args__ = (Index("chat_by_table", "table_id", "id"),)


class Note(Base):
    """A player's private notes on a table."""

    __tablename__ = "notes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class Rating(Base):
    """An account's rating in one game; see tessera.web.ratings."""

    __tablename__ = "ratings"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer, default=0)
    wins: Mapped[int] = mapped_column(Integer, default=0)
    updated: Mapped[float] = mapped_column(Float)
    __table_args__ = (Index("ratings_by_game", "game", "mu"),)


class Rated(Base):
    """This table has been rated: once, whatever happens."""

    __tablename__ = "rated"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class Link(Base):
    """A link that works once, until it expires: to a seat, or to a new password. Only a hash of its code is kept."""

    __tablename__ = "links"
    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # seat, password
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), nullable=True)
    seat: Mapped[int] = mapped_column(Integer, default=-1)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id"))
    expires: Mapped[float] = mapped_column(Float)


class Keepsake(Base):
    """The last look at a table, for the day on which it can no longer be played; see tessera.web.keepsakes."""

    __tablename__ = "keepsakes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    packed: Mapped[bytes] = mapped_column(LargeBinary)


class Report(Base):
    """Somebody tells the host about somebody's behaviour at a table."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    user_id: Mapped[str | None] = mapped_column(String(24), nullable=True)
    about: Mapped[str | None] = mapped_column(String(24), nullable=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    done: Mapped[bool] = mapped_column(Boolean, default=False)


class Meta(Base):
    """Facts about the site itself, such as when it was last seen alive."""

    __tablename__ = "meta"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))
