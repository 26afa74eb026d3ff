"""Who is it? Signed cookies, passwords, CSRF tokens, and the check of where a request comes from."""

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from tessera.web.errors import Refusal
from tessera.web.models import User
from tessera.web.store import Store

COOKIE = "tessera_session"
MOST_LOGIN = 40  # as wide as its column
LIFETIME = 400 * 86_400
_hasher = PasswordHasher(time_cost=2, memory_cost=32_768, parallelism=1)
_nobody = _hasher.hash("no such account")  # checked when there is no account, so that both answers take as long

MOST_NAME = 24  # characters
NAMES = (
    "Livia", "Marius", "Aelia", "Cato", "Drusus", "Fabia", "Quintus", "Claudia", "Gaius", "Julia", "Lucius", "Octavia",
    "Titus", "Valeria", "Servius", "Flavia", "Decimus", "Cornelia", "Publius", "Sabina",
)  # fmt: skip


def new_id() -> str:
    return secrets.token_urlsafe(12)


def one_line(text: str) -> str:
    shown = "".join(c for c in text if c.isprintable() and c not in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    return " ".join(shown.split())


def clean_name(text: str) -> str:
    """A name fit for a table: printable, one line, at most 24 characters; "" if nothing is left."""
    return one_line(text)[:MOST_NAME].strip()


def typed_name(text: str) -> str:
    """The same of a name that somebody typed: one that is too long is refused in words, not cut."""
    if len(one_line(text)) > MOST_NAME:
        raise Refusal("name-long")
    return clean_name(text)


def folded(login: str) -> str:
    """A login as it is looked up; "" if it could be nobody's. Some letters grow when folded, so it is measured afterwards."""
    found = clean_name(login).casefold()
    return found if len(found) <= MOST_LOGIN else ""


def hashed(password: str) -> str:
    return _hasher.hash(password)


def fits(user: User | None, password: str) -> bool:
    """Is this the password? Takes the same time whether the account exists or not."""
    stored = user.password if user is not None and user.password else _nobody
    try:
        return _hasher.verify(stored, password) and user is not None and bool(user.password)
    except (Argon2Error, InvalidHashError):
        return False


@dataclass
class Visitor:
    """The person behind a request. `token` is the CSRF token that belongs to the session."""

    user: User
    nonce: str
    fresh: bool = False  # the cookie must be sent
    bearer: bool = False  # came with an Authorization header: no cookie, no CSRF

    @property
    def id(self) -> str:
        return self.user.id


def unsaved(name: str) -> User:
    return User(id="", name=name, login=None, password=None, epoch=0, settings={}, created=time.time())


class Sessions:
    def __init__(self, secret: str, store: Store) -> None:
        self.signer = URLSafeTimedSerializer(secret, salt="session")
        self.key = hashlib.blake2b(secret.encode(), digest_size=32, person=b"tessera-csrf").digest()
        self.store = store

    def cookie(self, visitor: Visitor) -> str:
        return str(self.signer.dumps([visitor.user.id, visitor.user.epoch, visitor.nonce, visitor.user.name]))

    async def read(self, text: str | None) -> Visitor | None:
        if not text:
            return None
        try:
            (user_id, epoch, nonce, name), signed = self.signer.loads(text, return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        if time.time() - signed.timestamp() > LIFETIME:  # one from the future is good: clocks are set back, and machines differ
            return None
        if not user_id:
            return Visitor(unsaved(str(name)), str(nonce))
        user = await self.store.user(str(user_id))
        if user is None or user.banned or user.epoch != epoch:
            return None
        return Visitor(user, str(nonce))

    def nobody(self, name: str = "") -> Visitor:
        """Somebody new: a name and a session, but no row in the database before anything is done."""
        shown = clean_name(name) or f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"
        return Visitor(unsaved(shown), secrets.token_urlsafe(9), fresh=True)

    def renewed(self, user: User) -> Visitor:
        """A new session for somebody whose standing changed: signed up, logged in, with a new password."""
        return Visitor(user, secrets.token_urlsafe(9), fresh=True)

    async def keep(self, visitor: Visitor) -> None:
        """The newcomer does something: a guest with a row."""
        visitor.user.id = new_id()
        visitor.fresh = True
        await self.store.add_user(visitor.user)

    def token(self, visitor: Visitor) -> str:
        return hmac.new(self.key, visitor.nonce.encode(), hashlib.sha256).hexdigest()[:32]

    def token_fits(self, visitor: Visitor, text: str) -> bool:
        return hmac.compare_digest(self.token(visitor).encode(), text.encode())


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Does this Origin header belong to us? A missing one is fine for programs, never for browsers' unsafe requests."""
    if not origin or origin == "null":
        return False
    if origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # half an address of IPv6, and the like
        return False


def settings_of(user: User) -> dict[str, Any]:
    """A user's settings with their defaults."""
    return {"confirm": False, "sound": False, "volume": 50, "motion": "normal", "plain": False, **(user.settings or {})}
