"""An owner's own values in place of the built-in ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from co2desk import paths
from co2desk.components import Pack, load_pack, pack_from_document
from co2desk.engine.table.kit import FirstKit, PlantTile
from tests.components.helpers import (
    OwnMistake,
    Write,
    assert_reported_in_own_file,
    changed,
    header_example,
    problems_of_own,
)

MISTAKES = [
    OwnMistake("unknown key", "\nsupplies:\n  ceps: 41", 3, "supplies.ceps", "one of the keys cep, tech",
               "'ceps'"),
    OwnMistake("unknown block", "plant: {}", 1, "plant", "one of the keys edition", "'plant'"),
    OwnMistake("new tile", "agendas:\n  9: [solar, fusion, biomass]", 2, "agendas.9", "one of the keys 1, 2",
               "'9'"),
    OwnMistake("new card", "un_goals: {cards: {60: {vp: 1}}}", 1, "un_goals.cards.60", "34", "'60'"),
    OwnMistake("new picture", "lobby: {cards: {7: {region: asia}}}", 1, "lobby.cards.7.region",
               "action, grant", "'region'"),
    OwnMistake("number for block", "supplies: 3", 1, "supplies", "a block with the keys cep", "3"),
    OwnMistake("block for number", "#\nsupplies:\n  cep: {a: 1}", 3, "supplies.cep", "a whole number",
               "a block"),
    OwnMistake("word for number", "#\nsupplies:\n  cep: many", 3, "supplies.cep", "a whole number", "'many'"),
    OwnMistake("unknown energy", "agendas: {2: [solar, nuclear, biomass]}", 1, "agendas.2[2]",
               "one of forestation", "'nuclear'"),
    OwnMistake("other edition", "edition: second_chance", 1, "edition", "one of first", "'second_chance'"),
    OwnMistake("list", "- 1", 1, "", "a block of keys", "a list"),
    OwnMistake("empty", "", 1, "", "a block of keys", "nothing"),
    OwnMistake("descending below", "#\nplants: {solar: {3: {tech: 1}}}", 2, "plants.solar.3.tech",
               "at least 2 on tile 3", "1"),
    OwnMistake("descending above", "#\nplants: {solar: {2: {tech: 5}}}", 2, "plants.solar.2.tech",
               "at least 5 on tile 3", "4"),
    OwnMistake("track", "#\ntracks:\n  forestation:\n    income: [1, 1, 1]\n    bonus: [none, none, none]", 4,
               "tracks.forestation.income", "at most 3, the length of the forestation track", "5"),
    OwnMistake("handing out too much", "#\nstart: {cep: 5}", 2, "start.cep", "in total: at least 48", "40"),
    OwnMistake("events", "#\nevents: {cards: {50: asia}}", 2, "events.cards", "one card for africa", "0"),
    OwnMistake("fossils", "#\nfossil: {coal: {tiles: 5}}", 2, "fossil", "fossil tiles: at least 27", "25"),
    OwnMistake("project spaces", "#\nregions:\n  project_spaces: [tech, money, research]", 3,
               "regions.project_spaces", "money, tech, research, in this order", "tech, money, research"),
    OwnMistake("no discount for a build", "#\nlobby: {cards: {17: {main: [{tech: 1}]}}}", 2,
               "lobby.cards.17.main", "one discount", "tech"),
    OwnMistake("a build in place of an install", "#\nlobby: {cards: {14: {action: build}}}", 2,
               "lobby.cards.14.action", "one discount", "tech"),
    OwnMistake("an install in place of a build", "#\nlobby: {cards: {17: {action: install}}}", 2,
               "lobby.cards.17.action", "a discount only with the action build", "install"),
]  # fmt: skip


def test_single_values_are_replaced_and_marked_as_own(pack: Pack, own_pack: Write) -> None:
    own = load_pack("first", own_pack("plants: {solar: {5: {money: 17, vp: 16}}}\nsupplies: {cep: 41}\n"))
    assert isinstance(own.kit, FirstKit)
    assert isinstance(pack.kit, FirstKit)
    assert own.kit.plants[1][4] == PlantTile(tech=5, money=17, vp=16)
    assert own.kit.plants[1][:4] == pack.kit.plants[1][:4]
    assert own.kit.cep == 41
    assert changed(pack, own) == {"plants.solar.5.money", "plants.solar.5.vp", "supplies.cep"}
    assert own.sources["supplies.cep"] == "own_copy"


def test_lists_are_replaced_as_a_whole(pack: Pack, own_pack: Write) -> None:
    own = load_pack(
        "first",
        own_pack("lobby: {cards: {10: {main: [{money: 4}]}}}\nagendas: {8: [solar, fusion, biomass]}"),
    )
    assert own.kit.lobby[9].main == (("money", 4),)
    assert own.kit.agendas[7] == (1, 2, 3)
    assert changed(pack, own) == {"lobby.cards.10.main", "agendas.8"}


def test_a_build_card_may_have_another_discount(own_pack: Write) -> None:
    """13.1: how much cheaper a plant becomes is the card's own number."""
    own = load_pack("first", own_pack("lobby: {cards: {17: {main: [{discount: 5}]}}}"))
    assert own.kit.lobby[16].main == (("discount", 5),)


