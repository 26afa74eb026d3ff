"""Settings of one running site: folder, database, limits. Everything has a default; the environment overrides."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from tessera.core.kept import data_folder


@dataclass
class Settings:
    """What a host may decide. `public`: the site faces strangers (`tessera serve`), so limits are tight."""

    folder: Path = field(default_factory=data_folder)
    database: str = field(default_factory=lambda: os.environ.get("TESSERA_DATABASE", ""))
    public: bool = False
    origins: tuple[str, ...] = ()  # further addresses under which browsers reach the site
    bot_workers: int = field(default_factory=lambda: int(os.environ.get("TESSERA_BOT_WORKERS", "0")))
    bot_delay: float = field(default_factory=lambda: float(os.environ.get("TESSERA_BOT_DELAY", "0.18")))
    bot_limit: float = field(default_factory=lambda: float(os.environ.get("TESSERA_BOT_LIMIT", "0")))  # 0: the level's own
    bot_faults: bool = False  # bots that misbehave on demand may sit down: for tests of the site, never set from outside
    metrics_token: str = field(default_factory=lambda: os.environ.get("TESSERA_METRICS_TOKEN", ""))
    succeeds: bool = False  # takes over from a process that has just ended: the moment between costs nobody's clock
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
        given = os.environ.get("TESSERA_SECRET", "")
        if given:
            return given
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "secret"
        if not path.exists():
            made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(made, "w") as file:
                file.write(secrets.token_urlsafe(48))
        return path.read_text().strip()
