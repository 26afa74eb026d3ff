"""The site for every test module here; see visitors.py."""

from tests.web.visitors import site

__all__ = ["site"]
