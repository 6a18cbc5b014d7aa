"""A section, or the comparison of the rulebooks, as rich text for the window."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from co2desk.rulebook.markdown import told
from co2desk.rulebook.pages import Page, Rulebook, Ruling
from co2desk.rulebook.tables import About, Table
from co2desk.text import Speaker

PICTURE = "art:"  # what the address of a piece begins with; its name in resources/art follows
PLACE = "board:"  # and that of a place in the example, which is counted from 0
SECTION = "section:"  # and the address of a section
MARKED_ROW = "row"  # the anchor in front of the row that was asked for


class Inks(NamedTuple):
    """The colours of the text by their meaning."""

    soft: str
    accent: str
    line: str
    shade: str  # behind an example, and behind a row that was asked for


def page_html(page: Page, book: Rulebook, inks: Inks, picture: int, marked: About | None = None) -> str:
    """`picture` is the height of a piece in pixels, `marked` what is asked about, whose
    rows stand out."""
    return "".join(_page(page, book, inks, picture, marked))


def _page(page: Page, book: Rulebook, inks: Inks, picture: int, marked: About | None) -> Iterator[str]:
    speaker = book.speaker
    yield f'<p style="color:{inks.soft}">{escape(book.chapter(page.section))}</p>'
    yield f"<h2>{escape(page.heading)}</h2>"
    if page.section.pictures:
        images = (f'<img src="{PICTURE}{name}" height="{picture}">' for name in page.section.pictures)
        yield f"<p>{' '.join(images)}</p>"
    yield f"<p>{escape(page.text)}</p>"
    example = f"<p>{escape(speaker.say('section_words', 'example', example=page.example))}</p>"
    if page.section.board is not None:
        places = (f'<img src="{PLACE}{number}">' for number in range(len(page.section.board.shows)))
        example = f"<p>{'&nbsp; '.join(places)}</p>{example}"
    yield f'<table width="100%" cellpadding="8" bgcolor="{inks.shade}"><tr><td>{example}</td></tr></table>'
    if page.rulings:
        yield _heading(speaker, "rulings")
        for ruling in page.rulings:
            yield from _ruling(ruling, speaker)
    for table in page.tables:
        yield _table(table, inks, marked)
    if page.is_reconstructed:
        note = escape(speaker.template("section_words", "reconstructed"))
        yield f'<p style="color:{inks.soft}">{note}</p>'
    if page.printed:
        yield _heading(speaker, "printed")
        yield f"<ul>{''.join(f'<li>{escape(place)}</li>' for place in page.printed)}</ul>"


def _heading(speaker: Speaker, key: str) -> str:
    return f"<h4>{escape(speaker.template('section_words', key))}</h4>"


def _ruling(ruling: Ruling, speaker: Speaker) -> Iterator[str]:
    yield f"<p>{escape(ruling.question)}</p><ul>"
    for number, line in enumerate(told(ruling, speaker)):
        words = escape(line)
        yield f"<li>{words if number else f'<b>{words}</b>'}</li>"
    yield "</ul>"


def _table(table: Table, inks: Inks, marked: About | None) -> str:
    rows = [_row("th", table.headings)]
    is_first = True
    for about, cells in zip(table.about, table.rows, strict=True):
        if about == marked:
            rows.append(_marked_row(cells, inks, is_first))
            is_first = False
        else:
            rows.append(_row("td", cells))
    style = f'style="border-collapse:collapse;border-color:{inks.line}"'
    return f'<p></p><table border="1" cellspacing="0" cellpadding="4" {style}>{"".join(rows)}</table>'


def _row(tag: str, cells: tuple[str, ...]) -> str:
    return f"<tr>{''.join(f'<{tag} align=left>{escape(cell)}</{tag}>' for cell in cells)}</tr>"


def _marked_row(cells: tuple[str, ...], inks: Inks, has_anchor: bool) -> str:
    """Bold as well as shaded: colour alone is not enough."""
    first, *rest = (f"<b>{escape(cell)}</b>" for cell in cells)
    anchor = f'<a name="{MARKED_ROW}"></a>' if has_anchor else ""
    inside = "".join(f"<td align=left>{cell}</td>" for cell in (anchor + first, *rest))
    return f'<tr bgcolor="{inks.shade}">{inside}</tr>'


def comparison_html(book: Rulebook, played_by: str, inks: Inks) -> str:
    """The rulebook of this game beside the others, difference by difference; where there is one book, its
    open questions with the answers of this game."""
    return "".join(_comparison(book, played_by, inks))


def _comparison(book: Rulebook, played_by: str, inks: Inks) -> Iterator[str]:
    speaker, several = book.speaker, len(book.books) > 1
    yield f"<h2>{escape(speaker.template('section_words', 'compared' if several else 'open'))}</h2>"
    name = speaker.profile(played_by)
    yield f"<p>{escape(speaker.say('section_words', 'played_by', book=name))}</p>"
    if several:
        counts = (
            speaker.plural("section_words", "differs", book.differences(other), book=speaker.profile(other))
            for other in book.books
            if other != played_by
        )
        yield f"<ul>{''.join(f'<li>{escape(count)}</li>' for count in counts)}</ul>"
    for section in book.sections.all:
        rulings = [ruling for ruling in map(book.ruling, section.switches) if not several or ruling.disputed]
        if rulings:
            title = escape(f"{section.number} {book.title(section)}")
            link = f'<a href="{SECTION}{section.code}" style="color:{inks.accent}">{title}</a>'
            yield f"<h4>{link}</h4>"
        for ruling in rulings:
            yield from _ruling(ruling, speaker)
    if several:
        yield f"<p>{escape(speaker.template('section_words', 'else_agreed'))}</p>"
