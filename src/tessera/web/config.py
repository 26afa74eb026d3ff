"""Settings of one running site: folder, database, limits. Everything has a default; the environment overrides."""

import contextlib
import os
import secrets
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from tessera.core.kept import data_folder
from tessera.web.errors import CannotStart

LEAST_SECRET = 32  # characters


def number(variable: str, usual: float) -> float:
    """A number from the environment."""
    given = os.environ.get(variable, "")
    try:
        return float(given) if given else usual
    except ValueError:
        raise CannotStart(f"{variable} must be a number, not {given!r}") from None


@dataclass
class Settings:
    """What a host may decide. `public`: the site faces strangers (`tessera serve`), so limits are tight."""

    folder: Path = field(default_factory=data_folder)
    database: str = field(default_factory=lambda: os.environ.get("TESSERA_DATABASE", ""))
    public: bool = False
    origins: tuple[str, ...] = ()  # further addresses under which browsers reach the site
    bot_workers: int = field(default_factory=lambda: int(number("TESSERA_BOT_WORKERS", 0)))
    bot_delay: float = field(default_factory=lambda: number("TESSERA_BOT_DELAY", 0.18))
    bot_limit: float = field(default_factory=lambda: number("TESSERA_BOT_LIMIT", 0))  # 0: the level's own
    bot_faults: bool = False  # bots that misbehave on demand may sit down: for tests of the site, never set from outside
    metrics_token: str = field(default_factory=lambda: os.environ.get("TESSERA_METRICS_TOKEN", ""))
    url: str = field(default_factory=lambda: os.environ.get("TESSERA_URL", "").rstrip("/"))  # as people reach the site
    smtp: str = field(default_factory=lambda: os.environ.get("TESSERA_SMTP", ""))
    mail_from: str = field(default_factory=lambda: os.environ.get("TESSERA_MAIL_FROM", "tessera@localhost"))
    keep_guests: float = field(default_factory=lambda: number("TESSERA_KEEP_GUESTS", 90))  # days; 0: for ever
    keep_tables: float = field(default_factory=lambda: number("TESSERA_KEEP_TABLES", 0))  # days after the last act; 0: for ever
    succeeds: bool = False  # takes over from a process that has just ended: the moment between costs nobody's clock
    least_disk: int = 50_000_000  # bytes that must be free for the site to call itself ready
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory after this
    rate_factor: float = 0.0  # 0: by `public`

    def __post_init__(self) -> None:
        self.folder = Path(self.folder)
        if not self.origins:
            self.origins = tuple(part.strip() for part in os.environ.get("TESSERA_ORIGINS", "").split(",") if part.strip())
        if not self.rate_factor:
            self.rate_factor = 1.0 if self.public else 10.0
        if not self.bot_workers:
            self.bot_workers = max(1, min(4, (os.cpu_count() or 2) - 1))

    def home(self) -> str:
        """The path of TESSERA_URL: the site may live under one, behind a proxy that takes it off again."""
        return urlsplit(self.url).path.rstrip("/")

    def database_url(self) -> str:
        """SQLite in the data folder, or whatever TESSERA_DATABASE says; drivers are filled in."""
        if not self.database:
            self.folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite+aiosqlite:///{self.folder / 'tessera.db'}"
        for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
            if self.database.startswith(plain):
                return driven + self.database[len(plain) :]
        if self.database.startswith("sqlite://"):
            return "sqlite+aiosqlite://" + self.database[len("sqlite://") :]
        return self.database

    def secret(self) -> str:
        """Signs sessions. From TESSERA_SECRET, or made once and kept in the data folder, readable by its owner only."""
        return self.own("TESSERA_SECRET", "secret")

    def host_token(self) -> str:
        """Opens the host's pages and figures. From TESSERA_HOST_TOKEN, or made once and kept beside the secret."""
        return self.own("TESSERA_HOST_TOKEN", "host-token")

    def own(self, variable: str, name: str) -> str:
        """A secret of this site; a short one would let anybody in, so it is refused."""
        given, where = os.environ.get(variable, ""), variable
        if not given:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.folder / name
            make_once(path)
            given, where = path.read_text().strip(), f"The {name} in {path}"
        if len(given) < LEAST_SECRET:
            raise CannotStart(
                f"{where} is shorter than {LEAST_SECRET} characters: put in a longer one, or remove it and one is made"
            )
        return given


def make_once(path: Path) -> None:
    """A random secret in a file for its owner only: written beside it and then linked there, so that it is whole or not at all."""
    if path.exists():
        return
    number, beside = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(number, "w") as file:
            file.write(secrets.token_urlsafe(48))
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):  # another process was first: theirs counts
            os.link(beside, path)
    finally:
        os.unlink(beside)
