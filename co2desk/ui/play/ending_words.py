"""How a game ended, in words: for the stage, and for the prompt bar afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.session.history import Fate, fate_of
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.text.figures import figure
from co2desk.ui.i18n.translation import sentences, translate


def ending_words(speaker: Speaker, game: Game[Any]) -> str:
    """Why it ended, and that the planet is saved: that it is lost is a reason of its own."""
    words = speaker.ending(game.result.ending)
    if fate_of(game) is not Fate.SAVED:
        return words
    #: On the stage at the end of a game, after the sentence that tells why it ended.
    return sentences(words, translate("Stage", "The planet is saved."))


def outcome_words(speaker: Speaker, seats: Sequence[Seat], game: Game[Any], reader: int) -> str:
    """Who has won, or what is lost, as a heading."""
    won = victory_words(speaker, seats, game, reader)
    if won:
        return won
    if fate_of(game) is Fate.LOST:
        return translate("EndDialog", "The planet is lost")
    return translate("EndDialog", "The game is lost")


def why_words(speaker: Speaker, seats: Sequence[Seat], game: Game[Any]) -> str:
    """What decided, in a sentence: the points of the winner and of the next one, or when all was lost. Empty
    where the reason of the end says it already."""
    result, table = game.result, game.table
    if not result.winners:
        if fate_of(game) is Fate.LOST:
            #: Below “The planet is lost”. {ppm} is the CO₂ level at the end, {decade} a number.
            words = translate("EndDialog", "Lost at {ppm} ppm in decade {decade}.")
        else:
            #: Below “The game is lost”, at the end of a game of a team. {decade} is a number.
            words = translate("EndDialog", "Lost in decade {decade}.")
        return words.format(ppm=table.co2, decade=table.decade)
    account = table.setting.account
    others = [player for player in result.ranking if player not in result.winners]
    if len(set(account)) < len(account) or not others or len(result.winners) > 1:
        return ""
    best, second = (result.scores[account[player]] for player in (result.winners[0], others[0]))
    if best == second:
        #: Below “Ada wins”: {name} has as many points.
        words = translate("EndDialog", "As many points as {name}: the tie-breakers decide.")
    else:
        #: Below “Ada wins”: {best} is the number of points of Ada, {second} of the next player, {name}.
        words = translate("EndDialog", "Most points: {best}. Next: {name}, {second}.")
    return words.format(best=figure(best), second=figure(second), name=seats[others[0]].name)


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
