"""What the stage says of a scene: in words, in how the players stand, and in cards.

The person at the screen is called you, and sees the own cards. Where several people look at the screen
together nobody sits there: everybody has a name, and no card is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtGui import QPixmap

from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.session.history import Fate, fate_of, limits
from co2desk.ui.board.flyers import lobby_card
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.controller import Controller
from co2desk.ui.forecast.words import rounds_words
from co2desk.ui.i18n.translation import sentences
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.scenes import Part, Scene
from co2desk.ui.play.ending_words import ending_words, outcome_words, why_words
from co2desk.ui.stage.standings import Standing, Standings, bids, final, kept, nobody, own_cards
from co2desk.ui.stage.words import outcome, team_name, verdict

ABOUT_THE_LEVEL = ("decade", "ending")
WITH_PLAYERS: dict[str, Callable[[Sequence[Event], int], list[Standing]]] = {"auction": bids, "draft": kept}


class Telling:
    def __init__(self, controller: Controller, board: BoardScene) -> None:
        self.controller, self.board = controller, board

    def name_of(self, player: Player) -> str:
        if player == NOBODY:
            return team_name()
        if player == self.controller.seat:
            return self.board.words.you()
        return self.controller.seats[player].name

    def words_of(self, event: Event) -> Callable[[], str]:
        """To whoever sits at the screen when the sentence is read."""
        return lambda: self.controller.speaker.event_to(event, self.controller.seat)

    def standings(self, scene: Scene, told: Sequence[Event]) -> Standings:
        """How everybody stands after these events."""
        if scene.is_endless:
            result, account = self.controller.game.result, self.controller.table.setting.account
            return partial(final, result, account)
        if scene.code in WITH_PLAYERS:
            return partial(WITH_PLAYERS[scene.code], tuple(told), len(self.controller.seats))
        return nobody

    def cards(self, scene: Scene, told: Sequence[Event], scale: float, ratio: float) -> list[QPixmap]:
        """What the player at the screen has kept."""
        if scene.code != "draft" or self.controller.seat == NOBODY:
            return []
        cards = own_cards(told, self.controller.seat)
        return [lobby_card(self.board, card, scale, ratio) for card in cards]

    def result(self, scene: Scene, part: Part, table: Table) -> Callable[[], str]:
        """What a scene came to, in words: who has won, how the planet stands, or what was decided."""
        if scene.is_endless:
            return partial(self._ending, self.controller.game)
        if scene.code in ABOUT_THE_LEVEL:
            return partial(self._next_decade, table)
        told = [event for event in part.told if type(event) in scene.tells]
        if told:
            return self.words_of(told[-1])
        return partial(outcome, scene.code)

    @staticmethod
    def _next_decade(table: Table) -> str:
        told = verdict(table.co2, *limits(table.setting))
        return sentences(told, rounds_words(table.setting, table.decade))

    def _ending(self, game: Game[Any]) -> str:
        words = ending_words(self.controller.speaker, game)
        why = why_words(self.controller.speaker, self.controller.seats, game)
        return f"{why}\n{words}" if why else words

    def headline(self, scene: Scene) -> tuple[Callable[[], str], Sequence[Player]]:
        """At the end of the game: who has won, or what is lost, and whose crests stand beside it."""
        controller = self.controller
        if not scene.is_endless:
            return str, ()
        game = controller.game
        winners, account = sorted(game.result.winners), game.table.setting.account
        is_team = len(set(account)) < len(account)
        return partial(self._outcome, game), () if is_team else winners

    def _outcome(self, game: Game[Any]) -> str:
        controller = self.controller
        return outcome_words(controller.speaker, controller.seats, game, controller.seat)

    def planet_burns(self, scene: Scene, table: Table) -> bool | None:
        """Before the end, that is in the danger zone. None where the scene is about something else."""
        if scene.code not in ABOUT_THE_LEVEL:
            return None
        danger, loss = limits(table.setting)
        if scene.is_endless:
            return fate_of(self.controller.game) is not Fate.SAVED
        return table.co2 >= (danger or loss)


def up_to(told: Sequence[Event], event: Event) -> Sequence[Event]:
    """What has been told when an event is: the one itself, not an equal one."""
    return told[: next((number for number, one in enumerate(told, 1) if one is event), len(told))]
