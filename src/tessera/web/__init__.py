"""The site: tables, seats, live play, storage, accounts. It knows games only through the core's contract.

`app.create(settings)` is the whole program as an ASGI application; `tessera play` and `tessera serve` run it.
"""

from tessera.core.extras import require

require("site", "fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "argon2", "itsdangerous", "structlog")
