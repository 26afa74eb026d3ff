"""What is said at a table and who is there: told to everybody who looks on, in whatever process the word arose."""

from typing import TYPE_CHECKING, Any

from tessera.web.models import Chat

if TYPE_CHECKING:
    from tessera.web.onlooker import Onlooker
    from tessera.web.table import Table


def chat_line(chat: Chat) -> dict[str, Any]:
    return {"seat": chat.seat, "name": chat.name, "text": chat.text, "at": round(chat.at)}


def spread(table: "Table", chat: Chat) -> None:
    """A line of chat to everybody who may hear it, once."""
    if chat.id in table.spread:
        return
    table.spread.append(chat.id)
    for other in list(table.onlookers):
        if other.hears(chat):
            other.tell({"t": "chat", "lines": [chat_line(chat)]})


def present(table: "Table") -> set[str]:
    """Everybody who has the table open, here or in another process."""
    return set(table.present).union(*(who for who, _ in table.elsewhere.values()))


def tell_presence(table: "Table", newcomer: "Onlooker | None" = None) -> None:
    """Everybody learns who is there and how many watch, if it is news to them."""
    here = present(table)
    online = [chair.seat for chair in table.chairs if chair.kind == "person" and chair.user_id in here]
    watchers = len(here - {chair.user_id for chair in table.chairs if chair.user_id})
    now = {"t": "here", "online": online, "watchers": watchers}
    known, table.here = table.here, now
    for other in list(table.onlookers) if now != known else [newcomer] if newcomer else []:
        other.tell(now)
