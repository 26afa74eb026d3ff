"""Who looks at a table: what it asks of a connection."""

from typing import Any, Protocol

from tessera.web.models import Chat


class Onlooker(Protocol):
    """A connection that wants to know when something changed."""

    def stir(self) -> None: ...

    def tell(self, message: dict[str, Any]) -> None: ...

    def hears(self, chat: Chat) -> bool: ...

    def end(self, code: int) -> None: ...
