"""Cards, tiles and spaces explained, from the component records: other values, other words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from co2desk.engine.table.kit import Bonus, FirstKit, LobbyCard, SecondChanceKit
from co2desk.text.card_names import numbered
from co2desk.text.places import Places
from co2desk.text.words import capital


class CardText(NamedTuple):
    """A card in words: a heading, lines that explain it completely, and its short name."""

    title: str
    body: tuple[str, ...]
    name: str


class Cards(Places):
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
        return self._titled("lobby", self.lobby_name(number), *lines)

    def _titled(self, kind: str, name: str, *lines: str) -> CardText:
        """A card under its heading, which is its name and what kind of card it is."""
        return CardText(self.say("titles", kind, name=name), lines, name)

    def _timing(self, card: LobbyCard) -> str:
        """When the main effect is played (D-28, A16)."""
        if isinstance(self.kit, SecondChanceKit):
            return "before_or_after"
        timing = self.readings.get("lobby_main_timing", "attach")
        if card.on == "build":
            return "refund" if timing == "after" else "attached"
        return "at_once" if timing == "with" else "later"

    # --- goals ---------------------------------------------------------------------------------------

    def company_goal(self, number: int) -> CardText:
        lines = (
            self.say("goal_cards", "company", goal=self.company_goal_phrase(number)),
            self.say("goal_cards", "cash", money=self.kit.goal_cash),
            self.template("goal_cards", "better"),
        )
        return self._titled("company_goal", self.company_goal_name(number), *lines)

    def company_goal_phrase(self, number: int, own: bool = True) -> str:
        """What a company goal scores, without the sentence around it (D-29).

        It speaks to the owner of the card; not `own`, it speaks about another player's company.
        """
        goal = numbered(self._kit.company_goals, number)
        per = self._counted(goal)
        return self.say("company_goals", per if own else f"{per}.other", vp=goal.vp, limit=goal.limit)

    def un_goal(self, number: int) -> CardText:
        kit, name = self._kit, self.un_goal_name(number)
        if isinstance(kit, SecondChanceKit):
            card = numbered((*kit.un_two, *kit.un_three), number)
            scores = (
                self.say("un_goals", "scores", tech=card.tech),
                self.say("un_goals", "team", vp=kit.un_vp, allowed=kit.un_open_allowed),
                self.say("un_goals", "rivals", scores=self._un_scores(kit)),
            )
            needs, free = self._plants_needed(card.energies), self.template("un_goals", "free")
            return self._titled("un_goal", name, needs, *scores, free)
        goal = numbered(kit.un_goals, number)
        lines = (
            self._plants_needed(goal.energies),
            self.say("un_goals", "scores", tech=kit.un_goal_tech, vp=goal.vp),
            self.template("un_goals", "free"),
            self.say("un_goals", "most", vp=kit.award_vp),
        )
        return self._titled("un_goal", name, *lines)

    def _plants_needed(self, energies: Sequence[int]) -> str:
        """An energy shown twice asks for two plants (G-36)."""
        plants = [
            self.plural("plants_names", self.kit.energies[energy], n)
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
        name, team = self.personal_goal_name(number), self.template("goal_cards", "team")
        return self._titled("personal_goal", name, told, team)

    def solo_goal(self, number: int) -> CardText:
        card = numbered(self._team_kit.solo_cards, number)
        key = "solo_decade" if card.decade else "solo_end"
        told = self.say("goal_cards", key, goal=self.solo_goal_phrase(number), decade=card.decade)
        return self._titled("solo_goal", self.solo_goal_name(number), told)

    # --- events --------------------------------------------------------------------------------------

    def event_card(self, number: int) -> CardText:
        kit = self._kit
        region = self.region_name(self._event(number).region)
        ppm = kit.danger_ppm if isinstance(kit, FirstKit) else kit.second_event_ppm
        lines = (
            self.say("event_cards", "when", ppm=ppm),
            self.say("event_cards", "who", region=region),
            self.say("event_cards", "loss", region=region, tech=kit.event_tech, vp=kit.event_vp),
            self.say("event_cards", "relief", region=region),
        )
        return self._titled("event", self.event_name(number), *lines)

    # --- plants, projects, tracks and regions ----------------------------------------------------------

    def plant(self, energy: int, tile: int) -> CardText:
        """A green plant: the tile of its stack, in Second Chance its level."""
        kit = self._kit
        names = self.named(energy)
        if isinstance(kit, SecondChanceKit):
            plant: Any = kit.plants[energy][tile - 1]
            title = self.say("titles", "plant_level", **names, level=tile)
            price = self.goods(money=plant.money, tech=plant.tech, cep=plant.cep)
            level = kit.marks[energy][tile - 1]
        else:
            plant = kit.plants[energy][tile]
            title = self.say("titles", "plant", **names)
            price, level = self.goods(money=plant.money, tech=plant.tech), plant.tech
        lines = (
            self.say("plants", "price", goods=self.listed("and", price)),
            self.say("plants", "expertise" if level else "no_expertise", **names, level=level),
            self.say("plants", "value", **names, vp=plant.vp),
            self.template("plants", "place"),
        )
        return CardText(capital(title), lines, capital(self.say("titles", "plant", **names)))

    def project(self, energy: int) -> CardText:
        """A project tile: what preparing it for building brings (D-14, D-15)."""
        names, benefit = self.named(energy), self.kit.benefits[energy]
        goods = self.goods(money=benefit.money, tech=benefit.tech)
        if benefit.cep:
            from_bank = (
                self.kit.energies[energy] == "recycling"
                and self.readings.get("recycling_cep_source") == "bank"
            )
            context, key = ("projects", "from_bank") if from_bank else ("effects", "cep")
            goods.append(self.say(context, key, n=benefit.cep))
        lines = (
            self.say("projects", "propose", **names),
            self.say("projects", "install", goods=self.listed("and", goods)),
            self.say("projects", "build", **names),
        )
        title = capital(self.say("titles", "project", **names))
        return CardText(title, lines, title)

    def bonus(self, bonus: Bonus) -> str:
        """What a space of a track gives (D-42)."""
        if bonus.kind == "region_cep" and self.readings.get("region_cep_target") == "indicated":
            return self.say("bonuses", "region_cep.indicated", region=self.region_name(bonus.region))
        names = self.named(bonus.energy) if bonus.kind == "energy" else {}
        return self.say("bonuses", bonus.kind, **names)

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
