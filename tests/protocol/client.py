"""A small client of the protocol. It knows docs/protocol.md and nothing of the program behind it."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-m", "co2desk", "engine"]
PLAYER = [sys.executable, "-m", "co2desk", "player"]
PATIENCE = 120  # seconds; only a program that hangs needs them

Json = dict[str, Any]


class Client:
    """One conversation with a running program. `data` is where it finds an owner's own component packs."""

    def __init__(self, data: Path, command: Sequence[str] = COMMAND) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "XDG_DATA_HOME": str(data)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def send(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def hear(self) -> str:
        """The next line of the program, without its end."""
        return self.lines.get(timeout=PATIENCE).decode().removesuffix("\n")

    def request(self, cmd: str, **arguments: Any) -> Json:
        """The whole answer to a command."""
        self.send(json.dumps({"cmd": cmd, **arguments}).encode())
        answer: Json = json.loads(self.hear())
        return answer

    def ask(self, cmd: str, **arguments: Any) -> Json:
        """The answer to a command that is to be granted."""
        answer = self.request(cmd, **arguments)
        assert answer["ok"], answer
        return answer

    def refused(self, cmd: str, **arguments: Any) -> Json:
        """The error of a command that is to be refused."""
        answer = self.request(cmd, **arguments)
        assert not answer["ok"], answer
        error: Json = answer["error"]
        return error

    def close(self) -> int:
        """End the input; returns the program's exit code. Nothing may be left to be heard."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self.listener.join(PATIENCE)
        complaints = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        assert not complaints, complaints
        assert self.lines.empty()
        return code

    def kill(self) -> None:
        """Whatever it was about to say."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self.listener.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self.process.kill()
        self.close()


def converse(data: Path, lines: Iterable[bytes]) -> list[str]:
    """Everything the program answers to these lines, all sent at once."""
    outcome = subprocess.run(
        COMMAND,
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(data)},
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr.decode()
    assert not outcome.stderr, outcome.stderr.decode()
    return outcome.stdout.decode().splitlines()
