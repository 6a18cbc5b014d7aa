"""An owner's own values in place of the built-in ones of Second Chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from co2desk import paths
from co2desk.components import Pack, load_pack, pack_from_document
from co2desk.engine.table.kit import Effect, PlantLevel, SecondChanceKit
from tests.components.helpers import (
    OwnMistake,
    Write,
    assert_reported_in_own_file,
    changed,
    header_example,
)

MISTAKES = [
    OwnMistake("unknown key", "\nsupplies:\n  discs: 9", 3, "supplies.discs", "one of the keys cep, tech",
               "'discs'"),
    OwnMistake("new card", "un_goals: {two: {46: {tech: 1}}}", 1, "un_goals.two.46", "one of the keys 1",
               "'46'"),
    OwnMistake("energy of the other edition", "agendas: {2: [solar, fusion, wind]}", 1, "agendas.2[2]",
               "one of recycling, hydro", "'fusion'"),
    OwnMistake("action of the other edition", "#\nlobby: {cards: {1: {action: propose}}}", 2,
               "lobby.cards.1.action", "one of plan, infrastructure", "'propose'"),
    OwnMistake("effect of the other edition", "lobby: {cards: {20: {main: [{discount: 3}]}}}", 1,
               "lobby.cards.20.main[1].discount", "one of the keys money", "'discount'"),
    OwnMistake("other edition", "edition: first", 1, "edition", "one of second_chance", "'first'"),
    OwnMistake("more spaces for CEPs than CEPs", "#\nregions: {cep: {asia: 12, africa: 12}}", 2,
               "regions.cep", "CEPs in total: at least 52", "50"),
    OwnMistake("more prices than decades", "#\ndecades:\n  prices: [1, 2, 3]", 3, "decades.prices",
               "one price for each decade: 4", "3"),
    OwnMistake("more decades than prices", "#\ndecades: {cooperative: 5}", 2, "decades.cooperative",
               "one price for each decade: 5", "4"),
    OwnMistake("a short track",
               "#\ntracks:\n  wind:\n    income: [1, 1, 1, 1]\n    bonus: [none, none, none, none]", 4,
               "tracks.wind.income", "at most 4, the length of the wind track", "5"),
    OwnMistake("a display too large", "#\nplayers:\n  2:\n    un_goals_shown: [5,\n      31]", 5,
               "players.2.un_goals_shown[2]", "at most 30, all cards in un_goals.three", "31"),
    OwnMistake("too much coal removed", "#\nfossil: {coal: {tiles: 5}, gas: {tiles: 15}}", 2,
               "fossil.coal.tiles", "coal tiles that are dealt or removed: at most 5", "6"),
    OwnMistake("a smaller hand", "#\nstart: {lobby_cards: 4}", 2, "start.lobby_cards",
               "cards kept in the draft: 4", "5"),
    OwnMistake("a goal out of reach", "#\npersonal_goals: {cards: {8: {needed: [6, 3, 2, 2]}}}", 2,
               "personal_goals.cards.8.needed", "at most 5", "6"),
    OwnMistake("project spaces", "#\nregions:\n  project_spaces: [scientist, money, tech]", 3,
               "regions.project_spaces", "money, tech, scientist, in this order", "scientist, money, tech"),
]  # fmt: skip


@pytest.fixture(scope="module")
def edition() -> str:
    return "second_chance"


def test_single_values_are_replaced_and_marked_as_own(pack: Pack, own_pack: Write) -> None:
    text = (
        "plants: {wind: {2: {money: 14}}}\nlobby: {cards: {07: {minor: cep}}}\nevents: {tiles: {7: europe}}"
    )
    own = load_pack("second_chance", own_pack(text))
    assert isinstance(own.kit, SecondChanceKit)
    assert own.kit.plants[2][1] == PlantLevel(money=14, tech=3, cep=1, vp=12)
    assert own.kit.lobby[6].minor == Effect("cep", 1)
    assert own.kit.events[6].region == own.kit.regions.index("europe")
    keys = {"plants.wind.2.money", "lobby.cards.7.minor", "events.tiles.7"}
    assert changed(pack, own) == keys
    assert {own.sources[key] for key in keys} == {"own_copy"}


def test_a_build_card_may_give_anything(own_pack: Write) -> None:
    """A16: it is played before or after the build and never takes part in its price."""
    text = "lobby: {cards: {20: {main: [{money: 2}, {vp: 2}, {cep: 1}]}, 21: {main: [{scientist: 1}]}}}"
    cards = load_pack("second_chance", own_pack(text)).kit.lobby
    assert cards[19].main == (Effect("money", 2), Effect("vp", 2), Effect("cep", 1))
    assert cards[20].main == (Effect("scientist", 1),)


def test_the_example_in_the_header_of_the_pack_is_an_own_pack(
    pack: Pack, pack_text: str, own_pack: Write
) -> None:
    own = load_pack("second_chance", own_pack(header_example(pack_text)))
    assert changed(pack, own) == {
        "plants.wind.2.money",
        "plants.wind.2.vp",
        "lobby.cards.12.main",
        "lobby.cards.12.minor",
        "personal_goals.cards.8.needed",
    }


def test_the_whole_built_in_file_is_an_own_pack_too(pack: Pack, pack_text: str, own_pack: Write) -> None:
    own = load_pack("second_chance", own_pack(pack_text))
    assert own.kit == pack.kit
    assert set(own.sources) == set(pack.sources)
    assert set(own.sources.values()) == {"own_copy"}


def test_own_values_survive_a_saved_game(own_pack: Write) -> None:
    own = load_pack(
        "second_chance", own_pack("plants: {wind: {2: {money: 14}}}\nagendas: {1: [wind, solar, hydro]}")
    )
    assert pack_from_document(own.document) == own


def test_each_edition_has_its_own_file(pack: Pack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_packs_dir", lambda: tmp_path)
    (tmp_path / "first.yaml").write_text("supplies: {cep: 44}", encoding="utf-8")
    assert load_pack("second_chance", "auto") == pack
    (tmp_path / "second_chance.yaml").write_text("supplies: {cep: 55}", encoding="utf-8")
    assert load_pack("second_chance", "auto").kit.cep == 55


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.name for mistake in MISTAKES])
def test_a_mistake_is_reported_in_the_file_of_the_owner(own_pack: Write, mistake: OwnMistake) -> None:
    assert_reported_in_own_file(mistake, "second_chance", own_pack)
