"""The words that every part of the forecast needs: amounts, chances, marks.

The numbers come from `co2desk.forecast`, names and amounts from the speaker of the game; the window has
only the sentences around them. Everything told lies open on the table, or belongs to the seat in view.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from co2desk.engine.table.ids import Player
from co2desk.engine.table.setting import Setting
from co2desk.engine.table.table import Table
from co2desk.forecast import Outlook, percent
from co2desk.session.history import rounds_in
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ALERT, DONE, MARK, OPEN, SIGN, Icon, Row

CO2: tuple[PlaceKey, ...] = (at.CO2,)
CALM, WARNING = Icon(MARK, DONE), Icon(MARK, ALERT)
MET, NOT_MET = Icon(MARK, DONE), Icon(MARK, OPEN)


def rounded(value: Fraction) -> int:
    """To the nearest whole number, halves up."""
    return int((value + Fraction(1, 2)) // 1)


def rounds_words(setting: Setting, decade: int) -> str:
    """That a decade has another number of rounds than the one before it; else nothing."""
    rounds, before = rounds_in(setting, decade), rounds_in(setting, max(1, decade - 1))
    if rounds == before:
        return ""
    words = translate("ForecastPanel", "Rounds in decade {decade}: {rounds} instead of {before}.")
    return words.format(decade=decade, rounds=rounds, before=before)


class Teller:
    """Tells a part of one forecast. `table` is the one on which it was made; for the forecast after a move it
    is the table before it, which is asked only for what the move has not decided. Which records they are, a
    part says itself."""

    told: Outlook
    table: Table

    def __init__(self, told: Outlook, table: Table, seats: Sequence[Seat], speaker: Speaker) -> None:
        self.told, self.table, self.seats, self.speaker = told, table, seats, speaker

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def _amount(self, noun: str, n: int) -> str:
        return self.speaker.plural("amounts", noun, n)

    def _sign(self, player: Player) -> Icon:
        return Icon(SIGN, self.seats[player].sign)

    def _turns_left(self) -> str:
        return translate("ForecastPanel", "Turns left in this decade: {turns}.").format(turns=self.told.turns)

    def _loss_chance(self) -> str:
        """What a percentage is about: turns that are left can still change it."""
        if self.told.turns:
            return translate(
                "ForecastPanel", "Chance that the planet is lost if nothing more is done: {chance}."
            )
        return translate("ForecastPanel", "Chance that the planet is lost: {chance}.")

    @staticmethod
    def _percent(chance: Fraction) -> str:
        #: A chance, in a table of the forecast.
        return translate("ForecastPanel", "{percent}%").format(percent=percent(chance))
