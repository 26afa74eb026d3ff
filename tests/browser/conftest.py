"""Chromium, the server and the people of the browser tests; see guests.py."""

from tests.browser.guests import chromium, guest, guests, pytest_collection_modifyitems, server

__all__ = ["chromium", "guest", "guests", "pytest_collection_modifyitems", "server"]
