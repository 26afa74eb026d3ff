"""The JSON interface: everything the page can do, with the same rights. Described at /api/openapi.json.

A program gets a token from `POST /api/guests` and sends it as `Authorization: Bearer TOKEN`.
"""

from fastapi import APIRouter

from tessera.web.api import history, people, play, tables, talk

router = APIRouter(prefix="/api", tags=["tables"])
for room in (people, tables, play, history, talk):
    router.include_router(room.router)
