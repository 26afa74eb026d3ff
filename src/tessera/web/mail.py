"""Mail, where the host has set TESSERA_SMTP: `smtp://user:password@host:587` (STARTTLS), `smtps://...:465`, or `smtp://host:25`."""

import asyncio
import smtplib
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import structlog

from tessera.web.config import Settings

SECONDS = 20
log = structlog.get_logger()


async def sent(settings: Settings, to: str, subject: str, text: str) -> bool:
    """Send it; what goes wrong is in the log and hurts nobody."""
    try:
        await asyncio.to_thread(deliver, settings, to, subject, text)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        log.error("mail-not-sent", error=f"{type(error).__name__}: {error}")
        return False
    return True


def deliver(settings: Settings, to: str, subject: str, text: str) -> None:
    where = urlsplit(settings.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, subject
    message.set_content(text)
    secure = where.scheme == "smtps"
    port = where.port or (465 if secure else 587)
    with (smtplib.SMTP_SSL if secure else smtplib.SMTP)(where.hostname or "localhost", port, timeout=SECONDS) as line:
        if where.username and not secure:
            line.starttls()
        if where.username:
            line.login(unquote(where.username), unquote(where.password or ""))
        line.send_message(message)