def test_the_example_in_the_header_of_the_pack_is_an_own_pack(
    pack: Pack, pack_text: str, own_pack: Write
) -> None:
    own = load_pack("first", own_pack(header_example(pack_text)))
    assert changed(pack, own) == {"plants.solar.5.money", "plants.solar.5.vp", "agendas.2"}


def test_a_value_in_a_block_of_one_source_leaves_its_neighbours_alone(pack: Pack, own_pack: Write) -> None:
    own = load_pack(
        "first",
        own_pack("fossil: {coal: {tiles: 11}}\nco2: {loss: 510}\nagendas: {1: [solar, fusion, biomass]}"),
    )
    assert changed(pack, own) == {"fossil.coal.tiles", "co2.loss", "agendas.1"}
    assert own.sources["co2.danger"] == "rulebook"
    assert own.sources["agendas.2"] == "reconstructed"


def test_a_value_that_equals_the_built_in_one_is_still_the_owners(own_pack: Write) -> None:
    own = load_pack("first", own_pack("agendas: {1: [forestation, solar, fusion]}"))
    assert own.sources["agendas.1"] == "own_copy"


def test_card_numbers_may_have_a_leading_zero(own_pack: Write) -> None:
    own = load_pack("first", own_pack("lobby: {cards: {07: {minor: cep}}}"))
    assert own.kit.lobby[6].minor == ("cep", 1)


def test_sources_in_an_own_pack_are_passed_over(pack: Pack, own_pack: Write) -> None:
    """An owner who copies a block copies its `source` too, and changes the numbers."""
    own = load_pack(
        "first", own_pack("agendas:\n  source: reconstructed\n  2: [solar, biomass, recycling]\n")
    )
    assert changed(pack, own) == {"agendas.2"}


def test_the_whole_built_in_file_is_an_own_pack_too(pack: Pack, pack_text: str, own_pack: Write) -> None:
    own = load_pack("first", own_pack(pack_text))
    assert own.kit == pack.kit
    assert set(own.sources) == set(pack.sources)
    assert set(own.sources.values()) == {"own_copy"}


def test_an_own_pack_does_not_change_the_built_in_one(pack: Pack, own_pack: Write) -> None:
    load_pack("first", own_pack("supplies: {cep: 41}"))
    again = load_pack("first", None)
    assert again == pack


def test_own_values_survive_a_saved_game(own_pack: Write) -> None:
    own = load_pack("first", own_pack("plants: {solar: {5: {money: 17}}}\nco2: {loss: 510}"))
    assert pack_from_document(own.document) == own


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.name for mistake in MISTAKES])
def test_a_mistake_is_reported_in_the_file_of_the_owner(own_pack: Write, mistake: OwnMistake) -> None:
    assert_reported_in_own_file(mistake, "first", own_pack)


def test_unknown_keys_and_wrong_values_are_reported_together(own_pack: Write) -> None:
    problems = problems_of_own("first", own_pack("supplies: {ceps: 41, tech: many}"))
    assert [problem.key for problem in problems] == ["supplies.ceps", "supplies.tech"]


def test_a_missing_own_file_is_refused(tmp_path: Path) -> None:
    (problem,) = problems_of_own("first", tmp_path / "nowhere.yaml")
    assert problem.file == str(tmp_path / "nowhere.yaml")
    assert problem.expected == "a readable file"


def test_a_directory_is_no_own_file(tmp_path: Path) -> None:
    assert problems_of_own("first", tmp_path)[0].expected == "a readable file"


def test_auto_finds_the_file_in_the_directory_of_the_owner(
    pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_packs_dir", lambda: tmp_path)
    assert load_pack("first", "auto") == pack
    (tmp_path / "first.yaml").write_text("supplies: {cep: 44}", encoding="utf-8")
    assert load_pack("first", "auto").kit.cep == 44
    assert load_pack("first", None) == pack
