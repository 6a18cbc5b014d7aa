"""How a game ended, in words: for the stage, and for the prompt bar afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.session.history import Fate, fate_of
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import sentences, translate


def ending_words(speaker: Speaker, game: Game[Any]) -> str:
    """Why it ended, and that the planet is saved: that it is lost is a reason of its own."""
    words = speaker.ending(game.result.ending)
    if fate_of(game) is not Fate.SAVED:
        return words
    #: On the stage at the end of a game, after the sentence that tells why it ended.
    return sentences(words, translate("Stage", "The planet is saved."))


def victory_words(speaker: Speaker, seats: Sequence[Seat], game: Game[Any], reader: int) -> str:
    """Who has won, as a heading; nothing where nobody has. A winner whom the screen speaks to is called you.

    Alone, there is nobody to win against: then the points are what one plays for, if the game has any.
    """
    result = game.result
    if not result.winners:
        return ""
    account = game.table.setting.account
    names = speaker.listed("and", [seats[player].name for player in sorted(result.winners)])
    if len(seats) == 1 and result.scoring:
        points = speaker.plural("amounts", "points", max(result.scores))
        return translate("EndDialog", "{name} reaches {points}").format(name=names, points=points)
    if len(seats) > 1 and len(set(account)) < len(account):
        return translate("EndDialog", "The team wins")
    if result.winners == (reader,):
        #: Heading at the end of a game, to the player who has won it.
        return translate("EndDialog", "You win")
    if len(result.winners) == 1:
        return translate("EndDialog", "{name} wins").format(name=names)
    return translate("EndDialog", "{names} share the victory").format(names=names)
