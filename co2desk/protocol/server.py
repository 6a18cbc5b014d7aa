"""The loop: read a line, answer with a line, until `quit` or the end of the input."""

from __future__ import annotations

import json
from typing import Any, BinaryIO

from co2desk.protocol.conversation import Conversation
from co2desk.protocol.messages import ProtocolError

LONGEST_LINE = 8 * 1024 * 1024


def serve(source: BinaryIO, sink: BinaryIO) -> int:
    """Answer every line. Returns the exit code, 0 also when the other side hangs up."""
    conversation = Conversation()
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


def skip_rest_of_line(source: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = source.readline(LONGEST_LINE)


def encode(answer: dict[str, Any]) -> bytes:
    """One line. Half of a surrogate pair, which UTF-8 cannot hold, is written as the escape it came as."""
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    return text.encode(errors="backslashreplace") + b"\n"


def respond(conversation: Conversation, line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line.decode(), parse_constant=refuse_constant)
    except UnicodeDecodeError:
        return failure(None, "not_utf8")
    except RecursionError:
        return failure(None, "too_deeply_nested")
    except ValueError as error:
        return failure(None, "not_json", detail=str(error))
    if not isinstance(request, dict):
        return failure(None, "not_an_object")
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
