"""Short words on the board, and what several of its places say alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from co2desk.engine.table.ids import INSTALLED
from co2desk.engine.table.setting import Setting
from co2desk.engine.table.table import Table
from co2desk.forecast import percent
from co2desk.session.history import Fate
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

Explained = tuple[str, list[str]]  # a title, and lines below it


class BoardLabels:
    """The words of one game. Everything about the rules comes from the speaker."""

    setting: Setting
    _table: Callable[[], Table]
    chance: Fraction | None = None  # that the planet is lost if the decade ended now, if the board tells it

    def __init__(self, speaker: Speaker, setting: Setting, table: Callable[[], Table]) -> None:
        self.speaker = speaker
        self.setting = setting
        self._table = table

    def region(self, number: int) -> str:
        return self.speaker.region_name(number)

    def region_around(self, key: PlaceKey) -> str:
        """The region in which a place lies."""
        region = at.region_of(key)
        return "" if region is None else self.region(region)

    def grant(self, number: int) -> str:
        return capital(self.speaker.grant_name(number))

    def goal(self, card: int) -> str:
        return capital(self.speaker.company_goal_phrase(card))

    #: The action that a lobby card goes with, painted on the small card: a verb or a noun.
    def trigger(self, on: str) -> str:
        return {
            "propose": translate("BoardWords", "Propose"),
            "install": translate("BoardWords", "Install"),
            "build": translate("BoardWords", "Build"),
            "summit": translate("BoardWords", "Summit"),
            "buy": translate("BoardWords", "Buy CEP"),
            "sell": translate("BoardWords", "Sell CEP"),
        }[on]

    def order(self, region: int) -> int:
        """The place of a region in the order of the supply phase."""
        return region + 1

    #: Painted on a project: how far it is.
    def stage(self, stage: int) -> str:
        """How far a project is."""
        if stage == INSTALLED:
            return translate("BoardWords", "installed")
        return translate("BoardWords", "proposed")

    def on_spaces(self) -> tuple[str, ...]:
        """Everything that is written on project spaces: it has one size."""
        grants = [self.grant(number) for number in range(len(self.setting.base.grants))]
        return (*grants, *(self.stage(stage) for stage in range(1, INSTALLED + 1)))

    #: Painted in a small coloured field beside the name of the player whom the window speaks to. Very short.
    def you(self) -> str:
        return translate("BoardWords", "You")

    #: Painted at the bottom of the board while several people look at it together; their names follow.
    def everybody(self) -> str:
        return translate("BoardWords", "For everyone at the screen")

    #: The same, below: nobody's cards are in sight.
    def hidden(self) -> str:
        return translate("BoardWords", "What is secret is hidden.")

    #: Painted at the bottom of the board in a game in which no person plays.
    def only_computers(self) -> str:
        return translate("BoardWords", "You are watching: only computer players play.")

    def good(self, kind: str) -> str:
        """A kind of goods in front of a player, where there is room for its name."""
        return {
            "money": self.money,
            "cep": self.cep,
            "tech": self.tech,
            "scientist": self.scientists,
            "lobby": self.cards,
            "un_goal": self.un_goals,
        }[kind]()

    #: Painted beside a number on the strip of a player. Very little room.
    def standing(self, kind: str) -> str:
        """What one wants to know at a glance."""
        return {
            "plant": translate("BoardWords", "Plants"),
            #: Regions that a player controls.
            "control": translate("BoardWords", "Regions"),
        }[kind]

    def goods(self) -> tuple[str, ...]:
        kinds = ("money", "cep", "tech", "scientist", "lobby", "un_goal")
        return tuple(self.good(kind) for kind in kinds)

    #: Painted beside the number of lobby cards that a player has. Very little room.
    def cards(self) -> str:
        return translate("BoardWords", "Cards")

    #: Painted beside the number of UN goals that a player has realised. Very little room.
    def un_goals(self) -> str:
        return translate("BoardWords", "UN goals")

    def summit(self, number: int) -> str:
        return translate("BoardWords", "Summit {number}").format(number=number + 1)

    def no_summit(self) -> str:
        return translate("BoardWords", "none left")

    #: Painted beside the CO₂ track: from here on disasters happen.
    def danger(self) -> str:
        return translate("BoardWords", "danger")

    #: Painted beside the CO₂ track: from here on the planet is lost.
    def loss(self) -> str:
        return translate("BoardWords", "lost")

    def risk(self) -> str:
        """Above a percentage: on what condition, in the words of the forecast. A bare chance would be read as
        that of the whole game."""
        return translate("ForecastPanel", "Lost if nothing more is done")

    def distance(self, limit: int, left: int) -> str:
        if left < 0:
            #: Painted above a number: the CO₂ level is so many ppm above the limit, which is 500. Two short
            #: lines.
            return translate("BoardWords", "ppm above {limit}").format(limit=limit)
        #: Painted above a number: so many ppm are left until the CO₂ level is 500, and all is lost. Two short
        #: lines.
        return translate("BoardWords", "ppm left to {limit}").format(limit=limit)

    def fate(self, fate: Fate) -> str:
        if fate is Fate.SAVED:
            #: Painted above the CO₂ track when the game is over. Two short lines.
            return translate("BoardWords", "Planet saved")
        if fate is Fate.LOST:
            #: Painted above the CO₂ track when the game is over. Two short lines.
            return translate("BoardWords", "Planet lost")
        #: Painted above the CO₂ track when a team has lost the game for points or goals, not for the level.
        #: Two short lines.
        return translate("BoardWords", "Game lost")

    def percent(self, chance: Fraction) -> str:
        """As in the forecast."""
        return translate("ForecastPanel", "{percent}%").format(percent=percent(chance))

    #: Painted on the board beside the number of the decade.
    def decade(self) -> str:
        return translate("BoardWords", "Decade")

    #: Painted on the board beside the number of the round.
    def round(self) -> str:
        return translate("BoardWords", "Round")

    def market(self) -> str:
        return translate("BoardWords", "CEP market")

    def stop(self) -> str:
        return translate("BoardWords", "no sales this turn")

    #: Painted on the board: the bank, with CEPs, cubes and tiles that belong to nobody.
    def bank(self) -> str:
        return translate("BoardWords", "Bank")

    #: Painted on the board, over the event that may strike next.
    def event(self) -> str:
        return translate("BoardWords", "Event")

    #: Painted on the board, over the event after this one.
    def next_event(self) -> str:
        return translate("BoardWords", "Next")

    #: Painted over a player's money.
    def money(self) -> str:
        return translate("BoardWords", "Money")

    #: Painted over a player's CEPs.
    def cep(self) -> str:
        return translate("BoardWords", "CEPs")

    #: Painted over a player's technology cubes.
    def tech(self) -> str:
        return translate("BoardWords", "Technology")

    def recruits(self) -> str:
        return translate("BoardWords", "to recruit")

    #: Painted over a player's scientists.
    def scientists(self) -> str:
        return translate("BoardWords", "Scientists")

    # --- what several places say -------------------------------------------------------------------------

    def _cards(self, kind: str, cards: Sequence[int]) -> str:
        """Cards in a list, by their names."""
        return (
            self.speaker.listed("comma", [self.speaker.card(kind, card) for card in cards]) if cards else ""
        )

    def _player_name(self, player: int) -> str:
        return self.speaker.player_name(player)

    def _chance(self) -> list[str]:
        """What the percentage on the board means."""
        if self.chance is None:
            return []
        #: A line of the card at the CO₂ track. {chance} is a percentage, such as “12%”.
        words = translate("BoardWords", "Chance of losing if the decade ended now: {chance}.")
        return [words.format(chance=self.percent(self.chance))]

    def _fossil_pile(self) -> str:
        """What everybody can work out: the mix of the pile, never its order."""
        table = self._table()
        kinds = [
            translate("BoardWords", "{fossil} {count}").format(
                fossil=self.speaker.fossil_name(kind), count=table.fossil_pile.count(kind)
            )
            for kind in range(len(self.setting.base.fossils))
        ]
        return translate("BoardWords", "Fossil plants left in the pile: {kinds}.").format(
            #: Stands between the parts of a list.
            kinds=translate("BoardWords", ", ").join(kinds)
        )


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
