"""Where code, tests and documents cite the specification, and which citations lead nowhere.

The form of a number tells its edition: with a hyphen the first one (D-12, G-27, DP-14, I-08), without one
Second Chance (A16, D13, I8, T5, P3). The two steps at the end of a turn of the first edition are T1 and T2.
Sections are cited at the start of a docstring ("9.4, DP-14: ..."), in parentheses ("(13.1, G-33)") or after a
word that says so ("specification 9.4", "Second Chance 16.2").

A file of one edition cites that edition, unless it names the other. Other files say which edition they mean,
or cite something that one of the two has. Sections of the printed rulebooks ("rulebooks 2.2.1", "PL 1.2") are
not ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from .specification import FIRST, ROOT, SECOND_CHANCE, specification

FIRST_NUMBER = re.compile(r"\b(DP|D|G|I)-(\d\d)(?: to \1-(\d\d))?\b")
SECOND_NUMBER = re.compile(r"\b([ADIT])(\d{1,2})(?:(?: to |-)\1(\d{1,2}))?\b")
PRINTED_VALUE = re.compile(r"\b(P)(\d{1,2})()\b")

SECTION = r"\d{1,2}(?:\.(?:\d{1,2}|[A-C]))?"
STEPS = r"(?:,? step \d+|,? steps \d+(?:(?:, | and | to )\d+(?![.\d]))*)"
ITEM = rf"(?:{SECTION}{STEPS}?|(?:DP|D|G|I)-\d\d|[ADITP]\d{{1,2}})"
RUN = rf"{ITEM}(?:(?:, and |, | and | to |; ){ITEM})*"
AT_THE_START = re.compile(rf"({RUN})(?=[:.;,]|$| of | is )")
AFTER_A_WORD = re.compile(
    r"(?P<edition>[Ff]irst edition|Second Chance)?:? ?(?P<word>[Ss]pecification|[Ss]ections?)?,? ?"
    rf"(?P<run>{RUN})(?![\w.]*\w)"
)
AFTER_A_LINK = re.compile(  # "all steps of 15.2", "company goals: 17.3"
    rf"(?:\b(?:of|Task)|(?<!irst edition)(?<!Second Chance)[:;]) (?P<run>{RUN})(?=[:.;,)]|$| [a-z])"
)
LABEL = re.compile(r"(\d{1,2}\.(?:\d|[A-C])) [a-z]")  # the name of a case of a test: "8.2 install"
IN_PARENTHESES = re.compile(r"\(([^()]*)\)")
LITERAL = re.compile(
    r'"""(?P<long>(?:\\.|[^\\])*?)"""|"(?P<short>(?:\\.|[^"\\\n])*)"|'
    r"'(?P<single>(?:\\.|[^'\\\n])*)'|#(?P<comment>[^\n]*)",
    re.DOTALL,
)
DOTTED = re.compile(r"(?<![\w.])\d{1,2}\.(?:\d{1,2}|[A-C])(?![\w.]*\w)")
PLAIN = re.compile(r"(?<![\w.-])\d{1,2}(?![\w.]*\w)")
RANGE = re.compile(rf"(?<![\w.])({SECTION}) to ({SECTION})(?![\w.]*\w)")
PRINTED_BOOK = re.compile(r"\b(?:rulebooks?|PL|FR|RU|ZH|DE)\b")
RULES_TO_READ = ROOT / "docs" / "rules"
END_OF_TURN = {"T1", "T2"}  # of the first edition, too (7)
NOT_OURS = {"D65"}  # the daylight of colour science
EDITIONS = {"first edition": FIRST, "second chance": SECOND_CHANCE}


class Citation(NamedTuple):
    """`edition` is "" where the text does not say which one it means."""

    number: str
    edition: str


class Text(NamedTuple):
    """A docstring, a comment, another text of the code, or a line of a document."""

    line: int
    kind: str
    text: str


DOCSTRING, COMMENT, STRING, PROSE = "docstring", "comment", "string", "prose"


# --- what a text cites -----------------------------------------------------------------------------------


def numbers_in(text: str, pattern: re.Pattern[str]) -> Iterator[str]:
    """Every number of one form; "D-24 to D-28" cites five."""
    form = "{}-{:02}" if pattern is FIRST_NUMBER else "{}{}"
    for letter, start, end in pattern.findall(text):
        for number in range(int(start), int(end or start) + 1):
            yield form.format(letter, number)


def sections_in(text: str, kind: str) -> Iterator[Citation]:
    """The sections that a text cites, with the edition that it names for them."""
    text = " ".join(text.split())
    if kind == STRING:
        label = LABEL.match(text)
        if label is not None:
            yield Citation(label.group(1), "")
        return
    start = AT_THE_START.match(text)
    if start is not None and (
        DOTTED.match(text) or (kind == DOCSTRING and _is_heading(text, start.group(1)))
    ):
        yield from _run(start.group(1), "")
    for inside in IN_PARENTHESES.findall(text):
        yield from _parenthesis(inside)
    outside = IN_PARENTHESES.sub("()", text)
    for match in AFTER_A_WORD.finditer(outside):
        if match["word"] or (match["edition"] and DOTTED.search(match["run"])):
            yield from _run(match["run"], EDITIONS.get((match["edition"] or "").lower(), ""))
    for match in AFTER_A_LINK.finditer(outside):
        if DOTTED.match(match["run"]):
            yield from _run(match["run"], "")


def _is_heading(text: str, run: str) -> bool:
    """Numbers without a point are sections where a colon or nothing follows ("12: ..."), else any numbers."""
    return bool(re.search(r"[A-Z.]", run)) or text[len(run) : len(run) + 1] in ("", ":")


def _run(run: str, edition: str) -> Iterator[Citation]:
    """The sections among the items of a run; steps of a section are not counted as sections."""
    run = re.sub(STEPS, "", run)
    for start, end in RANGE.findall(run):
        for number in _between(start, end):
            yield Citation(number, edition)
    for pattern in (DOTTED, PLAIN):
        for number in pattern.findall(run):
            yield Citation(number, edition)


def _between(start: str, end: str) -> Iterator[str]:
    """The sections inside a range: "6.2 to 6.4" has 6.3, "11 to 16" has 12 to 15."""
    chapter, _, first = start.rpartition(".")
    other, _, last = end.rpartition(".")
    if chapter == other and first.isdigit() and last.isdigit():
        for number in range(int(first) + 1, int(last)):
            yield f"{chapter}.{number}" if chapter else str(number)


def _parenthesis(inside: str) -> Iterator[Citation]:
    """Parts between semicolons that hold nothing but citations; a part of a printed book is passed over."""
    edition, found = "", list[Citation]()
    for part in inside.split(";"):
        match = AFTER_A_WORD.fullmatch(part.strip())
        if PRINTED_BOOK.search(part) or match is None:
            continue
        edition = EDITIONS.get((match["edition"] or "").lower(), edition)
        ours = match["edition"] or match["word"] or re.search(r"[A-Z.]", match["run"])
        if ours or found:  # "(3)" alone is any number
            found += _run(match["run"], edition)
    yield from found


# --- the texts of a file ---------------------------------------------------------------------------------


def texts_of_code(source: str) -> Iterator[Text]:
    """Docstrings, other texts, and comments; lines of comments that follow each other are one text.

    Read with one pattern: parsing every file takes several times as long, and finds the same."""
    comments: list[tuple[int, str]] = []
    line, at = 1, 0
    for match in LITERAL.finditer(source):
        line, at = line + source.count("\n", at, match.start()), match.start()
        if match["comment"] is not None:
            comments.append((line, match["comment"].lstrip("#").strip()))
        elif match["long"] is not None:
            alone = not source[source.rfind("\n", 0, at) + 1 : at].strip()
            yield Text(line, DOCSTRING if alone else STRING, match["long"])
        else:
            yield Text(line, STRING, match["short"] or match["single"] or "")
    while comments:
        end = 1
        while end < len(comments) and comments[end][0] == comments[end - 1][0] + 1:
            end += 1
        yield Text(comments[0][0], COMMENT, " ".join(text for _, text in comments[:end]))
        del comments[:end]


def texts_of_document(source: str) -> Iterator[Text]:
    return (Text(number, PROSE, line) for number, line in enumerate(source.splitlines(), start=1))


def edition_of(path: Path) -> str:
    """The edition whose rules a file is about, as its path says; "" for files of both."""
    words = re.split(r"[/_.]", path.as_posix())
    return SECOND_CHANCE if "second" in words else FIRST if "first" in words else ""


def citations_in(text: Text, own: str) -> Iterator[Citation]:
    """All that one text cites in a file of the edition `own`."""
    for number in numbers_in(text.text, FIRST_NUMBER):
        yield Citation(number, FIRST)
    if text.kind in (DOCSTRING, COMMENT) or (text.kind == PROSE and own):
        first = own if own == FIRST and "Second Chance" not in text.text else ""
        for number in numbers_in(text.text, SECOND_NUMBER):
            if number not in NOT_OURS:
                step = number in END_OF_TURN and own != SECOND_CHANCE
                yield Citation(number, first if step else SECOND_CHANCE)
        if own == SECOND_CHANCE:
            for number in numbers_in(text.text, PRINTED_VALUE):
                yield Citation(number, SECOND_CHANCE)
    for citation in sections_in(text.text, text.kind):
        yield citation._replace(edition=citation.edition or own)


def citations_of(path: Path, source: str) -> Iterator[tuple[int, Citation]]:
    """All that a file cites, with the line where its text begins."""
    own = edition_of(path)
    for text in texts_of_code(source) if path.suffix == ".py" else texts_of_document(source):
        for citation in citations_in(text, own):
            yield text.line, citation


def leads_somewhere(citation: Citation) -> bool:
    editions = [citation.edition] if citation.edition else [FIRST, SECOND_CHANCE]
    return any(specification(edition).knows(citation.number) for edition in editions)


def wrong_citations(path: Path, source: str) -> list[str]:
    """What a file cites and the specification does not have, ready to be read in the failure of a test."""
    return [
        f"{path.as_posix()}:{line}: {citation.number} is not in the specification"
        + (f" of {citation.edition}" if citation.edition else "")
        for line, citation in citations_of(path, source)
        if not leads_somewhere(citation)
    ]


def foreign_numbers(path: Path, source: str) -> list[str]:
    """Numbers of the other edition in a file that is about one edition and does not name the other."""
    own = edition_of(path)
    if not own or path.suffix != ".py":
        return []
    name, pattern = ("Second Chance", SECOND_NUMBER) if own == FIRST else ("first edition", FIRST_NUMBER)
    return [
        f"{path.as_posix()}:{line}: {number} is a number of the other edition"
        for line, kind, text in texts_of_code(source)
        if kind in (DOCSTRING, COMMENT) and name not in text
        for number in numbers_in(text, pattern)
        if number not in END_OF_TURN
    ]


def files() -> Iterable[Path]:
    """Everything that may cite: code, tests, component values, documents.

    Not the index, which is made from the others, nor the tests of this module, which cite wrongly, nor the
    rules to read, whose numbers are their own and those of the printed books."""
    for folder in ("co2desk", "tests", "resources", "docs"):
        for path in sorted((ROOT / folder).rglob("*")):
            if RULES_TO_READ in path.parents:
                continue
            if path.suffix in (".py", ".md", ".yaml") and path.name not in (
                "rules-index.md",
                "performance.md",  # its numbers are ratios
                "test_citations.py",
            ):
                yield path
    yield from sorted(ROOT.glob("*.md"))
