"""What cards are called: by what they do, never by their numbers. Events, refusals and headings share it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from co2desk.engine.editions.second_chance.goals import tiles
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.kit import (
    CompanyGoal,
    Effect,
    EnvironmentalTile,
    EventCard,
    FirstKit,
    Kit,
    LobbyCard,
    SecondChanceKit,
)
from co2desk.engine.table.table import Table
from co2desk.text.words import Words, capital

R = TypeVar("R", bound=Any)


class CardNames(Words):
    # What lies open in the game that is told; a speaker who has not seen its table has only numbers for it.
    _environmental_goals: Sequence[EnvironmentalTile] = ()
    _goal_kind = ""  # of the goals that players keep

    def see(self, table: Table) -> None:
        """Learn the names of what stays on the table during the whole game."""
        self._goal_kind = "company_goal"
        if isinstance(table, SecondChanceTable):
            self._environmental_goals = tiles(table)
            self._goal_kind = "company_goal" if table.setting.rivals else "personal_goal"

    def card(self, kind: str, number: int) -> str:
        """A card in a sentence, by its name; one that is not in the box by its number."""
        name = self.card_name(kind or self._goal_kind, number)
        return self.quoted(name) if name else str(number)

    def quoted(self, name: str) -> str:
        """A name as it stands in a sentence."""
        return self.say("cards_by_name", "in_sentence", name=name)

    def displayed_goal(self, number: int) -> str:
        """An environmental goal on the table in a sentence: what it asks for."""
        if number >= len(self._environmental_goals):
            return str(number + 1)
        return self.quoted(self.environmental_goal(self._environmental_goals[number]))

    def environmental_goal(self, tile: EnvironmentalTile) -> str:
        """What an environmental goal asks for."""
        match tile.kind:
            case "plant_in_region":
                return self.say("environmental_goals", tile.kind, region=self.region_name(tile.value))
            case "summit_size":
                return self.say("environmental_goals", tile.kind, n=tile.value)
            case _:
                return self.say("environmental_goals", tile.kind, **self.named(tile.value))

    def card_name(self, kind: str, number: int) -> str:
        """The name of a card of one of the kinds in NAMES.

        Nothing for other kinds, and for a card that is not in the box: an illegal action may ask for one.
        """
        if kind not in NAMES or number not in {card.number for card in NAMES[kind].cards(self.kit)}:
            return ""
        return NAMES[kind].name(self, number)

    def lobby_name(self, number: int) -> str:
        """What a lobby card does: its action and its main effect."""
        card = numbered(self.kit.lobby, number)
        effect = self.listed("or", [self.short_effect(card, effect) for effect in card.main])
        return self.say("cards_by_name", "lobby", trigger=self.short_trigger(card), effect=effect)

    def company_goal_name(self, number: int) -> str:
        return self.template("company_goal_names", self._counted(numbered(self._kit.company_goals, number)))

    def un_goal_name(self, number: int) -> str:
        return capital(self.energy_names(numbered(un_goals(self.kit), number).energies))

    def personal_goal_name(self, number: int) -> str:
        return self.template("personal_goal_names", numbered(self._team_kit.personal_goals, number).kind)

    def solo_goal_name(self, number: int) -> str:
        card = numbered(self._team_kit.solo_cards, number)
        return self.say("solo_goal_names", card.kind, n=card.amount)

    def event_name(self, number: int) -> str:
        region = self.region_name(self._event(number).region)
        return self.say("cards_by_name", "event", region=region)

    # --- what the names are made of ------------------------------------------------------------------

    def trigger(self, card: LobbyCard) -> str:
        """The action that a lobby card goes with, as an infinitive."""
        return self._trigger("card_triggers", card)

    def short_trigger(self, card: LobbyCard) -> str:
        """The same in few words."""
        return self._trigger("short_triggers", card)

    def _trigger(self, context: str, card: LobbyCard) -> str:
        if card.region >= 0:
            return self.say(context, f"{card.on}.region", region=self.region_name(card.region))
        if card.grant >= 0:
            return self.say(context, f"{card.on}.grant", grant=self.grant_name(card.grant))
        if card.energy >= 0:
            return self.say(context, f"{card.on}.energy", **self.named(card.energy))
        return self.template(context, card.on)

    def effect(self, card: LobbyCard, effect: Effect) -> str:
        """What a lobby card gives."""
        return self._effect("effects", card, effect)

    def short_effect(self, card: LobbyCard, effect: Effect) -> str:
        """The same in few words."""
        context = "short_effects" if self.has("short_effects", effect.kind) else "effects"
        return self._effect(context, card, effect)

    def _effect(self, context: str, card: LobbyCard, effect: Effect) -> str:
        names = self.named(card.energy) if card.energy >= 0 else {}
        return self.say(context, effect.kind, n=effect.amount, **names)

    def personal_goal_phrase(self, number: int, players: int) -> str:
        """What a personal goal asks for, without the sentence around it (A32)."""
        goal = numbered(self._team_kit.personal_goals, number)
        kind = goal.kind
        if kind == "cep_owned" and self.readings.get("goal_cep") == "with_regions":
            kind = "cep_owned.with_regions"
        return self.say("personal_goals", kind, n=goal.needed[players])

    def solo_goal_phrase(self, number: int) -> str:
        card = numbered(self._team_kit.solo_cards, number)
        return self.say("solo_goals", card.kind, n=card.amount)

    def _counted(self, goal: CompanyGoal) -> str:
        """What a company goal counts, as it is played (D-29)."""
        every = goal.per == "own_plant_after_first" and self.readings.get("goal_30") == "every"
        return "every_own_plant" if every else goal.per

    def _event(self, number: int) -> EventCard:
        kit = self._kit
        spare = (kit.spare_event,) if isinstance(kit, FirstKit) else ()
        found: EventCard = numbered((*kit.events, *spare), number)
        return found

    # The kit of one of the two editions, which have more than they share; and what only one of them has.

    @property
    def _kit(self) -> FirstKit | SecondChanceKit:
        return cast(FirstKit | SecondChanceKit, self.kit)

    @property
    def _first_kit(self) -> FirstKit:
        return cast(FirstKit, self.kit)

    @property
    def _team_kit(self) -> SecondChanceKit:
        return cast(SecondChanceKit, self.kit)


def un_goals(kit: Kit) -> Sequence[Any]:
    if isinstance(kit, SecondChanceKit):
        return (*kit.un_two, *kit.un_three)
    return cast(FirstKit, kit).un_goals


class Named(NamedTuple):
    """Cards of one kind that sentences call by their names."""

    cards: Callable[[Any], Sequence[Any]]  # of a kit
    name: Callable[[CardNames, int], str]


NAMES = {
    "lobby": Named(lambda kit: kit.lobby, CardNames.lobby_name),
    "company_goal": Named(lambda kit: kit.company_goals, CardNames.company_goal_name),
    "un_goal": Named(un_goals, CardNames.un_goal_name),
    "personal_goal": Named(lambda kit: getattr(kit, "personal_goals", ()), CardNames.personal_goal_name),
    "solo_goal": Named(lambda kit: getattr(kit, "solo_cards", ()), CardNames.solo_goal_name),
}


def numbered(cards: Sequence[R], number: int) -> R:
    """The card with a printed number."""
    for card in cards:
        if card.number == number:
            return card
    raise KeyError(number)
