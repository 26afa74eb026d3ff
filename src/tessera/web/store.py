"""All reading and writing of the database. Writing an act is one transaction; it either stands or nothing happened."""

import contextlib
import time
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import and_, exists, func, or_, select, text, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from tessera.core import kept
from tessera.core.game import find
from tessera.core.kept import EditionText
from tessera.web import versions
from tessera.web.clock import Clock
from tessera.web.database import sessions
from tessera.web.errors import Refusal
from tessera.web.models import Act, Chair, Chat, EditionRow, Meta, Note, Rated, Rating, Report, TableRow, User
from tessera.web.ratings import BOTS, COUNTED, START, Standing, points, rated, spread
from tessera.web.writer import Conflict, Writer

__all__ = ["Conflict", "Store"]


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sessions = sessions(engine)
        self.writer = Writer(self.open)
        self.clock = Clock()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[AsyncSession]:
        """A session. A database that is gone, locked or full is no fault of a table: said as what it is, "not saved"."""
        try:
            async with self.sessions() as db:
                yield db
        except (IntegrityError, DataError):  # what was to be written is wrong
            raise
        except Exception as error:
            if isinstance(error, SQLAlchemyError | OSError | TimeoutError) or type(error).__module__.startswith("asyncpg"):
                raise Refusal("not-saved") from error
            raise

    # ---- users --------------------------------------------------------------------------------------------

    async def add_user(self, user: User) -> None:
        async with self.open() as db:
            db.add(user)
            try:
                await db.commit()
            except IntegrityError:
                raise Refusal("name-taken") from None

    async def user(self, user_id: str) -> User | None:
        async with self.open() as db:
            return await db.get(User, user_id)

    async def user_by_login(self, login: str) -> User | None:
        async with self.open() as db:
            found: User | None = (await db.execute(select(User).where(User.login == login))).scalar_one_or_none()
            return found

    async def change_user(self, user_id: str, **values: Any) -> None:
        async with self.open() as db:
            try:
                await db.execute(update(User).where(User.id == user_id).values(**values))
                await db.commit()
            except IntegrityError:
                raise Refusal("name-taken") from None

    async def epochs(self, ids: Sequence[str]) -> dict[str, int]:
        """The present epoch of these users; who is gone is not in it."""
        async with self.open() as db:
            found = await db.execute(select(User.id, User.epoch).where(User.id.in_(ids)))
            return dict(found.tuples().all())

    async def is_muted(self, user_id: str) -> bool:
        """Asked anew each time: an open line knows its user as of when it was opened."""
        async with self.open() as db:
            return bool((await db.execute(select(User.muted).where(User.id == user_id))).scalar_one_or_none())

    async def hand_over(self, guest: str, account: str) -> dict[str, int]:
        """Seats and tables of a guest go to the account that logs in. An act at each of them: so every process hears of it."""
        moved: dict[str, int] = {}
        async with self.open() as db:
            sits = select(Chair.table_id).where(Chair.user_id == guest)
            concerned = select(TableRow.id).where(or_(TableRow.id.in_(sits), TableRow.host == guest)).order_by(TableRow.id)
            for table_id in (await db.execute(concerned)).scalars().all():
                grown = update(TableRow).where(TableRow.id == table_id).values(version=TableRow.version + 1)
                number = (await db.execute(grown.returning(TableRow.version))).scalar_one()
                at, what = self.clock.now(), {"what": "moved"}
                db.add(
                    Act(
                        table_id=table_id,
                        number=number,
                        kind="chair",
                        seat=-1,
                        key="",
                        data=what,
                        request=f"moved:{number}",
                        at=at,
                    )
                )
                moved[table_id] = number
            await db.execute(update(Chair).where(Chair.user_id == guest).values(user_id=account))
            await db.execute(update(TableRow).where(TableRow.host == guest).values(host=account))
            await db.execute(update(TableRow).where(TableRow.turn_user == guest).values(turn_user=account))
            await db.commit()
        return moved

    # ---- tables -------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, chairs: Sequence[Chair], acts: Sequence[Act] = ()) -> None:
        async with self.open() as db:
            db.add(row)
            await db.flush()
            db.add_all([*chairs, *acts])
            await db.commit()

    async def table(self, table_id: str) -> tuple[TableRow, list[Chair], list[Act]]:
        async with self.open() as db:
            row = None if "\0" in table_id else await db.get(TableRow, table_id)
            if row is None:
                raise Refusal("not-found")
            chairs = (await db.execute(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat))).scalars().all()
            acts = (await db.execute(select(Act).where(Act.table_id == table_id).order_by(Act.number))).scalars().all()
            return row, list(chairs), list(acts)

    async def keep_edition(self, game: str, edition: EditionText) -> None:
        """From now on tables find it here, whatever is corrected elsewhere."""
        async with self.open() as db:
            if await db.get(EditionRow, (game, edition.hash)) is None:
                db.add(EditionRow(game=game, hash=edition.hash, text=edition.text))
                with contextlib.suppress(IntegrityError):  # somebody else was faster
                    await db.commit()

    async def edition(self, row: TableRow) -> EditionText:
        """The edition a table was begun with."""
        return await self.kept_edition(row.game, row.edition) or kept.named(find(row.game), row.edition)

    async def kept_edition(self, game: str, hash: str) -> EditionText | None:
        """An edition that a table here was begun with."""
        async with self.open() as db:
            found = await db.get(EditionRow, (game, hash))
        return EditionText(found.text, found.hash, True) if found is not None else None

    async def version(self, table_id: str) -> int:
        async with self.open() as db:
            return (await db.execute(select(TableRow.version).where(TableRow.id == table_id))).scalar_one_or_none() or 0

    async def versions(self, table_ids: Collection[str]) -> dict[str, int]:
        """The newest version of each of these tables; one that is not there is not in the answer."""
        async with self.open() as db:
            found = await db.execute(select(TableRow.id, TableRow.version).where(TableRow.id.in_(table_ids)))
            return {str(table_id): int(version) for table_id, version in found.all()}

    async def since(self, table_id: str, version: int) -> tuple[TableRow | None, list[Chair], list[Act]]:
        """A table as it is now, and its acts after this version."""
        async with self.open() as db:
            later = select(Act).where(Act.table_id == table_id, Act.number > version).order_by(Act.number)
            acts = (await db.execute(later)).scalars().all()  # first the acts: the row may know of more, never of fewer
            chairs = (await db.execute(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat))).scalars().all()
            return await db.get(TableRow, table_id), list(chairs), list(acts)

    async def act(self, act: Act, facts: dict[str, Any], chairs: Sequence[dict[str, Any]] = ()) -> None:
        """Append one act and what follows from it. The commit is the moment from which it has happened."""
        await self.writer.write(act, facts, chairs)

    async def change_table(self, table_id: str, **values: Any) -> None:
        async with self.open() as db:
            await db.execute(update(TableRow).where(TableRow.id == table_id).values(**values))
            await db.commit()

    async def set_rematch(self, table_id: str, other: str) -> str:
        """The first rematch stands; whoever comes later gets the same."""
        async with self.open() as db:
            where = and_(TableRow.id == table_id, TableRow.rematch.is_(None))
            await db.execute(update(TableRow).where(where).values(rematch=other))
            await db.commit()
            found = (await db.execute(select(TableRow.rematch).where(TableRow.id == table_id))).scalar_one()
            return str(found)

    # ---- lists for the lobby ------------------------------------------------------------------------------

    async def listed(self, rows: Sequence[TableRow]) -> list[tuple[TableRow, list[Chair]]]:
        ids = [row.id for row in rows]
        by: dict[str, list[Chair]] = {table_id: [] for table_id in ids}
        async with self.open() as db:
            for chair in (await db.execute(select(Chair).where(Chair.table_id.in_(ids)).order_by(Chair.seat))).scalars():
                by[chair.table_id].append(chair)
        return [(row, by[row.id]) for row in rows]

    async def open_tables(self, most: int = 30) -> list[tuple[TableRow, list[Chair]]]:
        """Public tables that wait for players or can be watched."""
        async with self.open() as db:
            wanted = and_(TableRow.public.is_(True), TableRow.status.in_(("open", "playing")), TableRow.kind == "match")
            found = await db.execute(
                select(TableRow).where(wanted).order_by(TableRow.status, TableRow.updated.desc()).limit(most)
            )
            rows = found.scalars().all()
        return await self.listed(rows)

    async def tables_of(self, user_id: str, most: int = 40) -> list[tuple[TableRow, list[Chair]]]:
        """The user's tables, those waiting for the user first."""
        async with self.open() as db:
            mine = select(Chair.table_id).where(Chair.user_id == user_id)
            wanted = or_(TableRow.id.in_(mine), and_(TableRow.host == user_id, TableRow.kind != "learn"))
            order = (TableRow.turn_user == user_id).desc(), TableRow.updated.desc()
            rows = (await db.execute(select(TableRow).where(wanted).order_by(*order).limit(most))).scalars().all()
        return await self.listed(rows)

    async def due(self, now: float) -> list[str]:
        """Tables where somebody's clock has run out. For one whom a bot stands in for, it runs on without harm."""
        async with self.open() as db:
            late = and_(TableRow.status == "playing", TableRow.turn_user.is_not(None), TableRow.deadline < now)
            wanted = and_(late, versions.played_here())
            return list((await db.execute(select(TableRow.id).where(wanted).limit(200))).scalars())

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Running tables whose turn is nobody's and where somebody waits for it: a bot has to move. Finds those of a dead process."""
        async with self.open() as db:
            person = and_(Chair.table_id == TableRow.id, Chair.kind == "person", Chair.stand_in == "")
            waits = and_(TableRow.status == "playing", TableRow.turn_user.is_(None), TableRow.updated <= before)
            wanted = and_(waits, exists().where(person), versions.played_here())
            return list((await db.execute(select(TableRow.id).where(wanted).order_by(TableRow.updated).limit(500))).scalars())

    async def postpone(self, seconds: float) -> None:
        """The site was away: give every running clock that time back."""
        async with self.open() as db:
            running = TableRow.deadline.is_not(None)
            moved = {"deadline": TableRow.deadline + seconds, "turn_since": TableRow.turn_since + seconds}
            await db.execute(update(TableRow).where(running).values(moved))
            await db.commit()

    async def counts(self) -> dict[str, int]:
        async with self.open() as db:
            found = await db.execute(select(TableRow.status, func.count()).group_by(TableRow.status))
            return {str(status): int(number) for status, number in found.all()}

    # ---- ratings ------------------------------------------------------------------------------------------

    async def rate(
        self, table_id: str, game: str, seats: Sequence[tuple[str | None, str]], ranks: Sequence[int]
    ) -> dict[str, tuple[int, int]]:
        """Rate a finished table: `seats` are (user, bot). One transaction; the points before and after, by seat: none if it was rated
        before or no account sat there."""
        async with self.open() as db:
            ids = [user for user, _ in seats if user]
            wanted = select(User.id).where(and_(User.id.in_(ids), User.login.is_not(None)))
            accounts = set((await db.execute(wanted)).scalars())
            if not accounts:
                return {}
            db.add(Rated(table_id=table_id, at=time.time()))
            try:
                await db.flush()
            except IntegrityError:
                return {}
            old = {user: await db.get(Rating, (user, game)) for user in accounts}
            before = [
                (found.mu, found.sigma) if user and (found := old.get(user)) is not None else BOTS.get(bot, START)
                for user, bot in seats
            ]
            changes: dict[str, tuple[int, int]] = {}
            for seat, ((user, _), (mu, sigma), rank) in enumerate(zip(seats, rated(before, ranks), ranks, strict=True)):
                if user not in accounts or user is None:
                    continue
                row = old[user] or Rating(user_id=user, game=game, games=0, wins=0)
                row.mu, row.sigma, row.games, row.wins, row.updated = (
                    mu,
                    sigma,
                    row.games + 1,
                    row.wins + (rank == 1),
                    time.time(),
                )
                db.add(row)
                changes[str(seat)] = points(before[seat][0]), points(mu)
            await db.commit()
            return changes

    async def best(self, game: str, most: int = 50) -> list[Standing]:
        """The list of a game, best first: what is certain counts, so a lucky first game leads nobody to the top."""
        async with self.open() as db:
            wanted = select(Rating, User.name).join(User, User.id == Rating.user_id)
            counted = and_(Rating.game == game, Rating.games >= COUNTED)
            rows = (await db.execute(wanted.where(counted).order_by((Rating.mu - 2 * Rating.sigma).desc()).limit(most))).all()
        return [
            Standing(game, name, points(row.mu), spread(row.sigma), row.games, row.wins, place, len(rows))
            for place, (row, name) in enumerate(rows, 1)
        ]

    async def standings(self, user: User) -> list[Standing]:
        """All ratings of one account, with its place in each list."""
        async with self.open() as db:
            mine = (await db.execute(select(Rating).where(Rating.user_id == user.id).order_by(Rating.game))).scalars().all()
            found = []
            for row in mine:
                counted = and_(Rating.game == row.game, Rating.games >= COUNTED)
                of = (await db.execute(select(func.count()).select_from(Rating).where(counted))).scalar_one()
                better = and_(counted, Rating.mu - 2 * Rating.sigma > row.mu - 2 * row.sigma)
                above = (await db.execute(select(func.count()).select_from(Rating).where(better))).scalar_one()
                place = above + 1 if row.games >= COUNTED else 0
                found.append(Standing(row.game, user.name, points(row.mu), spread(row.sigma), row.games, row.wins, place, of))
        return found

    # ---- chat, notes, meta --------------------------------------------------------------------------------

    async def say(self, chat: Chat) -> None:
        async with self.open() as db:
            db.add(chat)
            await db.commit()

    async def report(self, report: Report) -> None:
        async with self.open() as db:
            db.add(report)
            await db.commit()

    async def chats(self, table_id: str, most: int = 200) -> list[Chat]:
        async with self.open() as db:
            found = await db.execute(select(Chat).where(Chat.table_id == table_id).order_by(Chat.id.desc()).limit(most))
            return list(found.scalars())[::-1]

    async def new_chats(self, after: int, table_ids: Collection[str]) -> list[Chat]:
        async with self.open() as db:
            found = await db.execute(select(Chat).where(Chat.id > after, Chat.table_id.in_(table_ids)).order_by(Chat.id))
            return list(found.scalars())

    async def last_chat(self) -> int:
        async with self.open() as db:
            return (await db.execute(select(func.max(Chat.id)))).scalar_one() or 0

    async def note(self, table_id: str, user_id: str) -> str:
        async with self.open() as db:
            found = await db.get(Note, (table_id, user_id))
            return found.text if found else ""

    async def set_note(self, table_id: str, user_id: str, text: str) -> None:
        async with self.open() as db:
            await db.merge(Note(table_id=table_id, user_id=user_id, text=text))
            await db.commit()

    async def seen(self) -> float | None:
        """When the site was last known to be alive."""
        async with self.open() as db:
            found = await db.get(Meta, "seen")
            return float(found.value) if found else None

    async def stopped(self) -> bool:
        """Did the site stop in order, with nobody alive since?"""
        async with self.open() as db:
            seen, stopped = await db.get(Meta, "seen"), await db.get(Meta, "stopped")
            return seen is not None and stopped is not None and float(seen.value) <= float(stopped.value)

    async def mark_seen(self, stopped: bool = False) -> None:
        now = str(self.clock.now())
        async with self.open() as db:
            for name in ("seen", "stopped") if stopped else ("seen",):
                await db.merge(Meta(name=name, value=now))
            await db.commit()

    async def wall_clock(self) -> float:
        """What time it is: several machines share a PostgreSQL, so its clock counts for all of them."""
        if self.engine.dialect.name != "postgresql":
            return time.time()
        async with self.open() as db:
            return float((await db.execute(text("SELECT extract(epoch FROM clock_timestamp())"))).scalar_one())
