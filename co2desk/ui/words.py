"""Short words on the board, and what every place is and does: for hovering and for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.table.ids import FIRST_SEAT, GRANTS, INSTALLED
from co2desk.engine.table.table import FossilPlant
from co2desk.text import Speaker
from co2desk.ui.models.places import Key
from co2desk.ui.tongue import translate

Explained = tuple[str, list[str]]  # a title, and lines below it


class BoardWords:
    """Labels and explanations of one game. Everything about the rules comes from the speaker."""

    def __init__(self, speaker: Speaker, setting: Any, table: Callable[[], Any]) -> None:
        self.speaker = speaker
        self.setting = setting
        self._table = table

    # --- labels ----------------------------------------------------------------------------------------

    def region(self, number: int) -> str:
        return self.speaker.region_name(number)

    def grant(self, number: int) -> str:
        return capital(self.speaker.grant_name(number))

    def goal(self, card: int) -> str:
        return capital(self.speaker.company_goal_phrase(card))

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

    def stage(self, stage: int) -> str:
        """How far a project is."""
        if stage == INSTALLED:
            return translate("BoardWords", "installed")
        return translate("BoardWords", "proposed")

    def summit(self, number: int) -> str:
        return translate("BoardWords", "Summit {number}").format(number=number + 1)

    def no_summit(self) -> str:
        return translate("BoardWords", "none left")

    def danger(self) -> str:
        return translate("BoardWords", "danger")

    def loss(self) -> str:
        return translate("BoardWords", "lost")

    def decade(self) -> str:
        return translate("BoardWords", "Decade")

    def round(self) -> str:
        return translate("BoardWords", "Round")

    def market(self) -> str:
        return translate("BoardWords", "CEP market")

    def stop(self) -> str:
        return translate("BoardWords", "no sale this turn")

    def bank(self) -> str:
        return translate("BoardWords", "Supply")

    def event(self) -> str:
        return translate("BoardWords", "Event")

    def next_event(self) -> str:
        return translate("BoardWords", "Next")

    def money(self) -> str:
        return translate("BoardWords", "Money")

    def cep(self) -> str:
        return translate("BoardWords", "CEPs")

    def tech(self) -> str:
        return translate("BoardWords", "Technology")

    def recruits(self) -> str:
        return translate("BoardWords", "to recruit")

    def scientists(self) -> str:
        return translate("BoardWords", "Scientists")

    # --- for item models -------------------------------------------------------------------------------

    def name(self, key: Key, value: Any) -> str:
        return self.explain(key, value)[0]

    def description(self, key: Key, value: Any) -> str:
        return "\n".join(self.explain(key, value)[1])

    def explain(self, key: Key, value: Any) -> Explained:
        """What a place is, what lies on it, and what it is for."""
        tell: Callable[[Key, Any], Explained] | None = getattr(self, f"tell_{key[0]}", None)
        return tell(key, value) if tell is not None else ("", [])

    # --- regions ---------------------------------------------------------------------------------------

    def tell_region(self, key: Key, green: bool) -> Explained:
        order = translate("BoardWords", "Number {number} in the order of the supply phase.").format(
            number=self.order(key[1])
        )
        lines = [order, self.speaker.agenda(self._table().agenda[key[1]])]
        if green:
            lines.append(translate("BoardWords", "All plants are green: there is no room for another one."))
        return self.region(key[1]), lines

    def tell_agenda(self, key: Key, value: Any) -> Explained:
        title = translate("BoardWords", "Agenda of {region}").format(region=self.region(key[1]))
        return title, [
            self.speaker.agenda(value),
            translate(
                "BoardWords", "Only these energies can be proposed here; the order decides ties for control."
            ),
        ]

    def tell_control(self, key: Key, value: int) -> Explained:
        region = self.region(key[1])
        if value < 0:
            title = translate("BoardWords", "Nobody controls {region}").format(region=region)
        else:
            title = translate("BoardWords", "{player} controls {region}").format(
                player=self._player_name(value), region=region
            )
        return title, [
            translate(
                "BoardWords", "The controller may pay with the CEPs here, and pays for new fossil plants."
            )
        ]

    def tell_region_cep(self, key: Key, value: int) -> Explained:
        title = translate("BoardWords", "CEPs in {region}: {count} of {limit}").format(
            region=self.region(key[1]), count=value, limit=self.setting.base.cep_limit[key[1]]
        )
        return title, [
            translate("BoardWords", "A carbon emission permit pays for installing and for fossil plants.")
        ]

    def tell_region_tech(self, key: Key, value: int) -> Explained:
        title = translate("BoardWords", "Technology cubes in {region}: {count}").format(
            region=self.region(key[1]), count=value
        )
        return title, [
            translate("BoardWords", "Given after disasters. A plant built here needs one cube less.")
        ]

    def tell_slot(self, key: Key, value: Any) -> Explained:
        plant, is_next = value
        where = self.region(key[1])
        if plant is None:
            lines = [
                translate(
                    "BoardWords", "Draws a fossil plant when the next decade begins, unless a plant is built."
                )
                if is_next
                else translate("BoardWords", "Still empty.")
            ]
            title = translate("BoardWords", "{region}: demand of decade {decade}")
            return title.format(region=where, decade=key[2] + 1), lines
        if type(plant) is FossilPlant:
            kind = self.setting.base.fossils[plant.fossil]
            title = translate("BoardWords", "Fossil plant in {region}: {fossil}").format(
                region=where, fossil=self.speaker.fossil_name(plant.fossil)
            )
            return title, [
                translate("BoardWords", "Adds {ppm} ppm to the CO₂ level.").format(ppm=kind.ppm),
                translate("BoardWords", "A green plant replaces the leftmost one when no slot is empty."),
            ]
        card = self.speaker.plant(plant.energy, plant.tile)
        owner = translate("BoardWords", "Built by {player} in {region}.").format(
            player=self._player_name(plant.owner), region=where
        )
        return card.title, [owner, card.body[2]]

    def tell_space(self, key: Key, value: Any) -> Explained:
        energy, stage, scientist = value
        region, grant = divmod(key[1], GRANTS)
        if energy < 0:
            title = translate("BoardWords", "Project space in {region}: {grant}").format(
                region=self.region(region), grant=self.speaker.grant_name(grant)
            )
            return title, [self.speaker.grant(self.setting.base.grants[grant])]
        card = self.speaker.project(energy)
        title = translate("BoardWords", "{project} in {region}: {state}").format(
            project=card.title, region=self.region(region), state=self.stage(stage)
        )
        lines = [card.body[2] if stage == INSTALLED else card.body[1]]
        if stage == INSTALLED:
            stack = self._table().plant_stack[energy]
            if stack:
                lines += self.speaker.plant(energy, stack[0]).body[:3]
        if scientist >= 0:
            lines.append(self._works_here(scientist))
        return title, lines

    def _works_here(self, player: int) -> str:
        return translate("BoardWords", "A scientist of {player} works here.").format(
            player=self._player_name(player)
        )

    def tell_worker(self, key: Key, value: Any) -> Explained:
        owner = owner_of(key[1], value)
        if owner < 0:
            return "", []
        title = translate("BoardWords", "Scientist of {player}").format(player=self._player_name(owner))
        return title, [capital(self.speaker.place(key[1], self._table()))]

    # --- summits, market, supplies ----------------------------------------------------------------------

    def tell_summit(self, key: Key, topics: Any) -> Explained:
        if not topics:
            return self.summit(key[1]), [self.no_summit()]
        names = self.speaker.energy_names(topics)
        left = len(self._table().summit_pile)
        return self.summit(key[1]), [
            translate("BoardWords", "Topics: {energies}.").format(energies=names),
            translate("BoardWords", "Held at the end of the turn in which every topic has a scientist."),
            translate("BoardWords", "Tiles left in the stack: {count}.").format(count=left),
        ]

    def tell_topic(self, key: Key, value: Any) -> Explained:
        if value is None:
            return "", []
        energy, owner = value
        title = translate("BoardWords", "Topic {energy}").format(energy=self.speaker.energy_name(energy))
        if owner >= 0:
            return title, [self._works_here(owner)]
        return title, [
            translate(
                "BoardWords",
                "A scientist comes here from a project of the same energy, and stays until the summit.",
            )
        ]

    def tell_market(self, key: Key, value: Any) -> Explained:
        on_sale, price, stop = value
        lines = [
            translate("BoardWords", "On sale: {count}. Price: ${price}.").format(count=on_sale, price=price),
            translate("BoardWords", "Once in a turn you may buy one CEP or sell one of your hand."),
            translate(
                "BoardWords",
                "A sale lowers the price; when the last one goes, the bank refills and the price rises.",
            ),
        ]
        if stop:
            lines.append(
                translate(
                    "BoardWords", "The market ran empty in this turn: nothing can be sold until the next."
                )
            )
        return self.market(), lines

    def tell_bank(self, key: Key, value: Any) -> Explained:
        table = self._table()
        lines = [
            translate("BoardWords", "CEPs in the bank: {count}.").format(count=value[0]),
            translate("BoardWords", "Technology cubes in the supply: {count}.").format(count=value[1]),
            self._fossil_pile(),
        ]
        if table.lobby_played:
            cards = translate("BoardWords", ", ").join(map(str, table.lobby_played))
            lines.append(translate("BoardWords", "Lobby cards played: {cards}.").format(cards=cards))
        if table.lobby_pile:
            lines.append(
                translate("BoardWords", "Lobby cards in the pile: {count}.").format(
                    count=len(table.lobby_pile)
                )
            )
        if table.un_pile:
            lines.append(
                translate("BoardWords", "UN goals in the pile: {count}.").format(count=len(table.un_pile))
            )
        return self.bank(), lines

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
            kinds=translate("BoardWords", ", ").join(kinds)
        )

    def tell_plants(self, key: Key, stack: Any) -> Explained:
        if not stack:
            return translate("BoardWords", "No {energy} plant is left").format(
                energy=self.speaker.energy_name(key[1])
            ), []
        card = self.speaker.plant(key[1], stack[0])
        return card.title, [
            *card.body,
            translate("BoardWords", "Plants left: {count}.").format(count=len(stack)),
        ]

    def tell_projects(self, key: Key, left: int) -> Explained:
        card = self.speaker.project(key[1])
        return card.title, [*card.body, translate("BoardWords", "Tiles left: {count}.").format(count=left)]

    def tell_event(self, key: Key, card: int) -> Explained:
        if not card:
            return self.event() if key[0] == "event" else self.next_event(), []
        text = self.speaker.event_card(card)
        return text.title, list(text.body)

    def tell_next_event(self, key: Key, card: int) -> Explained:
        return self.tell_event(key, card)

    def tell_un(self, key: Key, card: int) -> Explained:
        if not card:
            return "", []
        text = self.speaker.un_goal(card)
        return text.title, list(text.body)

    # --- tracks and instruments --------------------------------------------------------------------------

    def tell_track(self, key: Key, levels: Any) -> Explained:
        energy = key[1]
        track = self.setting.base.tracks[energy]
        title = translate("BoardWords", "Expertise in {energy}").format(
            energy=self.speaker.energy_name(energy)
        )
        lines = [
            translate("BoardWords", "{player}: level {level}").format(
                player=self._player_name(player), level=level
            )
            for player, level in enumerate(levels)
        ]
        lines += [
            translate("BoardWords", "Level {level}: {bonus}").format(
                level=level, bonus=self.speaker.bonus(bonus)
            )
            for level, bonus in enumerate(track.bonus, start=1)
            if bonus is not None
        ]
        return title, lines

    def tell_co2(self, key: Key, ppm: int) -> Explained:
        kit = self.setting.kit
        return translate("BoardWords", "CO₂ level: {ppm} ppm").format(ppm=ppm), [
            translate("BoardWords", "From {ppm} ppm on, events strike.").format(ppm=kit.danger_ppm),
            translate("BoardWords", "At {ppm} ppm after a supply phase the planet is lost.").format(
                ppm=kit.loss_ppm
            ),
            self._fossil_pile(),
        ]

    def tell_decade(self, key: Key, value: Any) -> Explained:
        return translate("BoardWords", "Decade {now} of {last}").format(now=value[0], last=value[1]), []

    def tell_round(self, key: Key, value: Any) -> Explained:
        return translate("BoardWords", "Round {now} of {last}").format(now=value[0], last=value[1]), []

    def tell_score(self, key: Key, points: Any) -> Explained:
        lines = [
            translate("BoardWords", "{player}: {points}").format(
                player=self._player_name(player), points=points[self.setting.account[player]]
            )
            for player in range(self.setting.players)
        ]
        return translate("BoardWords", "Points"), lines

    # --- players -----------------------------------------------------------------------------------------

    def _player_name(self, player: int) -> str:
        return self.speaker.player_name(player)

    def tell_player(self, key: Key, value: Any) -> Explained:
        vp, money, cep, tech, hand, pool, cards, goal, un_goals, plants, starts, _active = value
        lines = [
            translate("BoardWords", "Points: {count}").format(count=vp),
            translate("BoardWords", "Money: ${count}").format(count=money),
            translate("BoardWords", "CEPs in hand: {count}").format(count=cep),
            translate("BoardWords", "Technology cubes: {count}").format(count=tech),
            translate("BoardWords", "Scientists in hand: {hand}, to recruit: {pool}").format(
                hand=hand, pool=pool
            ),
            translate("BoardWords", "Lobby cards: {count}").format(count=cards),
            self._plants_of(key[1], plants),
            translate("BoardWords", "UN goals: {goals}").format(
                goals=translate("BoardWords", ", ").join(map(str, un_goals)) or 0
            ),
            translate("BoardWords", "Has a company goal.")
            if goal
            else translate("BoardWords", "Has discarded the company goal."),
        ]
        if starts:
            lines.append(translate("BoardWords", "Start player."))
        return self._player_name(key[1]), lines

    def _plants_of(self, player: int, total: int) -> str:
        table = self._table()
        kinds = [
            translate("BoardWords", "{energy} {count}").format(
                energy=self.speaker.energy_name(energy), count=count
            )
            for energy in range(self.setting.energies)
            if (count := table.plants_of(player, energy))
        ]
        if not kinds:
            return translate("BoardWords", "Plants: {count}").format(count=total)
        return translate("BoardWords", "Plants: {kinds}").format(
            kinds=translate("BoardWords", ", ").join(kinds)
        )

    def tell_seat(self, key: Key, player: int) -> Explained:
        """The strip in front of whoever sits at the screen."""
        if player < 0:
            return translate("BoardWords", "Nobody sits at the screen"), []
        title = translate("BoardWords", "What lies in front of {player}").format(
            player=self._player_name(player)
        )
        return title, [translate("BoardWords", "Pieces that come home are put down here.")]

    def tell_money(self, key: Key, value: Any) -> Explained:
        return (
            (translate("BoardWords", "Your money: ${count}").format(count=value), [])
            if value is not None
            else ("", [])
        )

    def tell_cep(self, key: Key, value: Any) -> Explained:
        if value is None:
            return "", []
        return translate("BoardWords", "CEPs in your hand: {count}").format(count=value), [
            translate(
                "BoardWords", "Drag one onto a proposed project to install it, or onto the market to sell it."
            )
        ]

    def tell_tech(self, key: Key, value: Any) -> Explained:
        if value is None:
            return "", []
        return translate("BoardWords", "Your technology cubes: {count}").format(count=value), [
            translate("BoardWords", "Plants and UN goals are paid with them.")
        ]

    def tell_scientist(self, key: Key, there: Any) -> Explained:
        if not there:
            return "", []
        return translate("BoardWords", "A scientist in your hand"), [
            translate("BoardWords", "Works on a project and gains expertise at the end of your turn.")
        ]

    def tell_pool(self, key: Key, there: Any) -> Explained:
        if not there:
            return "", []
        return translate("BoardWords", "A scientist you can recruit"), [
            translate("BoardWords", "Comes to your hand through a research grant.")
        ]

    def tell_lobby(self, key: Key, card: int) -> Explained:
        if not card:
            return "", []
        text = self.speaker.lobby_card(card)
        return text.title, list(text.body)

    def tell_goal(self, key: Key, card: int) -> Explained:
        if not card:
            return "", []
        text = self.speaker.company_goal(card)
        return text.title, list(text.body)


def owner_of(place: int, value: Any) -> int:
    """Whose scientist stands on a project or at a summit, -1 for nobody's."""
    if value is None:
        return -1
    owner: int = value[2] if place < FIRST_SEAT else value[1]
    return owner


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
