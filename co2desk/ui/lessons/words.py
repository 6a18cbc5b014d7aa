"""Titles of lessons, which are read before any game lies on the table."""

from __future__ import annotations

from co2desk.components import load_pack
from co2desk.lessons import Chapter
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate


def chapter_title(chapter: Chapter) -> str:
    """From the table of the lessons, like every other text of them."""
    kit = load_pack(str(chapter.options["edition"]), own=None).kit
    return Speaker(kit, [], translate).template("lessons", chapter.key)
