"""A game out of the arguments of a request, and the errors for arguments that are no game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from co2desk.components import PackError
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.table.shapes import Problem
from co2desk.protocol.messages import Answer, ProtocolError, Request, bad_document
from co2desk.session import GameOptions, Session
from co2desk.session.saves import read_components


@contextmanager
def document_errors() -> Iterator[None]:
    """What is wrong with a document, as an error of the protocol."""
    try:
        yield
    except BadDocumentError as error:
        raise bad_document(error.where, error.expected) from error
    except PackError as error:
        raise ProtocolError("bad_components", problems=[p._asdict() for p in error.problems]) from error


def game_at(request: Request, key: str, played: bool) -> Session:
    """The game that begins in the position of a request, by the options and components beside it.

    Raises ProtocolError, BadDocumentError or PackError.
    """
    options = GameOptions.from_json(request.get("options", {}))
    pack = read_components(request["components"]) if "components" in request else None
    session, problems = Session.at_position(options, request.get(key), pack, played)
    if session is None:
        raise ProtocolError("bad_position", problems=[as_json(problem) for problem in problems])
    return session


def as_json(problem: Problem) -> Answer:
    return {"where": problem.where, "code": problem.code, "values": dict(problem.values)}
