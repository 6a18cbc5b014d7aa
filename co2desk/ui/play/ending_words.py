"""How a game ended, in words: for the stage, and for the prompt bar afterwards."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.session.history import Fate, fate_of
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import sentences, translate


def ending_words(speaker: Speaker, game: Game[Any]) -> str:
    """Why it ended, and that the planet is saved: that it is lost is a reason of its own."""
    words = speaker.ending(game.result.ending)
    if fate_of(game) is not Fate.SAVED:
        return words
    #: On the stage at the end of a game, after the sentence that tells why it ended.
    return sentences(words, translate("Stage", "The planet is saved."))
