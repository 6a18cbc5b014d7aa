"""Whatever is wrong with a pack of Second Chance is reported by file, line, key, expected and found."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.components import Pack, PackError, load_pack, pack_from_document
from tests.components.helpers import Mistake, Problems, assert_reported

MISTAKES = [
    # shapes, bounds and references
    Mistake("word for number", "  tech: 30", "  tech: many", "supplies.tech", "tech: many", "a whole number",
            "'many'"),
    Mistake("missing number", "  floor: 400", "  # floor", "co2.floor", "co2:", "a value", "nothing"),
    Mistake("unknown key", "  floor: 400", "  flor: 400", "co2.flor", "flor:",
            "one of the keys loss, start_cooperative", "'flor'"),
    Mistake("missing block", "draft:", "drafts:", "draft", "edition:", "a value", "nothing"),
    Mistake("block of the other edition", "draft:", "presets:", "presets", "presets:", "one of the keys",
            "'presets'"),
    Mistake("level 3", "[1, 1, 2, 2, 2]", "[1, 1, 2, 2, 3]", "supplies.project_levels[5]", "project_levels",
            "from 1 to 2", "3"),
    Mistake("third level of a plant", "    2: {money: 10, tech: 2", "    3: {money: 10, tech: 2",
            "plants.recycling.3", "3: {money: 10", "1, 2", "'3'"),
    Mistake("plant without CEPs", "{money: 8, tech: 1, cep: 1, vp: 6}", "{money: 8, tech: 1, vp: 6}",
            "plants.hydro.1.cep", "1: {money: 8", "a value", "nothing"),
    Mistake("track without its half", "    level2: 4\n    half: 5", "    level2: 4", "tracks.recycling.half",
            "recycling:", "a value", "nothing"),
    Mistake("bonus region of the other edition", "    level2: 4", "    bonus_region: asia\n    level2: 4",
            "tracks.recycling.bonus_region", "bonus_region", "one of the keys income", "'bonus_region'"),
    Mistake("summit of one", "10: [hydro, recycling]", "10: [hydro]", "summits.tiles.10", "10: [",
            "a list of 2 to 4", "a list of 1"),
    Mistake("card with two plants has one", "2: {plants: [recycling, hydro], tech",
            "2: {plants: [recycling], tech", "un_goals.two.2.plants", "2: {", "a list of 2", "a list of 1"),
    Mistake("card with three plants has four", "16: {plants: [recycling, recycling, hydro]",
            "16: {plants: [recycling, hydro, wind, solar]", "un_goals.three.16.plants", "16: {",
            "a list of 3", "a list of 4"),
    Mistake("display of one number", "un_goals_shown: [4, 4]", "un_goals_shown: [4]",
            "players.3.un_goals_shown", "3: {", "a list of 2", "a list of 1"),
    Mistake("unknown effect", "[{vp: 2}]", "[{fame: 2}]", "lobby.cards.36.main[1].fame", "36: {",
            "one of the keys money, tech, cep, vp, scientist, expertise", "'fame'"),
    Mistake("effect of the other edition", "[{vp: 2}]", "[{discount: 2}]", "lobby.cards.36.main[1].discount",
            "36: {", "one of the keys money, tech, cep, vp, scientist, expertise", "'discount'"),
    Mistake("five players", "  4: {rounds: 2", "  5: {rounds: 2", "players.5", "5: {", "1, 2, 3, 4", "'5'"),
    Mistake("threshold for three only", "needed: [4, 3, 2, 2]", "needed: [4, 3, 2]",
            "personal_goals.cards.8.needed", "8: {", "a list of 4", "a list of 3"),
    Mistake("unknown personal goal", "kind: plant_regions", "kind: plant_moons",
            "personal_goals.cards.16.kind", "16: {", "cep_owned", "'plant_moons'"),
    Mistake("unknown company goal", "per: controlled_region", "per: controlled_moon",
            "company_goals.cards.4.per", "4: {", "cep_owned", "'controlled_moon'"),
    Mistake("unknown solo goal", "kind: no_gas", "kind: no_fun", "solo.cards.7.kind", "7: {",
            "tracks_finished", "'no_fun'"),
    Mistake("unknown summit size", "      4: 1", "      5: 1", "environmental_goals.summit.sizes.5", "5: 1",
            "2, 3, 4", "'5'"),
    Mistake("unknown region of an event", "    6: oceania", "    6: antarctica", "events.tiles.6",
            "6: antarctica", "north_america", "'antarctica'"),
    Mistake("unknown difficulty", "  easy:", "  trivial:", "difficulties.trivial", "trivial:",
            "hard, normal, easy", "'trivial'"),
    Mistake("no source", "draft:  # lobby cards kept from each hand that is passed on\n  source: rulebook",
            "draft:", "draft.keeps", "keeps:", "a source", "none"),
    # values that cannot be played together
    Mistake("project spaces in another order", "[money, tech, scientist]", "[money, scientist, tech]",
            "regions.project_spaces", "project_spaces: [money, scientist",
            "money, tech, scientist, in this order", "money, scientist, tech"),
    Mistake("price outside its range", "price_start: 3", "price_start: 9", "market.price_start",
            "price_start: 9", "a price from 1 to 8", "9"),
    Mistake("too few CEPs", "cep: 50", "cep: 36", "supplies.cep", "cep: 36", "in total: at least 37", "36"),
    Mistake("too few tech", "tech: 30", "tech: 9", "supplies.tech", "tech: 9", "in total: at least 10", "9"),
    Mistake("a third inspector", "count: 2", "count: 3", "inspectors.count", "count: 3", "2, one for", "3"),
    Mistake("start below the floor", "start_cooperative: 400", "start_cooperative: 390",
            "co2.start_cooperative", "390", "a level from 400 to 500", "390"),
    Mistake("lost in the first supply", "start_competitive: 50", "start_competitive: 270",
            "co2.start_competitive", "270", "at most 260", "270"),
    Mistake("fossil between two steps", "oil: {ppm: 30", "oil: {ppm: 35", "fossil.oil.ppm", "oil: {",
            "a multiple of 10, the step", "35"),
    Mistake("inspector between two tiles", "ppm_per_tile: 10", "ppm_per_tile: 20", "fossil.oil.ppm", "oil: {",
            "a multiple of 20: that many ppm move", "30"),
    Mistake("too few fossil tiles", "gas: {ppm: 20, tiles: 10}", "gas: {ppm: 20, tiles: 3}", "fossil",
            "fossil:", "fossil tiles: at least 24", "23"),
    Mistake("more gas removed than there is", "oil: 0, gas: 6}\n  last", "oil: 0, gas: 11}\n  last",
            "difficulties.hard.removed.gas", "removed: {coal: 0", "dealt or removed: at most 10", "11"),
    Mistake("hardly a tile left", "removed: {coal: 0, oil: 0, gas: 0}", "removed: {coal: 10, oil: 9, gas: 4}",
            "difficulties.hard.removed", "removed: {coal: 10", "tiles left: at least 6", "1"),
    Mistake("price of a fifth decade", "prices: [1, 2, 3, 4]", "prices: [1, 2, 3, 4, 5]", "decades.prices",
            "prices:", "one price for each decade: 4", "5"),
    Mistake("long last decade", "last_decade_rounds: 2", "last_decade_rounds: 4",
            "three_players.last_decade_rounds", "last_decade", "at most 3", "4"),
    Mistake("level 2 on top", "[1, 1, 2, 2, 2]", "[2, 1, 1, 2, 2]", "supplies.project_levels",
            "project_levels", "level 1 above", "2, 1, 1"),
    Mistake("level 1 behind level 2", "level1: 3", "level1: 7", "tracks.forestation.level1", "level1: 7",
            "at most 6, where level 2 begins", "7"),
    Mistake("level beyond the track", "level2: 4", "level2: 11", "tracks.recycling.level2", "level2: 11",
            "at most 10, the length", "11"),
    Mistake("half beyond the track", "half: 5", "half: 11", "tracks.recycling.half", "half: 11",
            "at most 10, the length", "11"),
    Mistake("agenda with an energy twice", "8: [recycling, wind, solar]", "8: [solar, wind, solar]",
            "agendas.8", "8: [", "different energies", "twice"),
    Mistake("more summits shown than there are", "spaces: 6", "spaces: 19", "summits.spaces", "spaces: 19",
            "at most 18", "19"),
    Mistake("more goals shown than there are", "shown: 5", "shown: 11", "environmental_goals.knowledge.shown",
            "shown: 11", "at most 10", "11"),
    Mistake("card without a picture", "plan, region: europe,", "plan,", "lobby.cards.3", "3: {",
            "the action plan: region, grant", "no picture"),
    Mistake("card with a needless picture", "35: {action: sell,", "35: {action: sell, energy: wind,",
            "lobby.cards.35", "35: {", "no picture for the action sell", "energy"),
    Mistake("knowledge of nothing", "{vp: 2}", "{expertise: 2}", "lobby.cards.36.main", "36: {",
            "expertise only", "no picture"),
    Mistake("two scientists", "{scientist: 1}]", "{scientist: 2}]", "lobby.cards.9.main", "9: {",
            "1, because",
            "2"),
    Mistake("too large a hand", "lobby_cards: 5", "lobby_cards: 10", "start.lobby_cards", "lobby_cards: 10",
            "at most 9, so that there are enough for everyone (players: 4)", "10"),
    Mistake("draft of a smaller hand", "keeps: [2, 1, 1, 1]", "keeps: [1, 1, 1, 1]", "draft.keeps", "keeps:",
            "cards kept in the draft: 5", "4"),
    Mistake("lobby card missing", "    36: {action: sell", "    37: {action: sell", "lobby.cards.36",
            "cards:", "the cards 1 to 36", "no such card"),
    Mistake("personal goal missing", "    16: {kind", "    17: {kind", "personal_goals.cards.17", "17: {",
            "the cards 1 to 16", "a card 17"),
    Mistake("company goal missing", "    10: {per", "    11: {per", "company_goals.cards.11", "11: {",
            "the cards 1 to 10", "a card 11"),
    Mistake("solo card missing", "    12: {kind: no", "    13: {kind: no", "solo.cards.13", "13: {",
            "the cards 1 to 12", "a card 13"),
    Mistake("UN goal number taken", "    16: {plants", "    15: {plants", "un_goals.three.15", "15: {",
            "a number that no other card has", "un_goals.two.15"),
    Mistake("too many UN goals shown", "shown_competitive: [5, 5]", "shown_competitive: [16, 5]",
            "un_goals.shown_competitive[1]", "shown_competitive", "at most 15, all cards in un_goals.two",
            "16"),
    Mistake("UN goal that cannot be met", "[1, 1, 2, 2, 2]", "[1]", "un_goals.two.1.plants", "1: {plants",
            "at most 1, all recycling plants", "2"),
    Mistake("too many personal goals dealt", "  dealt: 2\n  cards", "  dealt: 5\n  cards",
            "personal_goals.dealt", "dealt: 5", "at most 4", "5"),
    Mistake("more solo goals kept than dealt", "personal_goals_kept: 2", "personal_goals_kept: 5",
            "solo.personal_goals_kept", "kept: 5", "at most 4", "5"),
    Mistake("more tracks than there are", "tracks_finished, needed: [2, 2, 2, 2]",
            "tracks_finished, needed: [6, 2, 2, 2]", "personal_goals.cards.7.needed", "7: {",
            "at most 5, the most that can be reached", "6"),
    Mistake("more regions than markers", "regions_controlled, needed: [4,", "regions_controlled, needed: [6,",
            "personal_goals.cards.8.needed", "8: {", "at most 5, the most that can be reached", "6"),
    Mistake("removed company goal unknown", "removed: [5, 6, 7]", "removed: [5, 6, 11]",
            "company_goals.removed", "removed:", "company goals, each once", "5, 6, 11"),
    Mistake("too few company goals left", "removed: [5, 6, 7]", "removed: [1, 2, 3, 4, 5, 6, 7]",
            "company_goals.removed", "removed:", "left to deal: at least 4", "3"),
    Mistake("too many company goals dealt", "  dealt: 2\n  removed", "  dealt: 3\n  removed",
            "company_goals.removed", "removed:", "left to deal: at least 12", "10"),
    Mistake("ranks that do not ascend", "ranks: [0, 15, 30,", "ranks: [0, 30, 30,", "rating.ranks", "ranks:",
            "ascending", "0, 30, 30"),
    Mistake("too many opponent cubes", "opponent_cubes: 8", "opponent_cubes: 9", "solo.opponent_cubes",
            "opponent_cubes: 9", "at most 8", "9"),
    Mistake("no room for opponent cubes", "cubes_per_region: 2", "cubes_per_region: 1", "solo.opponent_cubes",
            "opponent_cubes: 8", "at most 6", "8"),
    Mistake("solo goal without an amount", "{kind: replaced_fossil, amount: 1",
            "{kind: replaced_fossil, amount: 0", "solo.cards.11.amount", "11: {", "at least 1", "0"),
    Mistake("solo goal with a needless amount", "{kind: no_gas, amount: 0", "{kind: no_gas, amount: 3",
            "solo.cards.7.amount", "7: {", "0, because there is nothing to count", "3"),
    Mistake("solo goal out of reach", "{kind: region_cep, amount: 6", "{kind: region_cep, amount: 7",
            "solo.cards.9.amount", "9: {", "at most 6, the most that can be reached", "7"),
    Mistake("solo goal after the end", "amount: 8, decade: 2", "amount: 8, decade: 5", "solo.cards.8.decade",
            "8: {", "a decade from 0 to 4", "5"),
    Mistake("solo goal of no decade", "amount: 0, decade: 1", "amount: 0, decade: 0", "solo.cards.12.decade",
            "12: {", "a decade from 1 to 4", "0"),
    Mistake("solo goal with a needless decade", "amount: 5, decade: 0", "amount: 5, decade: 1",
            "solo.cards.1.decade", "1: {", "0, the end of the game", "1"),
]  # fmt: skip


@pytest.fixture(scope="module")
def edition() -> str:
    return "second_chance"


@pytest.fixture
def document(pack: Pack) -> dict[str, Any]:
    """The values of the built-in pack, to be changed one block at a time."""
    return dict(pack.document)


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.name for mistake in MISTAKES])
def test_a_mistake_is_named_by_file_line_key_and_what_was_expected(
    pack_text: str, problems_of: Problems, mistake: Mistake
) -> None:
    assert_reported(mistake, pack_text, problems_of, "second_chance.yaml")


def test_all_unplayable_values_are_reported_together(pack_text: str, problems_of: Problems) -> None:
    text = (
        pack_text.replace("cep: 50", "cep: 10")
        .replace("level1: 3", "level1: 7")
        .replace("count: 2", "count: 1")
    )
    keys = [problem.key for problem in problems_of(text)]
    assert keys == ["supplies.cep", "inspectors.count", "tracks.forestation.level1"]


def refused(document: dict[str, Any]) -> list[tuple[str, str, str]]:
    with pytest.raises(PackError) as caught:
        pack_from_document(document)
    return [(problem.key, problem.expected, problem.found) for problem in caught.value.problems]


def test_a_summit_may_show_a_topic_twice(document: dict[str, Any]) -> None:
    """A63."""
    summits = document["summits"]
    document["summits"] = summits | {"tiles": summits["tiles"] | {"1": ["solar", "solar"]}}
    assert pack_from_document(document).kit.summits[0] == (3, 3)


def test_goals_about_summits_need_summits(document: dict[str, Any]) -> None:
    """17.4 and 17.5: a goal that no summit can meet is none."""
    small = {"source": "reconstructed", **{str(n): ["solar", "wind"] for n in range(1, 19)}}
    document["summits"] = document["summits"] | {"tiles": small}
    problems = refused(document)
    for wanted in ("3 topics", "4 topics", "recycling", "hydro", "forestation"):
        assert ("summits.tiles", f"a tile with {wanted}, which goals ask for", "none") in problems


def test_a_game_needs_two_events(document: dict[str, Any]) -> None:
    """4.2."""
    tiles = {"source": "reconstructed", "1": "asia"}
    document["events"] = document["events"] | {"tiles": tiles}
    assert refused(document) == [("events.tiles", "at least 2 tiles", "1")]


def test_the_pack_of_one_edition_is_none_of_the_other(document: dict[str, Any]) -> None:
    with pytest.raises(PackError):
        pack_from_document(document | {"edition": "first"})
    with pytest.raises(PackError):
        pack_from_document(load_pack("first", None).document | {"edition": "second_chance"})
