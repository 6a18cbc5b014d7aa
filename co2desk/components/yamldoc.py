"""Reads a YAML file into a document, line numbers included.

Files come from owners and tinkerers, so only the plain part of YAML is understood: blocks, lists, words and
whole numbers. `on`, `no` or `null` are words like any other; anchors, aliases, tags and duplicate keys are
refused, and size and depth are limited. The parser's events are taken one by one, without recursion.
"""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from co2desk.components.documents import MAX_DEPTH, MAX_VALUES, Document, Place, join
from co2desk.components.problems import PackError, Problem, quoted
from co2desk.engine.machine.phrases import Phrase, phrase, verbatim

MAX_BYTES = 1_000_000

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # PyYAML may be built without libyaml
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_KEY = re.compile(r"[a-z0-9_]{1,40}")


def read_yaml(path: Path) -> Document:
    """The document in a file; raises PackError."""
    return parse_yaml(read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    """A file as it is, or its beginning if it is too large; raises PackError."""
    try:
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except OSError as error:
        found = phrase("system error {number}", number=error.errno or 0).with_remark(error.strerror)
        raise PackError((Problem(str(path), 0, "", phrase("a readable file"), found),)) from None


def parse_yaml(data: bytes, file: str) -> Document:
    if len(data) > MAX_BYTES:
        limit = phrase("at most {most} bytes", most=MAX_BYTES)
        #: Found: more than the limit that was expected.
        raise PackError((Problem(file, 1, "", limit, phrase("more")),))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = phrase("the byte {byte}", byte=f"0x{data[error.start]:02x}")
        raise PackError((Problem(file, line, "", phrase("text in UTF-8"), byte),)) from None
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
    except yaml.YAMLError as error:
        builder.problems.append(_syntax(error, text, file, builder.path))
    if builder.problems:
        raise PackError(tuple(builder.problems))
    return Document(file, builder.root, builder.places)


def _syntax(error: yaml.YAMLError, text: str, file: str, path: str) -> Problem:
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        found = phrase("an error at column {column}", column=column).with_remark(error.problem)
        return Problem(file, line, path, verbatim("YAML"), found)
    character = yaml.reader.Reader.NON_PRINTABLE.search(text)
    line = text.count("\n", 0, character.start()) + 1 if character else 1
    return Problem(file, line, path, verbatim("YAML"), phrase("a non-printable character"))


class _Builder:
    """Puts the values of a stream of events together."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: object = None
        self.places = {"": Place(file, 1)}
        self.problems: list[Problem] = []
        self.path = ""  # of the block, list or value being read
        self._open: list[tuple[dict[str, object] | list[object], str]] = []  # with the path of each
        self._key: str | None = None  # the key of the innermost block that waits for its value
        self._documents = 0
        self._values = 0

    def take(self, event: yaml.Event) -> None:
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.NodeEvent):
            self._node(event, line)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.path = self._open.pop()[1]
        elif isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                self._refuse(line, phrase("one document"), phrase("a second one"))

    def _node(self, event: yaml.NodeEvent, line: int) -> None:
        self._values += 1
        if self._values > MAX_VALUES:
            #: Found: more than the limit that was expected.
            self._refuse(line, phrase("at most {most} values", most=MAX_VALUES), phrase("more"))
        if len(self._open) > MAX_DEPTH:
            limit = phrase("at most {most} levels of blocks and lists", most=MAX_DEPTH)
            #: Found: more than the limit that was expected.
            self._refuse(line, limit, phrase("more"))
        if isinstance(event, yaml.AliasEvent):
            found = phrase("the alias {alias}", alias=quoted(f"*{event.anchor}"))
            self._refuse(line, phrase("plain values"), found)
        if event.anchor is not None:
            found = phrase("the anchor {anchor}", anchor=quoted(f"&{event.anchor}"))
            self._refuse(line, phrase("plain values"), found)
        tag = getattr(event, "tag", None)
        if tag is not None:
            self._refuse(line, phrase("plain values"), phrase("the tag {tag}", tag=quoted(tag)))

        inside = self._open[-1][0] if self._open else None
        if isinstance(inside, dict) and self._key is None:
            self._take_key(event, line)
            return
        value = _value(event)
        if isinstance(inside, dict) and self._key is not None:
            inside[self._key] = value
            self.path = join(self._open[-1][1], self._key)
            self._key = None
        elif isinstance(inside, list):
            inside.append(value)
            self.path = f"{self._open[-1][1]}[{len(inside)}]"
            self.places[self.path] = Place(self.file, line)
        else:
            self.root = value
            self.places[""] = Place(self.file, line)
        if isinstance(value, (dict, list)):
            self._open.append((value, self.path))

    def _take_key(self, event: yaml.NodeEvent, line: int) -> None:
        block, path = self._open[-1]
        self.path = path
        text = event.value if isinstance(event, yaml.ScalarEvent) else ""
        if not _KEY.fullmatch(text):
            #: What was found: no such thing.
            found = quoted(text) if text else phrase("none")
            self._refuse(line, phrase("a key of lower-case letters, digits and _"), found)
        # Cards are printed with their numbers as 01 to 09.
        key = str(int(text)) if text.isdigit() else text
        self.path = join(path, key)
        if key in block:
            again = phrase("a duplicate of line {line}", line=self.places[self.path].line)
            self.problems.append(Problem(self.file, line, self.path, phrase("every key once"), again))
        else:
            self.places[self.path] = Place(self.file, line)
        self._key = key

    def _refuse(self, line: int, expected: Phrase, found: Phrase) -> None:
        """Stop at a problem after which the rest makes no sense."""
        raise PackError((*self.problems, Problem(self.file, line, self.path, expected, found)))


def _value(event: yaml.NodeEvent) -> object:
    if isinstance(event, yaml.MappingStartEvent):
        return {}
    if isinstance(event, yaml.SequenceStartEvent):
        return []
    text: str = event.value if isinstance(event, yaml.ScalarEvent) else ""
    plain = isinstance(event, yaml.ScalarEvent) and event.implicit[0]
    if plain and not text:
        return None
    return int(text) if plain and _NUMBER.fullmatch(text) else text
