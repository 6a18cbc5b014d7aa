"""The loop: read a line, answer with a line, until `quit` or the end of the input."""

from __future__ import annotations

import json
from typing import Any, BinaryIO, Protocol

from co2desk.protocol.messages import Answering, ProtocolError

LONGEST_LINE = 8 * 1024 * 1024


class Lines(Protocol):
    """Where requests come from."""

    def readline(self, size: int, /) -> bytes: ...


def serve(source: Lines, sink: BinaryIO, conversation: Answering) -> int:
    """Answer every line. Returns the exit code, 0 also when the other side hangs up."""
    try:
        while line := source.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE:
                skip_rest_of_line(source, line)
                answer = failure(None, "line_too_long", most=LONGEST_LINE)
            elif not line.strip():
                continue
            else:
                answer = respond(conversation, line)
            sink.write(encode(answer))
            sink.flush()
            if answer.get("bye"):
                break
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
    return 0


def skip_rest_of_line(source: Lines, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_LINE)


def encode(answer: dict[str, Any]) -> bytes:
    """One line. Half of a surrogate pair, which UTF-8 cannot hold, is written as the escape it came as."""
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="backslashreplace") + b"\n"


def decode(line: bytes) -> dict[str, Any]:
    """The object that a line holds. Raises ProtocolError."""
    try:
        said = json.loads(line.decode(), parse_constant=refuse_constant)
    except UnicodeDecodeError as error:
        raise ProtocolError("not_utf8") from error
    except RecursionError as error:
        raise ProtocolError("too_deeply_nested") from error
    except ValueError as error:
        raise ProtocolError("not_json", detail=str(error)) from error
    if not isinstance(said, dict):
        raise ProtocolError("not_an_object")
    return said


def respond(conversation: Answering, line: bytes) -> dict[str, Any]:
    try:
        request = decode(line)
    except ProtocolError as error:
        return failure(None, error.code, **error.values)
    number = request.get("id")
    if isinstance(number, bool) or not isinstance(number, str | int | None):
        return failure(None, "bad_id", expected="a whole number or a string")
    try:
        return {"id": number, "ok": True, **conversation.answer(request)}
    except ProtocolError as error:
        return failure(number, error.code, **error.values)
    except RecursionError:  # a document nested just less deeply than the reader's own limit
        return failure(number, "too_deeply_nested")


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def failure(number: object, code: str, **values: Any) -> dict[str, Any]:
    return {"id": number, "ok": False, "error": {"code": code, **values}}
