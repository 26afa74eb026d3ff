"""Acts of all tables on their way to the database: those that come while one commit runs go together into the next.

An act stands or it does not; it does not matter to the others in its commit. Whoever waits for one may go away: it is stored all the same.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Update, and_, bindparam, insert, update
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession

from tessera.web.errors import Refusal
from tessera.web.models import Act, Chair, TableRow

MOST = 64  # acts in one commit
NAMES = ("table_id", "number", "kind", "seat", "key", "data", "request", "at")
ADDED = insert(Act.__table__)  # type: ignore[arg-type]  # without the bookkeeping of the ORM, at every choice


class Conflict(Exception):
    """Somebody else (another process) has moved the table on; load it again."""


@dataclass
class Waiting:
    """An act to be stored, what its table's row and chairs say after it, and who waits for it."""

    act: Act
    facts: dict[str, Any]
    chairs: Sequence[dict[str, Any]]
    done: asyncio.Future[None]


class Writer:
    def __init__(self, opened: Callable[[], Any]) -> None:
        self.opened = opened
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, act: Act, facts: dict[str, Any], chairs: Sequence[dict[str, Any]]) -> None:
        one = Waiting(act, facts, chairs, asyncio.get_running_loop().create_future())
        self.waiting.append(one)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        await one.done

    async def work(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            try:
                await self.commit(batch)
                told: BaseException | None = None
            except (IntegrityError, DataError) as error:
                if len(batch) > 1:  # one of them does not fit: each by itself
                    for one in batch:
                        await self.alone(one)
                    continue
                told = Conflict() if isinstance(error, IntegrityError) else error
            except BaseException as error:
                told = error if isinstance(error, Refusal) else Refusal("not-saved")
            self.answer(batch, told)

    async def alone(self, one: Waiting) -> None:
        told: BaseException | None = None
        try:
            await self.commit([one])
        except IntegrityError:
            told = Conflict()
        except Exception as error:
            told = error if isinstance(error, Refusal) else Refusal("not-saved")
        self.answer([one], told)

    def answer(self, batch: Iterable[Waiting], told: BaseException | None) -> None:
        for one in batch:
            if one.done.done():  # nobody waits any more
                continue
            if told is None:
                one.done.set_result(None)
            else:
                one.done.set_exception(told)

    async def commit(self, batch: Sequence[Waiting]) -> None:
        async with self.opened() as db:
            await store(db, batch)
            await db.commit()


async def store(db: AsyncSession, batch: Sequence[Waiting]) -> None:
    """UNIQUE(table, number) decides between two that want to be the same version."""
    line = await db.connection()
    await line.execute(ADDED, [{name: getattr(one.act, name) for name in NAMES} for one in batch])
    rows = [{"id": one.act.table_id, "version": one.act.number, "updated": one.act.at, **one.facts} for one in batch]
    await change(line, TableRow, ("id",), rows)
    chairs = [{"table_id": one.act.table_id, **values} for one in batch for values in one.chairs]
    await change(line, Chair, ("table_id", "seat"), chairs)


async def change(line: AsyncConnection, model: Any, keys: tuple[str, ...], rows: Iterable[dict[str, Any]]) -> None:
    """Rows of one model, by their keys; those with the same columns in one statement."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        alike[tuple(sorted(row))].append({f"b_{name}": value for name, value in row.items()})
    for names, group in alike.items():
        await line.execute(changed(model, keys, names), group)


@cache
def changed(model: Any, keys: tuple[str, ...], names: tuple[str, ...]) -> Update:
    """The statement that changes these columns; there are few of them."""
    table = model.__table__
    found = and_(*(table.c[key] == bindparam(f"b_{key}") for key in keys))
    values: dict[str, Any] = {name: bindparam(f"b_{name}") for name in names if name not in keys}
    return update(table).where(found).values(values)
