"""All sections of a rulebook as one document in Markdown, for docs/rules."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.rulebook.pages import Page, Rulebook, Ruling
from co2desk.rulebook.sections import Section
from co2desk.rulebook.tables import Table
from co2desk.text import Speaker

PICTURES = "../pictures"  # from docs/rules/<language>: no words are in them, so all languages share them
SUFFIX = ".webp"
HEIGHT = 36  # of a piece, in pixels
CARDS_OF_WORDS = ("company_goal", "personal_goal", "solo_card")  # nothing is left of them without words


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
        pictures = (
            f'<img src="{PICTURES}/{name}{SUFFIX}" height="{HEIGHT}" alt="">'
            for name in page.section.pictures
        )
        yield from (" ".join(pictures), "")
    yield escaped(page.text)
    yield ""
    names = board_pictures(speaker.kit.edition, page.section)
    if names:
        places = (f'<img src="{PICTURES}/{name}{SUFFIX}" alt="">' for name in names)
        yield from (f"> {' '.join(places)}", ">")
    yield f"> {escaped(speaker.say('section_words', 'example', example=page.example))}"
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


def board_pictures(edition: str, section: Section) -> list[str]:
    """The names of the pictures of its example, one for each place that it shows; none without words."""
    shown = () if section.board is None else section.board.shows
    if any(place.startswith(CARDS_OF_WORDS) for place in shown):
        return []
    return [f"{edition}-{section.code}-{number}" for number in range(1, len(shown) + 1)]


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
