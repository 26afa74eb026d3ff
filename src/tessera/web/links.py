"""Links that work once and expire: to a seat at a table, to a new password. The database has only a hash of their codes."""

import hashlib
import secrets
import time

from sqlalchemy import and_, delete, select

from tessera.web.errors import Refusal
from tessera.web.models import Link
from tessera.web.store import Store

SEAT_LIFE = 3 * 86_400
PASSWORD_LIFE = 86_400


async def to_seat(store: Store, table_id: str, seat: int, user_id: str) -> str:
    return await given(store, Link(kind="seat", table_id=table_id, seat=seat, user_id=user_id, expires=time.time() + SEAT_LIFE))


async def to_password(store: Store, user_id: str) -> str:
    return await given(store, Link(kind="password", table_id=None, seat=-1, user_id=user_id, expires=time.time() + PASSWORD_LIFE))


async def given(store: Store, link: Link) -> str:
    """The code of a new link; an older one to the same place ends."""
    code = secrets.token_urlsafe(24)
    link.code = hashed(code)
    place = and_(Link.kind == link.kind, Link.table_id.is_not_distinct_from(link.table_id), Link.seat == link.seat)
    mine = place if link.kind == "seat" else and_(place, Link.user_id == link.user_id)
    async with store.open() as db:
        await db.execute(delete(Link).where(mine))
        db.add(link)
        await db.commit()
    return code


async def used(store: Store, kind: str, code: str, table_id: str | None = None) -> Link:
    """What a code leads to. It is gone with that, whoever comes first."""
    async with store.open() as db:
        wanted = and_(Link.code == hashed(code.strip()), Link.kind == kind, Link.table_id.is_not_distinct_from(table_id))
        link = (await db.execute(select(Link).where(wanted))).scalar_one_or_none()
        if link is None or link.expires < time.time():
            raise Refusal("bad-link")
        db.expunge(link)
        gone = await db.execute(delete(Link).where(wanted).returning(Link.code))
        if gone.scalar_one_or_none() is None:
            raise Refusal("bad-link")
        await db.commit()
        return link


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
