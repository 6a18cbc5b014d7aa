"""What a proof has found out, line by line: on the screen, and in a file for whoever asks later."""

from __future__ import annotations

from pathlib import Path

from proof.rooms import ProofError


class Account:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("w", encoding="utf-8")

    def title(self, text: str) -> None:
        self._write(f"\n{text}\n{'=' * len(text)}")

    def found(self, sentence: str, details: str = "") -> None:
        self._write(f"  ok  {sentence}" + "".join(f"\n        {line}" for line in details.splitlines()))

    def demand(self, condition: bool, sentence: str, details: str = "") -> None:
        """A promise: it holds, or the proof ends."""
        if not condition:
            raise ProofError(f"not true: {sentence}\n{details}")
        self.found(sentence)

    def failed(self, error: Exception) -> None:
        self._write(f"  FAILED  {error}")

    def result(self, sentence: str) -> None:
        self._write(f"\n{sentence}")
        self._file.close()

    def _write(self, text: str) -> None:
        print(text, flush=True)
        print(text, file=self._file, flush=True)
