"""Speakers for these tests, and what a sentence must never show."""

from __future__ import annotations

import re
from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.text import Speaker, english
from co2desk.text.plurals import Plural

NAMES = ["ADA", "BO", "CY", "DI", "ED"]
TEMPLATE_LEFTOVERS = re.compile(r"[{}|]|\(s\)|\b1 (points|CEPs|technology cubes|steps)\b|  | [.,:;]")


def speaker_for(game: Game[Any]) -> Speaker:
    """Plain English, with the values and readings of a game."""
    setting = game.table.setting
    readings = {key: getattr(setting.switches, key) for key in type(setting.switches).__dataclass_fields__}
    return Speaker(setting.base, NAMES, readings=readings)


def shouted(context: str, text: str, code: str, n: int, /) -> str:
    """A translation into capitals. It knows the texts of the tables, each under the name of its own one."""
    if code not in english.SECTIONS.get(context, ()):
        return text  # a language may have it, and this one does not
    found = english.SECTIONS[context][code]
    assert text == found, f"{text!r} is not {context}.{code}"
    text = found.form(n) if isinstance(found, Plural) else text
    parts = re.split(r"(\{[^}]*\})", text)
    return "".join(part if part.startswith("{") else part.upper() for part in parts)


def shouting(speaker: Speaker) -> Speaker:
    """The same game, translated: whatever is not in capitals has not passed through the hook."""
    return Speaker(speaker.kit, speaker.names, shouted, speaker.readings)


def check(sentence: str) -> None:
    assert sentence.strip() == sentence, sentence
    assert sentence, "nothing was said"
    assert TEMPLATE_LEFTOVERS.search(sentence) is None, sentence
