"""Nothing in either game is without its section, and every section can be read in every game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from co2desk import paths
from co2desk.components import PackError, load_pack
from co2desk.engine.machine.switches import catalogue_of
from co2desk.engine.table import events as ev
from co2desk.rulebook import sections as sections_module
from co2desk.rulebook.making import new_rulebook
from co2desk.rulebook.pages import Page, Rulebook
from co2desk.rulebook.sections import TOPICS, Sections, sections_of
from co2desk.rulebook.values import MARK
from co2desk.session import Session
from co2desk.session.editions import builder_for
from co2desk.session.options import GameOptions
from co2desk.text.english import SECTIONS
from co2desk.text.events import is_told
from co2desk.text.figures import figure
from tests.text.refusal_calls import refusal_calls

REPLAYS = Path(__file__).parent.parent / "replays"
GAMES = [
    GameOptions("first", 1),
    GameOptions("first", 2),
    GameOptions("first", 5, variants={"auction": True, "draft": True}),
    GameOptions("second_chance", 1, variants={"mode": "solo", "solo_card": 1}),
    GameOptions("second_chance", 3, variants={"mode": "cooperative", "inspectors": True}),
    GameOptions("second_chance", 4, variants={"mode": "competitive"}),
]
EDITIONS = ("first", "second_chance")
EUROPE, AFRICA, ASIA = 2, 3, 4
SOLAR = 1  # an energy of the first edition


def sections(edition: str) -> Sections:
    return sections_of(load_pack(edition, None).kit)


@cache
def begun(number: int) -> tuple[Any, Any]:
    """The setting and the first position of one of GAMES."""
    options = GAMES[number]
    builder = builder_for(options)
    setting = builder.setting(options, load_pack(options.edition, None), builder.readings(options))
    return setting, builder.begin(setting, 1, lambda event: None)


def book(options: GameOptions) -> Rulebook:
    return new_rulebook(options, pack=load_pack(options.edition, None))


def missing(edition: str, topic: str, names: Any) -> list[str]:
    known = sections(edition)
    return sorted(name for name in names if known.find(topic, name) is None)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_everything_in_a_game_has_its_section(number: int) -> None:
    """Rules of refusals, switches, decisions and actions."""
    edition, (setting, game) = GAMES[number].edition, begun(number)
    declared = game.edition
    rules = [*declared.decisions.values(), declared.anytime]
    assert missing(edition, "rules", declared.references) == []
    assert missing(edition, "switches", (s.key for s in catalogue_of(type(setting.switches)))) == []
    assert missing(edition, "decisions", declared.decisions) == []
    assert missing(edition, "actions", {rule.action.kind for found in rules for rule in found}) == []


def test_every_refusal_has_its_section() -> None:
    """Of the rule that each `refuse` in the engine names, in the edition whose code it is."""
    codes: set[str] = set()
    for call in refusal_calls():
        own = [edition for edition in EDITIONS if call.place.startswith(f"editions/{edition}/")]
        for rule in call.rules:
            assert any(sections(edition).find("rules", rule) for edition in own or EDITIONS), call
        codes.add(call.code)
    assert codes == set(SECTIONS["refusals"])


CARDS = {
    "lobby": ("lobby",),
    "un_goals": ("un_goals", "un_two", "un_three"),
    "company_goals": ("company_goals",),
    "personal_goals": ("personal_goals",),
    "solo_goals": ("solo_cards",),
    "events": ("events",),
}
TILES = ("summits", "environmental_goals")  # without numbers: a row is about what is on the tile


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o.edition}-{o.players}")
def test_every_card_is_listed_in_a_section(options: GameOptions) -> None:
    """With its number, and what it says."""
    known = book(options)
    kit = known.setting.base
    listed = {name: page for page in known.pages() for name in page.section.tables}
    for name, decks in CARDS.items():
        numbers = [card.number for deck in decks for card in getattr(kit, deck, ())]
        if not numbers:
            continue
        table = listed[name].tables[listed[name].section.tables.index(name)]
        assert [row[0] for row in table.rows] == [figure(number) for number in numbers]
        assert all(cell for row in table.rows for cell in row)
    for name in TILES:
        if name in listed:
            table = listed[name].tables[listed[name].section.tables.index(name)]
            tiles = {
                "summits": kit.summits,
                "environmental_goals": [
                    tile for group in getattr(kit, "environmental", ()) for tile in group
                ],
            }[name]
            assert set(table.about) == set(tiles)
            assert all(cell for row in table.rows for cell in row)


def test_every_event_that_is_told_has_its_section() -> None:
    for path in sorted(REPLAYS.glob("*.co2game")):
        session = Session.load(json.loads(path.read_text(encoding="utf-8")))
        told = {
            ev.code(event)
            for events in (session.setup_events, *session.events)
            for event in events
            if is_told(event)
        }
        assert missing(session.options.edition, "events", told) == [], path.name


def test_every_variant_of_a_new_game_has_its_section() -> None:
    """`rows` of the dialog: the names of SECTIONS["variants"], which both editions share."""
    for name in SECTIONS["variants"]:
        assert any(sections(edition).find("variants", name) for edition in EDITIONS), name


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_leads_to_two_sections(edition: str) -> None:
    for topic in TOPICS:
        names = [name for section in sections(edition).all for name in section.topics[topic]]
        assert len(names) == len(set(names)), topic


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_section_shows_pieces(edition: str) -> None:
    assert [section.code for section in sections(edition).all if not section.pictures] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_picture_is_drawn(edition: str) -> None:
    for section in sections(edition).all:
        for name in section.pictures:
            assert (paths.resources_dir() / "art" / f"{name}.svg").is_file(), (section.code, name)


# No example on the board is meant: what nobody sees cannot be shown, and these choices are made before
# there is a board.
WITHOUT_BOARD = {"first": ["secrets", "rulings"], "second_chance": ["modes", "secrets", "rulings"]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_section_has_an_example_on_the_board(edition: str) -> None:
    found = sections(edition).all
    assert [section.code for section in found if section.board is None] == WITHOUT_BOARD[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_is_a_position_of_a_game(edition: str) -> None:
    """It can be played on, and pieces are counted after what was played in it."""
    for example in [section.board for section in sections(edition).all if section.board is not None]:
        session = example.session()
        again, problems = Session.at_position(session.options, session.document(), session.pack, played=True)
        assert problems == [], example.code
        assert again is not None
        assert session.game.legal()


def test_an_example_is_what_its_sentence_says() -> None:
    """The figures that the sentences of the first edition name."""
    found = sections("first").by_code

    def table(code: str) -> Any:
        example = found[code].board
        assert example is not None
        return example.session().game.table

    assert table("propose").tech[0] == 2
    assert table("install").cep[0] == 1  # the last one was paid, and the reward brought another
    assert table("shortages").tech_supply == 1
    assert table("grants").region_cep[2] == 4
    assert table("region_control").controller[4] == 0
    assert table("market_stop").stop
    income = table("income")
    tracks = income.setting.base.tracks
    solar, fusion = (income.expertise[energy] for energy in (1, 2))
    assert (tracks[1].income[solar - 1], tracks[2].income[fusion - 1]) == (4, 2)
    assert table("turn").mandatory_done
    assert table("turn").used_market
    assert table("turn").used_card
    assert table("free_actions").used_scientist
    assert table("free_actions").stack[-1].kind == "research_grant"
    early = table("end_of_game")
    assert early.co2 < early.setting.kit.danger_ppm <= early.level_after_supply
    sold = table("scoring")
    assert (sold.cep[0] * sold.price, sold.money[0]) == (12, 5)
    tied = table("tie_break")
    assert tied.vp == [60, 60]
    assert [sum(tied.plants_built[:5]), sum(tied.plants_built[5:])] == [4, 3]
    bidder = table("auction")
    assert (bidder.price, bidder.money[0], bidder.cep[0]) == (3, 2, 1)
    assert len(table("draft").lobby_hand[0]) == 2  # the second one came from the other packet
    first_project = table("solo_setup")
    assert SOLAR not in first_project.agenda[EUROPE]
    assert first_project.space_energy[AFRICA * 3 + 1] == SOLAR
    assert len(table("solo").un_row) == 2


def test_an_example_of_second_chance_is_what_its_sentence_says() -> None:
    found = sections("second_chance").by_code

    def table(code: str) -> Any:
        example = found[code].board
        assert example is not None
        return example.session().game.table

    assert (table("pay_cep").cep[0], table("pay_cep").controller[AFRICA]) == (0, 0)
    assert table("region_control").controller[ASIA] == 0
    cheap = table("reduction")
    assert 2 * cheap.setting.kit.decade_prices[cheap.decade - 1] == 6
    watched = table("inspectors")
    assert watched.setting.kit.decade_prices[watched.decade - 1] == 2
    assert not watched.env_done[watched.inspector_at[0]]
    supplied = table("energy_supply")
    third = supplied.decade - 1
    assert supplied.demand[ASIA][third]
    assert supplied.demand[EUROPE][third] is None
    played = table("turn")
    assert played.mandatory_done
    assert played.used_market
    assert played.used_scientist
    assert table("free_actions").used_scientist
    assert table("free_actions").stack[-1].kind == "research_grant"
    assert table("decade_end").start_player == 2
    won = table("cooperative_end")
    assert len(won.un_row) == 2 <= won.setting.kit.un_open_allowed
    sold = table("competitive_end")
    assert (sold.cep[0] * sold.price, sold.money[0]) == (12, 5)
    tied = table("tie_break")
    assert (tied.vp, [len(cards) for cards in tied.un_claimed]) == ([60, 60], [3, 2])
    drafted = table("draft")
    assert (len(drafted.lobby_hand[0]), len(drafted.packets[0])) == (2, 3)
    again = table("solo_second_action")
    assert again.co2 == again.setting.kit.co2_start_cooperative + again.setting.kit.solo_second_action_ppm
    full = table("replace_fossil")
    assert all(full.demand[ASIA])
    assert table("supply_payment").region_cep[EUROPE] == 0
    alone = table("solo_setup")
    energies = len(alone.setting.base.energies)
    assert sum(map(bool, alone.rival_cubes[ASIA * energies : (ASIA + 1) * energies])) == 2


def test_a_damaged_example_names_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    data = (
        b"edition: first\ngame: {players: 2}\nchapters:\n  game:\n    aim:\n      board:\n"
        b"        position: [{at: money.0, too: 3}]\n        lit: co2\n"
    )
    monkeypatch.setattr(sections_module, "read_bytes", lambda path: data)
    with pytest.raises(PackError) as caught:
        sections("first")
    told = [(problem.line, problem.key) for problem in caught.value.problems]
    where = "chapters.game.aim.board"
    assert told == [
        (6, f"{where}.shows"),
        (7, f"{where}.position[1].too"),
        (7, f"{where}.position[1].to"),
        (8, f"{where}.lit"),
    ]


@pytest.mark.parametrize("options", GAMES, ids=lambda o: f"{o.edition}-{o.players}")
def test_every_section_can_be_read(options: GameOptions) -> None:
    """No value is left open, and each has a rule, an example and a title."""
    pages = book(options).pages()
    for page in pages:
        assert page.title
        assert page.text
        assert page.example
        assert "{" not in page.text + page.example, page.section.code
    assert len({page.heading for page in pages}) == len(pages)


def test_every_text_belongs_to_a_section() -> None:
    codes = {edition: set(sections(edition).by_code) for edition in EDITIONS}
    for table in ("section_texts", "section_examples"):
        own = set(SECTIONS[f"{table}_second_chance"])
        assert own <= codes["second_chance"]
        assert codes["first"] == set(SECTIONS[table])
        assert codes["second_chance"] - own <= set(SECTIONS[table])


def page(options: GameOptions, code: str) -> Page:
    found = book(options)
    return found.page(found.sections.by_code[code])


def test_the_values_are_those_of_the_game() -> None:
    """Two players have more rounds than five; the Russian book pays less for biomass (D-14)."""
    assert "5 rounds" in page(GameOptions("first", 2), "decade").text
    assert "2 rounds" in page(GameOptions("first", 5), "decade").text
    usual, russian = (page(GameOptions("first", 4, book=name), "install") for name in ("consensus", "ru"))
    assert usual.tables[0].rows[3][1].startswith("$3")
    assert russian.tables[0].rows[3][1].startswith("$1")


def test_reconstructed_values_are_marked() -> None:
    """The number of summit spaces is printed in one book of the first edition and on the board of the other
    (P6)."""
    assert f"6{MARK} summit spaces" in page(GameOptions("second_chance", 4), "summit").text
    assert page(GameOptions("first", 4), "build").is_reconstructed
    assert not page(GameOptions("first", 4), "market").is_reconstructed


def test_a_ruling_names_what_is_played_and_the_books() -> None:
    """D-20: two books let scientists go home, two do not."""
    (ruling,) = page(GameOptions("first", 4, book="ru"), "move_scientist").rulings
    played, other = ruling.answers
    assert played.is_played
    assert not ruling.is_usual
    assert played.books == ("Russian rulebook", "Chinese rulebook")
    assert other.books == ("Polish rulebook", "French rulebook")


def test_a_damaged_file_names_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    data = b"edition: first\nchapters:\n  game:\n    aim:\n      rule: [setup]\n      places: region\n"
    monkeypatch.setattr(sections_module, "read_bytes", lambda path: data)
    with pytest.raises(PackError) as caught:
        sections("first")
    told = [(problem.line, problem.key) for problem in caught.value.problems]
    assert told == [(5, "chapters.game.aim.rule"), (6, "chapters.game.aim.places")]
