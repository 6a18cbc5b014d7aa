"""All sections of a rulebook as one document in Markdown, for docs/rules."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.rulebook.pages import Page, Rulebook, Ruling
from co2desk.rulebook.tables import Table
from co2desk.text import Speaker

ART = "../../../resources/art"  # from docs/rules/<language>
SIDE = 28  # of a picture, in pixels


def document(book: Rulebook) -> str:
    """Contents first; every section has an anchor with its code."""
    speaker, pages = book.speaker, book.pages()
    lines = [f"# {book.name}", ""]
    lines += [speaker.template("section_words", "intro"), ""]
    lines += [f"## {speaker.template('section_words', 'contents')}", ""]
    chapter = ""
    for page in pages:
        if page.section.chapter != chapter:
            chapter = page.section.chapter
            lines += ["", f"**{book.chapter(page.section)}**", ""]
        lines.append(f"- [{page.heading}](#{page.section.code})")
    chapter = ""
    for page in pages:
        if page.section.chapter != chapter:
            chapter = page.section.chapter
            lines += ["", f"## {book.chapter(page.section)}"]
        lines += _section(page, speaker)
    return "\n".join(lines) + "\n"


def _section(page: Page, speaker: Speaker) -> Iterator[str]:
    yield from ("", f'<a id="{page.section.code}"></a>', "", f"### {page.heading}", "")
    if page.section.pictures:
        pictures = (f'<img src="{ART}/{name}.svg" height="{SIDE}" alt="">' for name in page.section.pictures)
        yield from (" ".join(pictures), "")
    yield escaped(page.text)
    yield from ("", f"> {escaped(speaker.say('section_words', 'example', example=page.example))}")
    for table in page.tables:
        yield from ("", *_table(table))
    if page.is_reconstructed:
        yield from ("", f"*{escaped(speaker.template('section_words', 'reconstructed'))}*")
    if page.printed:
        yield from ("", f"**{speaker.template('section_words', 'printed')}**", "")
        yield from (f"- {escaped(place)}" for place in page.printed)
    if page.rulings:
        yield from ("", f"**{speaker.template('section_words', 'rulings')}**", "")
        for ruling in page.rulings:
            yield from _ruling(ruling, speaker)


def _table(table: Table) -> Iterator[str]:
    yield _row(table.headings)
    yield _row(("---",) * len(table.headings))
    yield from map(_row, table.rows)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(map(escaped, cells))} |"


def _ruling(ruling: Ruling, speaker: Speaker) -> Iterator[str]:
    yield f"- {escaped(ruling.question)}"
    yield from (f"  - {escaped(line)}" for line in told(ruling, speaker))


def told(ruling: Ruling, speaker: Speaker) -> Iterator[str]:
    """The answers to a question, that of this game first, each with the books that give it."""
    for answer in ruling.answers:
        words = answer.words
        if answer.books:
            books = speaker.listed("comma", answer.books)
            words = speaker.say("section_words", "books", answer=words, books=books)
        key = "other"
        if answer.is_played:
            key = "played" if ruling.is_usual else "played_otherwise"
        yield speaker.say("section_words", key, answer=words)


def escaped(text: str) -> str:
    """Signs that Markdown would take for its own."""
    return text.replace("*", "\\*").replace("|", "\\|")
