"""Cards, tiles and spaces explained, from the component records: other values, other words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar, cast

from co2desk.engine.table.kit import (
    Bonus,
    Effect,
    EnvironmentalTile,
    FirstKit,
    LobbyCard,
    SecondChanceKit,
)
from co2desk.text.words import Words, capital

R = TypeVar("R", bound=Any)


class CardText(NamedTuple):
    """What a card says: a heading, and lines that explain it completely."""

    title: str
    body: tuple[str, ...]


class Cards(Words):
    # --- lobby cards ---------------------------------------------------------------------------------

    def lobby_card(self, number: int) -> CardText:
        card = numbered(self.kit.lobby, number)
        trigger = self.trigger(card)
        main = self.listed("or", [self.effect(card, effect) for effect in card.main])
        lines = (
            self.say("lobby_cards", "main", trigger=trigger, effect=main),
            self.say("lobby_cards", self._timing(card)),
            self.say("lobby_cards", "minor", effect=self.effect(card, card.minor)),
            self.say("lobby_cards", "stays" if isinstance(self.kit, SecondChanceKit) else "once"),
        )
        title = self.say("titles", "lobby", card=number, trigger=trigger)
        return CardText(title, lines)

    def _timing(self, card: LobbyCard) -> str:
        """When the main effect is played (D-28, A16)."""
        if isinstance(self.kit, SecondChanceKit):
            return "before_or_after"
        timing = self.readings.get("lobby_main_timing", "attach")
        if card.on == "build":
            return "refund" if timing == "after" else "attached"
        return "at_once" if timing == "with" else "later"

    def trigger(self, card: LobbyCard) -> str:
        """The action that a lobby card goes with, as an infinitive."""
        if card.region >= 0:
            return self.say("card_triggers", f"{card.on}.region", region=self.region_name(card.region))
        if card.grant >= 0:
            return self.say("card_triggers", f"{card.on}.grant", grant=self.grant_name(card.grant))
        if card.energy >= 0:
            return self.say("card_triggers", f"{card.on}.energy", energy=self.energy_name(card.energy))
        return self.template("card_triggers", card.on)

    def effect(self, card: LobbyCard, effect: Effect) -> str:
        """What a lobby card gives."""
        energy = self.energy_name(card.energy) if card.energy >= 0 else ""
        return self.say("effects", effect.kind, n=effect.amount, energy=energy)

    # --- goals ---------------------------------------------------------------------------------------

    def company_goal(self, number: int) -> CardText:
        lines = (
            self.say("goal_cards", "company", goal=self.company_goal_phrase(number)),
            self.say("goal_cards", "cash", money=self.kit.goal_cash),
            self.template("goal_cards", "better"),
        )
        return CardText(self.say("titles", "company_goal", card=number), lines)

    def company_goal_phrase(self, number: int, own: bool = True) -> str:
        """What a company goal scores, without the sentence around it (D-29).

        It speaks to the one who holds the card; not `own`, it speaks about another player's company.
        """
        goal = numbered(self._kit.company_goals, number)
        per = goal.per
        if per == "own_plant_after_first" and self.readings.get("goal_30") == "every":
            per = "every_own_plant"
        return self.say("company_goals", per if own else f"{per}.other", vp=goal.vp, limit=goal.limit)

    def un_goal(self, number: int) -> CardText:
        kit = self._kit
        title = self.say("titles", "un_goal", card=number)
        if isinstance(kit, SecondChanceKit):
            card = numbered((*kit.un_two, *kit.un_three), number)
            scores = (
                self.say("un_goals", "scores", tech=card.tech),
                self.say("un_goals", "team", vp=kit.un_vp, allowed=kit.un_open_allowed),
                self.say("un_goals", "rivals", scores=self._un_scores(kit)),
            )
            needs, free = self._plants_needed(card.energies), self.template("un_goals", "free")
            return CardText(title, (needs, *scores, free))
        goal = numbered(kit.un_goals, number)
        lines = (
            self._plants_needed(goal.energies),
            self.say("un_goals", "scores", tech=kit.un_goal_tech, vp=goal.vp),
            self.template("un_goals", "free"),
            self.say("un_goals", "most", vp=kit.award_vp),
        )
        return CardText(title, lines)

    def _plants_needed(self, energies: Sequence[int]) -> str:
        """An energy shown twice asks for two plants (G-36)."""
        plants = [
            self.plural("un_goals", "plant", n, energy=self.energy_name(energy))
            for energy, n in Counter(energies).items()
        ]
        return self.say("un_goals", "needs", plants=self.listed("and", plants))

    def _un_scores(self, kit: SecondChanceKit) -> str:
        *fewer, most = enumerate(kit.un_vp_competitive, start=1)
        scores = [self.plural("un_goals", "score", n, vp=vp) for n, vp in fewer]
        scores.append(self.plural("un_goals", "score_or_more", most[0], vp=most[1]))
        return self.listed("comma", scores)

    def personal_goal(self, number: int, players: int) -> CardText:
        """A personal goal of the team and solo games; how much it asks for depends on the players."""
        goal = numbered(self._team_kit.personal_goals, number)
        key = "personal_at_once" if goal.kind == "small_summit_alone" else "personal"  # A24, A79
        told = self.say("goal_cards", key, goal=self.personal_goal_phrase(number, players))
        title = self.say("titles", "personal_goal", card=number)
        return CardText(title, (told, self.template("goal_cards", "team")))

    def personal_goal_phrase(self, number: int, players: int) -> str:
        """What a personal goal asks for, without the sentence around it (A32)."""
        goal = numbered(self._team_kit.personal_goals, number)
        kind = goal.kind
        if kind == "cep_owned" and self.readings.get("goal_cep") == "with_regions":
            kind = "cep_owned.with_regions"
        return self.say("personal_goals", kind, n=goal.needed[players])

    def solo_goal(self, number: int) -> CardText:
        card = numbered(self._team_kit.solo_cards, number)
        key = "solo_decade" if card.decade else "solo_end"
        told = self.say("goal_cards", key, goal=self.solo_goal_phrase(number), decade=card.decade)
        return CardText(self.say("titles", "solo_goal", card=number), (told,))

    def solo_goal_phrase(self, number: int) -> str:
        card = numbered(self._team_kit.solo_cards, number)
        return self.say("solo_goals", card.kind, n=card.amount)

    def environmental_goal(self, tile: EnvironmentalTile) -> str:
        region = self.region_name(tile.value) if tile.kind == "plant_in_region" else ""
        named = tile.kind not in ("plant_in_region", "summit_size")
        energy = self.energy_name(tile.value) if named else ""
        return self.say("environmental_goals", tile.kind, n=tile.value, region=region, energy=energy)

    # --- events --------------------------------------------------------------------------------------

    def event_card(self, number: int) -> CardText:
        kit = self._kit
        spare = (kit.spare_event,) if isinstance(kit, FirstKit) else ()
        region = self.region_name(numbered((*kit.events, *spare), number).region)
        ppm = kit.danger_ppm if isinstance(kit, FirstKit) else kit.second_event_ppm
        lines = (
            self.say("event_cards", "when", ppm=ppm),
            self.say("event_cards", "who", region=region),
            self.say("event_cards", "loss", region=region, tech=kit.event_tech, vp=kit.event_vp),
            self.say("event_cards", "relief", region=region),
        )
        return CardText(self.say("titles", "event", card=number, region=region), lines)

    # --- plants, projects, tracks and regions ----------------------------------------------------------

    def plant(self, energy: int, tile: int) -> CardText:
        """A green plant: the tile of its stack, in Second Chance its level."""
        kit = self._kit
        name = self.energy_name(energy)
        if isinstance(kit, SecondChanceKit):
            plant: Any = kit.plants[energy][tile - 1]
            title = self.say("titles", "plant_level", energy=name, level=tile)
            price = self.goods(money=plant.money, tech=plant.tech, cep=plant.cep)
            level = kit.marks[energy][tile - 1]
        else:
            plant = kit.plants[energy][tile]
            title = self.say("titles", "plant", energy=name)
            price, level = self.goods(money=plant.money, tech=plant.tech), plant.tech
        lines = (
            self.say("plants", "price", goods=self.listed("and", price)),
            self.say("plants", "expertise", energy=name, level=level),
            self.say("plants", "value", energy=name, vp=plant.vp),
            self.template("plants", "place"),
        )
        return CardText(capital(title), lines)

    def project(self, energy: int) -> CardText:
        """A project tile: what preparing it for building brings (D-14, D-15)."""
        name, benefit = self.energy_name(energy), self.kit.benefits[energy]
        goods = self.goods(money=benefit.money, tech=benefit.tech)
        if benefit.cep:
            from_bank = (
                self.kit.energies[energy] == "recycling"
                and self.readings.get("recycling_cep_source") == "bank"
            )
            context, key = ("projects", "from_bank") if from_bank else ("effects", "cep")
            goods.append(self.say(context, key, n=benefit.cep))
        lines = (
            self.say("projects", "propose", energy=name),
            self.say("projects", "install", goods=self.listed("and", goods)),
            self.say("projects", "build", energy=name),
        )
        return CardText(capital(self.say("titles", "project", energy=name)), lines)

    def bonus(self, bonus: Bonus) -> str:
        """What a space of a track gives (D-42)."""
        if bonus.kind == "region_cep" and self.readings.get("region_cep_target") == "indicated":
            return self.say("bonuses", "region_cep.indicated", region=self.region_name(bonus.region))
        energy = self.energy_name(bonus.energy) if bonus.kind == "energy" else ""
        return self.say("bonuses", bonus.kind, energy=energy)

    def agenda(self, energies: Sequence[int]) -> str:
        """What a region wants, the most wanted first."""
        return self.say("agendas", "agenda", energies=self.energy_names(energies, "then"))

    def grant(self, grant_name: str) -> str:
        """What a project space gives (D-16, A57)."""
        kit = self._kit
        key = grant_name
        if isinstance(kit, FirstKit):
            least = kit.money_grant_minimum
            if grant_name == "money" and self.readings.get("money_grant_basis") == "money":
                key = "money.bare"
        else:
            least = int(str(self.readings.get("money_subsidy_minimum", 0)))
            if grant_name == "money" and least:
                key = "money.least"
        return self.say("grant_help", key, least=least, tech=kit.tech_grant)

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


def numbered(cards: Sequence[R], number: int) -> R:
    """The card with a printed number."""
    for card in cards:
        if card.number == number:
            return card
    raise KeyError(number)
