"""The rulebook of a game: of the one on the table, or of a new one as the program would begin it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from co2desk.components import Pack
from co2desk.engine.machine.edition import Edition
from co2desk.engine.machine.rule import Event
from co2desk.engine.machine.switches import Value, catalogue_of
from co2desk.rulebook.pages import Rulebook
from co2desk.rulebook.values import AnySetting
from co2desk.session.editions import builder_for, load_components
from co2desk.session.options import GameOptions
from co2desk.text import Speaker
from co2desk.text.references import CONSENSUS
from co2desk.text.words import Translate, untranslated

ANY_SEED = 1


def rulebook(
    options: GameOptions, setting: AnySetting, edition: Edition[Any], pack: Pack, speaker: Speaker
) -> Rulebook:
    """The rules of the game with these options."""
    builder = builder_for(options)
    books = tuple(book for book in builder.books() if book != CONSENSUS)
    said: dict[str, Mapping[str, Any]] = {
        book: builder.readings(replace(options, book=book, literal=False, switches={})) for book in books
    }

    def in_book(key: str, book: str) -> Value:
        value: Value = said[book][key]
        return value

    switches = catalogue_of(type(setting.switches))
    return Rulebook(speaker, setting, pack.sources, edition.references, switches, books, in_book)


def new_rulebook(
    options: GameOptions,
    translate: Translate = untranslated,
    pack: Pack | None = None,
) -> Rulebook:
    """The rules of a game that has not begun."""
    builder = builder_for(options)
    pack = load_components(options) if pack is None else pack
    readings = builder.readings(options)
    setting = builder.setting(options, pack, readings)
    edition = builder.begin(setting, ANY_SEED, _unheard).edition
    speaker = Speaker(setting.base, [], translate, readings)
    return rulebook(options, setting, edition, pack, speaker)


def _unheard(event: Event) -> None:
    """What happens before the first action does not matter here."""
