"""Requests, answers, and what a request that cannot be served is answered with."""

from __future__ import annotations

from typing import Any

Request = dict[str, Any]
Answer = dict[str, Any]

LONGEST_ECHO = 200  # how much of a key is repeated in an answer


class ProtocolError(Exception):
    """A request that cannot be served. Nothing has changed."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


def bad_document(where: str, expected: str) -> ProtocolError:
    """An argument that is not what it should be. Keys come from strangers, so `where` has no natural end."""
    return ProtocolError("bad_document", where=where[:LONGEST_ECHO], expected=expected)
