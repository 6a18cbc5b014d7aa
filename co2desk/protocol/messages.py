"""Requests, answers, and what a request that cannot be served is answered with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

Request = dict[str, Any]
Answer = dict[str, Any]
Commands = Mapping[str, tuple[str, ...]]  # each with its arguments; `id` and `cmd` go with all of them

PROTOCOL = 1

LONGEST_ECHO = 200  # how much of a key is repeated in an answer


class ProtocolError(Exception):
    """A request that cannot be served. Nothing has changed."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


class Answering(Protocol):
    """One side of a conversation: it has an answer to every request."""

    def answer(self, request: Request) -> Answer:
        """The answer to a request. Raises ProtocolError, and then nothing has changed."""


def command_of(request: Request, commands: Commands) -> str:
    """Which of the commands a request is. Raises ProtocolError for any other, and for unknown arguments."""
    name = request.get("cmd")
    if not isinstance(name, str) or name not in commands:
        raise ProtocolError("unknown_command", commands=list(commands))
    for key in request:
        if key not in commands[name] and key not in ("cmd", "id"):
            raise ProtocolError("unknown_key", where=key[:LONGEST_ECHO], expected=list(commands[name]))
    return name


def bad_document(where: str, expected: str) -> ProtocolError:
    """An argument that is not what it should be. Keys come from strangers, so `where` has no natural end."""
    return ProtocolError("bad_document", where=where[:LONGEST_ECHO], expected=expected)
