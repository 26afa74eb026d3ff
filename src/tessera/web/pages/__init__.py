"""The pages: lobby, new table, table, learn, rules, account. Forms work without any script."""

from fastapi import APIRouter

from tessera.web.pages import account, admin, learn, lobby, manifest, new_table, puzzles, table, you
from tessera.web.pages.frame import page

router = APIRouter(include_in_schema=False)
for room in (lobby, new_table, table, learn, you, account, admin, manifest, puzzles):
    router.include_router(room.router)

__all__ = ["page", "router"]
