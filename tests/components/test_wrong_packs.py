"""Whatever is wrong with a pack is reported by file, line, key, what was expected and what was found."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.components import PackError, Problem
from co2desk.components.yamldoc import MAX_BYTES, parse_yaml
from tests.components.helpers import Mistake, Problems, assert_reported

MISTAKES = [
    # wrong kind of value
    Mistake("word for number", "cep: 40", "cep: many", "supplies.cep", "cep: many", "a whole number",
            "'many'"),
    Mistake("fraction", "tech: 25", "tech: 2.5", "supplies.tech", "tech: 2.5", "a whole number", "'2.5'"),
    Mistake("quoted number", "tech: 25", 'tech: "25"', "supplies.tech", 'tech: "25"', "a whole number",
            "'25'"),
    Mistake("octal", "tech: 25", "tech: 031", "supplies.tech", "tech: 031", "a whole number", "'031'"),
    Mistake("nothing", "tech: 25", "tech:", "supplies.tech", "tech:", "a whole number", "nothing"),
    Mistake("truth value", "refill: 2", "refill: yes", "market.refill", "refill: yes", "a whole number",
            "'yes'"),
    Mistake("list for number", "spaces: 6", "spaces: [6]", "summits.spaces", "spaces: [6]", "a whole number",
            "a list"),
    Mistake("block for number", "spaces: 6", "spaces: {a: 6}", "summits.spaces", "spaces: {",
            "a whole number", "a block"),
    Mistake("number for list", "[3, 4, 4, 5, 5]", "3", "start.money", "money: 3", "a list of 5", "3"),
    Mistake("number for word", "  47: north_america", "  47: 1", "events.cards.47", "47: 1",
            "one of north_america", "1"),
    Mistake("number for block", "    start: {coal: 2, oil: 2, gas: 2}", "    start: 6",
            "presets.normal.start", "start: 6", "a block with the keys coal, oil, gas", "6"),
    Mistake("list for block", "oil: {ppm: 30, tiles: 10}", "oil: [30, 10]", "fossil.oil", "oil: [", "a block",
            "a list"),
    Mistake("word for table", "\nagendas:\n", "\nagendas: none\nextra:\n", "agendas", "agendas: none",
            "a block of entries", "'none'"),
    # out of bounds
    Mistake("negative", "cep: 40", "cep: -1", "supplies.cep", "cep: -1", "from 1 to 500", "-1"),
    Mistake("zero", "money_per_vp: 2", "money_per_vp: 0", "amounts.money_per_vp", "money_per_vp: 0", "from 1",
            "0"),
    Mistake("huge", "scientists: 4", "scientists: 999999999", "supplies.scientists", "999999999", "to 12",
            "999999999"),
    Mistake("beyond any number", "asia: 6", "asia: 99999999999999999999", "regions.slots.asia", "asia: 99",
            "1 to 12", "'99"),
    Mistake("hostile decades", "6, rounds: 2", "6, rounds: 100000", "players.5.rounds", "5: {", "1 to 12",
            "100000"),
    Mistake("list too short", "[3, 4, 4, 5, 5]", "[3, 4, 4, 5]", "start.money", "money: [", "a list of 5",
            "a list of 4"),
    Mistake("list too long", "1: [forestation, solar, fusion]", "1: [solar, fusion, biomass, recycling]",
            "agendas.1", "  1: [", "a list of 3", "a list of 4"),
    Mistake("one topic", "10: [biomass, recycling]", "10: [biomass]", "summits.tiles.10", "10: [", "2 to 4",
            "a list of 1"),
    Mistake("bonus beyond the track", "income: [1, 1, 1, 1, 2, 2, 2, 2, 3, 3]", "income: [1, 1, 1]",
            "tracks.recycling.bonus", "bonus: [none, none, tech, none, biomass", "a list of 3",
            "a list of 10"),
    # keys
    Mistake("missing number", "  tech: 25\n", "", "supplies.tech", "supplies:", "a value", "nothing"),
    Mistake("block twice", "fossil:  #", "market:  #", "market", "market:", "every key once",
            "a duplicate of line"),
    Mistake("missing column", "money: 8, vp: 3}", "money: 8}", "plants.recycling.1.vp",
            "1: {", "a value", "nothing"),
    Mistake("missing region", "    africa: 3\n", "", "regions.slots.africa", "slots:", "a value", "nothing"),
    Mistake("missing tile", "    3: {tech: 4, money: 11, vp: 11}\n", "", "plants.solar.4", "4: {tech: 4",
            "the number 3 before it", "a gap"),
    Mistake("misspelt key", "price_max: 8", "price_maks: 8", "market.price_maks", "price_maks",
            "one of the keys price_start", "the key 'price_maks'"),
    Mistake("unknown block", "edition: first", "edition: first\nmoney: 3", "money", "money: 3",
            "one of the keys", "the key 'money'"),
    Mistake("unknown column", "coal: {ppm: 40", "coal: {colour: 1, ppm: 40", "fossil.coal.colour", "coal: {",
            "ppm, tiles", "'colour'"),
    Mistake("word as number", "    47: north_america", "    first: north_america", "events.cards.first",
            "first:", "a number from 1 to 99", "the key 'first'"),
    Mistake("zero as number", "    47: north_america", "    0: north_america", "events.cards.0",
            "0: north_america", "a number from 1 to 99", "the key '0'"),
    Mistake("duplicate key", "cep: 40", "cep: 40\n  cep: 41", "supplies.cep", "cep: 41", "every key once",
            "a duplicate of line"),
    Mistake("duplicate card", "2: {action: propose, region", "01: {action: propose, region", "lobby.cards.1",
            "01: {", "every key once", "a duplicate of line"),
    # references
    Mistake("unknown energy", "5: [solar, fusion, biomass]", "5: [solar, nuclear, biomass]", "agendas.5[2]",
            "5: [", "one of forestation, solar, fusion, biomass, recycling", "'nuclear'"),
    Mistake("unknown region", "  50: africa", "  50: antarctica", "events.cards.50", "50: antarctica",
            "africa", "'antarctica'"),
    Mistake("unknown grant", "grant: research", "grant: fame", "lobby.cards.9.grant", "9: {",
            "money, tech, research", "'fame'"),
    Mistake("unknown action", "25: {action: buy", "25: {action: steal", "lobby.cards.25.action", "25: {",
            "propose", "'steal'"),
    Mistake("unknown effect", "{vp: 2}", "{fame: 2}", "lobby.cards.25.main[1].fame", "25: {",
            "money, tech, cep, vp", "'fame'"),
    Mistake("two effects in one", "{vp: 2}", "{vp: 2, money: 1}", "lobby.cards.25.main[1]", "25: {",
            "one effect", "effects: 2"),
    Mistake("unknown minor effect", "{vp: 2}], minor: cep", "{vp: 2}], minor: vp", "lobby.cards.25.minor",
            "25: {", "tech, money, cep, scientist", "'vp'"),
    Mistake("unknown bonus", "[none, none, region_cep", "[none, none, region", "tracks.biomass.bonus[3]",
            "bonus: [none, none", "none, any, tech, region_cep", "'region'"),
    Mistake("unknown count", "per: un_goal", "per: un_goals", "company_goals.cards.29.per", "29: {",
            "controlled_region", "'un_goals'"),
    Mistake("energy twice in the order", "order: [forestation, solar", "order: [solar, solar",
            "energies.order", "order:", "each of forestation, solar", "one of them twice"),
    Mistake("unknown source", "agendas:\n  source: reconstructed", "agendas:\n  source: guessed",
            "agendas.source", "source: guessed", "a source: rulebook, derived", "'guessed'"),
    Mistake("no source", "presets:\n  source: rulebook\n", "presets:\n", "presets.beginner.start.coal",
            "start: {coal: 1", "a source", "none"),
    Mistake("no source for one key", "{tech: rulebook, cards", "{cards", "un_goals.tech", "  tech: 1",
            "a source", "none"),
    Mistake("another edition", "edition: first", "edition: second", "edition", "edition: second",
            "one of first", "'second'"),
    # values that cannot be played together
    Mistake("project spaces in another order", "[money, tech, research]", "[research, tech, money]",
            "regions.project_spaces", "project_spaces: [research", "money, tech, research, in this order",
            "research, tech, money"),
    Mistake("price outside its range", "price_start: 3", "price_start: 9", "market.price_start",
            "price_start: 9", "a price from 1 to 8", "9"),
    Mistake("too few CEPs", "cep: 40", "cep: 32", "supplies.cep", "cep: 32", "in total: at least 33", "32"),
    Mistake("too few fossil tiles", "coal: {ppm: 40, tiles: 10}", "coal: {ppm: 40, tiles: 6}", "fossil",
            "fossil:", "fossil tiles: at least 27", "26"),
    Mistake("danger after loss", "danger: 350", "danger: 510", "co2.danger", "danger: 510", "at most 500",
            "510"),
    Mistake("danger at the start", "danger: 350", "danger: 240", "co2.danger", "danger: 240", "more than 240",
            "240"),
    Mistake("removed goal unknown", "[28, 30, 33]", "[28, 30, 34]", "players.2.goals_removed", "2: {",
            "company goals", "34"),
    Mistake("removed goal twice", "[28, 30, 33]", "[28, 30, 30]", "players.2.goals_removed", "2: {",
            "each once", "30, 30"),
    Mistake("too few goals left", "goals_removed: []}\n  5", "goals_removed: [27, 28, 29, 30]}\n  5",
            "players.4.goals_removed", "4: {", "left to deal: at least 4", "3"),
    Mistake("too many UN goals shown", "un_goals_shown: 7", "un_goals_shown: 14", "players.2.un_goals_shown",
            "2: {", "at most 13", "14"),
    Mistake("more decades than events", "decades: 6", "decades: 8", "players.5.decades", "5: {", "at most 7",
            "8"),
    Mistake("descending stack", "3: {tech: 4, money: 11", "3: {tech: 1, money: 11", "plants.solar.3.tech",
            "3: {tech: 1", "solar plants in ascending order of tech: at least 2 on tile 3", "1"),
    Mistake("plant beyond the track", "{tech: 6, money: 15", "{tech: 11, money: 15",
            "plants.forestation.5.tech", "5: {", "at most 10, the length of the forestation track", "11"),
    Mistake("agenda with an energy twice", "8: [recycling, fusion, solar]", "8: [solar, fusion, solar]",
            "agendas.8", "8: [", "different energies", "twice"),
    Mistake("summit with a topic twice", "9: [fusion, recycling]", "9: [fusion, fusion]", "summits.tiles.9",
            "9: [", "different energies", "twice"),
    Mistake("too few tiles with two topics", "spaces: 6", "spaces: 10", "summits.tiles", "tiles:",
            "two topics: at least 11", "10"),
    Mistake("lobby card missing", "    26: {action: sell", "    54: {action: sell", "lobby.cards.26",
            "cards:", "the cards 1 to 26", "no such card"),
    Mistake("company goal missing", "    33: {per", "    54: {per", "company_goals.cards.33", "cards:",
            "the cards 27 to 33", "no such card"),
    Mistake("too few lobby cards", "lobby_cards: 5", "lobby_cards: 6", "start.lobby_cards", "lobby_cards: 6",
            "at most 5", "6"),
    Mistake("card without a picture", "propose, region: europe,", "propose,", "lobby.cards.3", "3: {",
            "one picture for the action propose: region, grant", "no picture"),
    Mistake("card with two pictures", "propose, region: europe,", "propose, region: europe, grant: tech,",
            "lobby.cards.3", "3: {", "one picture for the action propose", "region, grant"),
    Mistake("card with a needless picture", "25: {action: buy,", "25: {action: buy, energy: solar,",
            "lobby.cards.25", "25: {", "no picture for the action buy", "energy"),
    Mistake("discount on another action", "{vp: 2}", "{discount: 2}", "lobby.cards.25.main", "25: {",
            "a discount only", "buy"),
    Mistake("discount as a choice on another action", "{tech: 2}, {money: 2}", "{tech: 2}, {discount: 2}",
            "lobby.cards.12.main", "main: [{tech: 2}, {discount", "a discount only", "install"),
    Mistake("build card without a discount", "biomass, main: [{discount: 3}]", "biomass, main: [{money: 3}]",
            "lobby.cards.17.main", "17: {", "one discount and nothing else with the action build", "money"),
    Mistake("build card with a choice", "biomass, main: [{discount: 3}]",
            "biomass, main: [{discount: 3}, {vp: 2}]", "lobby.cards.17.main", "17: {", "one discount",
            "discount, vp"),
    Mistake("build card with two discounts", "biomass, main: [{discount: 3}]",
            "biomass, main: [{discount: 3}, {discount: 5}]", "lobby.cards.17.main", "17: {", "one discount",
            "discount, discount"),
    Mistake("expertise without an energy", "{vp: 2}", "{expertise: 2}", "lobby.cards.25.main", "25: {",
            "expertise only", "no picture"),
    Mistake("two scientists by a main effect", "{scientist: 1}", "{scientist: 2}", "lobby.cards.9.main",
            "9: {", "1, because", "2"),
    Mistake("two scientists by a minor effect", "cep: 1, scientist: 1}", "cep: 1, scientist: 2}",
            "lobby.minor.scientist", "minor: {", "1, because", "more"),
    Mistake("UN goal number taken", "    34: {plants", "    33: {plants", "un_goals.cards.33", "33: {plants",
            "a number that no other card has", "company_goals.cards.33"),
    Mistake("spare event number taken", "number: 53", "number: 52", "events.spare.number", "spare:",
            "no other card", "52, as in events.cards.52"),
    Mistake("UN goal that cannot be met", "34: {plants: [biomass, recycling]",
            "34: {plants: [solar, solar, solar, solar, solar, solar]", "un_goals.cards.34.plants", "34: {",
            "at most 5, all solar plants", "6"),
    Mistake("region without an event", "  50: africa", "  50: asia", "events.cards", "cards:",
            "one card for africa", "0"),
    Mistake("preset with too few tiles", "start: {coal: 2, oil: 2", "start: {coal: 1, oil: 2",
            "presets.normal.start", "start: {coal: 1", "one tile for each region: 6", "5"),
    Mistake("preset with more tiles than there are", "removed: {coal: 0, oil: 0, gas: 6}",
            "removed: {coal: 5, oil: 0, gas: 6}", "presets.extreme.start.coal", "start: {coal: 6",
            "coal tiles that are dealt or removed: at most 10", "11"),
    # not the plain part of YAML
    Mistake("anchor", "cep: 40", "cep: &a 40", "supplies.cep", "cep: &a", "plain values", "'&a'"),
    Mistake("alias", "cep: 40", "cep: *a", "supplies.cep", "cep: *a", "plain values", "'*a'"),
    Mistake("tag", "cep: 40", "cep: !!python/name:os.system 40", "supplies.cep", "cep: !!", "plain values",
            "python/name"),
    Mistake("local tag", "cep: 40", "cep: !secret 40", "supplies.cep", "cep: !", "plain values", "'!secret'"),
    Mistake("merge key", "cep: 40", "<<: {}\n  cep: 40", "supplies", "<<", "a key of lower-case letters",
            "'<<'"),
    Mistake("list as key", "cep: 40", "[1]: 40", "supplies", "[1]: 40", "a key of lower-case letters",
            "none"),
    Mistake("second document", "\nagendas:\n", "\n---\nagendas:\n", "", "---", "one document",
            "a second one"),
    Mistake("bad indentation", "  tech: 25", "   tech: 25", "", "   tech: 25", "YAML", "an error"),
    Mistake("tab", "  tech: 25", "\ttech: 25", "", "\ttech: 25", "YAML", "an error"),
    Mistake("open bracket", "order: [forestation", "order: [[forestation", "", "regions:", "YAML",
            "an error"),
]  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.name for mistake in MISTAKES])
def test_a_mistake_is_named_by_file_line_key_and_what_was_expected(
    pack_text: str, problems_of: Problems, mistake: Mistake
) -> None:
    assert_reported(mistake, pack_text, problems_of, "first.yaml")


def test_the_text_of_an_error_has_one_line_for_each_problem(
    pack_text: str, load_bytes: Callable[[bytes], object]
) -> None:
    text = pack_text.replace("cep: 40", "cep: many").replace("danger: 350", "danger: none")
    with pytest.raises(PackError) as caught:
        load_bytes(text.encode())
    first, second = str(caught.value).splitlines()
    assert first.endswith("supplies.cep: expected a whole number from 1 to 500, found the text 'many'")
    assert second.endswith("co2.danger: expected a whole number from 1 to 9999, found the text 'none'")
    assert "first.yaml, line " in first


def test_all_unplayable_values_are_reported_together(pack_text: str, problems_of: Problems) -> None:
    text = pack_text.replace("cep: 40", "cep: 10").replace("danger: 350", "danger: 100")
    assert {problem.key for problem in problems_of(text)} == {"supplies.cep", "co2.danger"}


def test_each_region_needs_an_agenda(pack_text: str, problems_of: Problems) -> None:
    start, end = pack_text.index("  6: [fusion, forestation"), pack_text.index("\nsummits:\n")
    (problem,) = problems_of(pack_text[:start] + pack_text[end:])
    assert problem[2:] == ("agendas", "at least 6, one for each region", "5")


def test_an_energy_without_an_agenda_is_named(pack_text: str, problems_of: Problems) -> None:
    start, end = pack_text.index("\nagendas:\n"), pack_text.index("\nsummits:\n")
    block = pack_text[start:end].replace("recycling", "solar")
    problems = problems_of(pack_text[:start] + block + pack_text[end:])
    assert ("agendas", "a tile with recycling", "none") in [problem[2:] for problem in problems]


@pytest.mark.parametrize(
    ("data", "line", "expected", "found"),
    [
        pytest.param(b"", 1, "a block with the keys edition", "nothing", id="empty"),
        pytest.param(b"# only a remark\n", 1, "a block with the keys edition", "nothing", id="no values"),
        pytest.param(b"just a text", 1, "a block with the keys edition", "'just a text'", id="a text"),
        pytest.param(b"\n- 1\n- 2\n", 2, "a block with the keys edition", "a list", id="a list"),
        pytest.param(b"edition: first\n" * 2, 2, "every key once", "duplicate of line 1", id="a key twice"),
        pytest.param(b"a: 1\nb: [\xff]\n", 2, "text in UTF-8", "0xff", id="Latin-1"),
        pytest.param("edition: first".encode("utf-16"), 1, "text in UTF-8", "0xff", id="UTF-16"),
        pytest.param(b"a: 1\nb: \x00\n", 2, "YAML", "a non-printable character", id="a control character"),
        pytest.param(
            b"a: 1\nb: \x01\n", 2, "YAML", "a non-printable character", id="another control character"
        ),
        pytest.param(
            "é: 1\n\n# \x01".encode(),
            3,
            "YAML",
            "a non-printable character",
            id="a control character after letters",
        ),
        pytest.param(b"PK\x03\x04\n", 1, "YAML", "a non-printable character", id="an archive"),
        pytest.param(b"{" * 5, 1, "a key of lower-case letters", "none", id="only brackets"),
        pytest.param(b"a: " + b"[" * 5_000, 1, "at most 12 levels", "more", id="deep lists"),
        pytest.param(b"a: " + b"{a: " * 5_000, 1, "at most 12 levels", "more", id="deep blocks"),
        pytest.param(b"a: [" + b"1," * 30_000 + b"1]", 1, "at most 20000 values", "more", id="many values"),
        pytest.param(b"a: 1\n" + b"#" * MAX_BYTES, 1, "at most 1000000 bytes", "more", id="many bytes"),
        pytest.param(b"a: 'one\n", 2, "YAML", "an error", id="an open quote"),
    ],
)
def test_a_file_that_is_no_pack_is_refused(
    problems_of: Problems, data: bytes, line: int, expected: str, found: str
) -> None:
    problem = problems_of(data)[0]
    assert problem.file.endswith("first.yaml")
    assert problem.line == line
    assert problem.expected.startswith(expected)
    assert found in problem.found


def test_a_byte_order_mark_is_passed_over(pack_text: str, load_bytes: Callable[[bytes], object]) -> None:
    assert load_bytes(pack_text.encode("utf-8-sig"))


def test_windows_line_ends_do_not_shift_the_line_numbers(pack_text: str, problems_of: Problems) -> None:
    text = pack_text.replace("cep: 40", "cep: many")
    (unix,), (windows,) = problems_of(text), problems_of(text.replace("\n", "\r\n"))
    assert unix == windows


def test_words_that_other_readers_take_for_truth_values_stay_words() -> None:
    document = parse_yaml(b"a: [on, off, yes, no, null, ~, 1.5, 0x10, 1_000, 007, '7', 7, -7, 0]", "file")
    assert document.tree == {
        "a": ["on", "off", "yes", "no", "null", "~", "1.5", "0x10", "1_000", "007", "7", 7, -7, 0]
    }


def test_card_numbers_may_be_written_as_printed_on_the_cards() -> None:
    assert parse_yaml(b"{01: a, 10: b}", "file").tree == {"1": "a", "10": "b"}


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_bytes_raise_anything_but_a_pack_error(data: bytes) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        parse_yaml(data, "file")
    except PackError as error:
        problems = error.problems
    assert all(problem.line >= 1 for problem in problems)
