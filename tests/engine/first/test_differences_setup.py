"""The rulebooks disagree about components and setup (specification 19.1): each reading and its effect."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from co2desk.engine.editions.first import FirstGame
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.rule import Event
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.events import DecadeBegan, RoundBegan, TurnBegan
from co2desk.engine.table.kit import PlantTile
from tests.engine.first.scene import Scene, kit, new_game, scene

SEEDS = range(40)
ALL_GOALS = frozenset(range(27, 34))


def start(
    players: int = 4,
    seed: int = 1,
    switches: Mapping[str, Value] | None = None,
    variants: Variants | None = None,
) -> FirstGame:
    """A game as it is set up, nothing rearranged."""
    return new_game(kit(), players, seed, make_switches(Switches, switches or {}), variants)


def in_turn_order(game: FirstGame, values: list[int]) -> list[int]:
    return [values[player] for player in game.table.setting.turn_order(game.table.start_player)]


# --- components --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("discs", "refusal"), [(0, ""), (20, ""), (15, "no_disc_left")])
def test_fifteen_discs_can_run_short_where_twenty_or_unlimited_ones_do_not(discs: int, refusal: str) -> None:
    """D-01: score 1, expertise 5, plants 5, control 4 = 15 discs on the board; a plant needs one more."""
    s = scene(switches={"discs_per_player": discs})
    s.expertise(0, forestation=3, solar=2, fusion=2, biomass=1, recycling=1)
    s.demand("north_america", "gas", "forestation:0:0", "solar:0:0")
    for region, plant in (
        ("south_america", "fusion:0:0"),
        ("asia", "biomass:0:0"),
        ("oceania", "recycling:0:0"),
    ):
        s.demand(region, "gas", plant)
        s.control(region, 0)
    s.control("north_america", 0)
    s.project("north_america/money", "solar", installed=True)
    s.give(0, money=10, tech=2)
    assert s.refused("build", space="north_america/money", tile=1, card=0) == refusal


@pytest.mark.parametrize("cards", [13, 12])
def test_twelve_or_thirteen_un_goals_change_what_is_left_out_but_not_the_row(cards: int) -> None:
    """D-02: the row has 10 cards (7 for two players) in both counts; the solo stack has them all."""
    readings = {"un_goal_cards": cards}
    rows = [start(3, seed, readings).table.un_row for seed in SEEDS]
    assert {len(row) for row in rows} == {10}
    assert len({card for row in rows for card in row}) == cards
    assert len(start(2, 1, readings).table.un_row) == 7
    assert len(set(start(1, 1, readings).table.un_pile)) == cards


@pytest.mark.parametrize("cards", [6, 7])
def test_the_seventh_event_card_only_comes_with_the_misprint(cards: int) -> None:
    """D-03: six cards are the six regions, each once; a seventh repeats one of them."""
    table = start(switches={"event_cards": cards}).table
    numbers = (table.event, *table.event_pile)
    regions = [table.setting.event_region[number] for number in numbers]
    assert len(set(numbers)) == cards
    assert set(regions) == set(range(6))
    assert len(regions) - len(set(regions)) == cards - 6


# --- setup -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_only_the_number_of_rounds_depends_on_the_number_of_players(players: int) -> None:
    """D-04: the decade marker starts on 1, the rounds of a decade are 7 less the players."""
    table = start(players).table
    assert (table.decade, table.round) == (1, 1)
    assert table.setting.rounds == 7 - players


@pytest.mark.parametrize(("order", "first_to_last"), [("tech", (9, 8, 7)), ("cost", (7, 8, 9))])
def test_stacks_are_sorted_by_tech_number_or_by_cost(order: str, first_to_last: tuple[int, ...]) -> None:
    """D-05: with tiles whose price falls as the tech number rises, the two orders are opposite."""
    tiles = (PlantTile(2, 10, 8), PlantTile(1, 12, 9), PlantTile(3, 8, 7))
    solar = kit().energies.index("solar")
    plants = tuple(tiles if energy == solar else stack for energy, stack in enumerate(kit().plants))
    s = Scene(new_game(replace(kit(), plants=plants), 4, 1, make_switches(Switches, {"plant_sort": order})))
    s.turn(0)
    s.project("europe/money", "solar", installed=True)
    s.expertise(0, solar=3)
    s.give(0, money=20, tech=3)
    assert tuple(tile.vp for tile in s.table.setting.kit.plants[solar]) == first_to_last
    s.do("build", space="europe/money", tile=0, card=0)
    assert s.table.vp[0] == first_to_last[0]


def test_equal_tech_numbers_are_sorted_by_price_and_equal_prices_by_tech_number() -> None:
    """D-05: ties of the default order are broken by money, lowest on top."""
    tiles = (PlantTile(1, 9, 3), PlantTile(1, 8, 2), PlantTile(2, 8, 1))
    tied = replace(kit(), plants=(tiles,) * 5)
    by_tech = new_game(tied, 4, 1, make_switches(Switches, {})).table.setting.kit.plants[0]
    by_cost = new_game(tied, 4, 1, make_switches(Switches, {"plant_sort": "cost"})).table.setting.kit.plants[
        0
    ]
    assert [tile.vp for tile in by_tech] == [2, 3, 1]
    assert [tile.vp for tile in by_cost] == [2, 1, 3]


@pytest.mark.parametrize(("reading", "first_decision"), [("off", "turn"), ("on", "bid")])
def test_the_first_decade_begins_at_random_or_with_an_auction(reading: str, first_decision: str) -> None:
    """D-06: in both readings the tile and the money by turn order come from chance; then the bids, if any."""
    game = start(4, switches={"auction_decade_1": reading}, variants=Variants(auction=True))
    assert (game.decision.kind, game.to_act) == (first_decision, game.table.start_player)
    assert in_turn_order(game, game.table.money) == [3, 4, 4, 5]


def test_without_the_auction_variant_the_first_decade_has_no_auction_in_any_reading() -> None:
    """D-06: the books allow the variant at setup, they do not impose it."""
    assert start(switches={"auction_decade_1": "on"}).decision.kind == "turn"


def test_the_bid_for_the_first_decade_is_paid_with_start_money_and_permits() -> None:
    """D-06: the second player owns $4 and 2 CEPs at price 3, bids all of it, and appoints the last player."""
    game = start(4, switches={"auction_decade_1": "on"}, variants=Variants(auction=True))
    s = Scene(game)
    holder, second, _, last = game.table.setting.turn_order(game.table.start_player)
    s.do("pass")
    assert s.refused("bid", amount=11) == "bid_too_high"
    s.do("bid", amount=10)
    s.do("pass")
    s.do("pass")
    assert s.waiting == ("appoint", second)  # one way to pay remains, so it is taken
    assert (s.table.money[second], s.table.cep[second]) == (0, 0)
    s.do("appoint", player=last)
    assert s.waiting == ("turn", last)
    assert s.table.money[holder] == 3  # the money stays with the order of the draw


@pytest.mark.parametrize("spaces", [5, 6, 7])
def test_the_board_has_as_many_summits_as_the_reading_says(spaces: int) -> None:
    """D-07: only one book gives the number of spaces, 6; all start with two topics, the rest is the stack."""
    s = scene(switches={"summit_spaces": spaces})
    assert [len(s.table.topics(summit)) for summit in range(spaces)] == [2] * spaces
    assert len(s.table.summit_tile) + len(s.table.summit_pile) == 18
    last = spaces - 1
    s.project("asia/money", s.codec.energies[s.table.topics(last)[0]], scientist=0)
    assert s.can("move_scientist", origin="asia/money", destination=f"summit/{last}/0")
    one_more = f"summit/{spaces}/0"
    assert s.refused("move_scientist", origin="asia/money", destination=one_more) == "no_such_topic"


def dealt_goals(players: int, switches: Mapping[str, Value]) -> frozenset[int]:
    """Every company goal that anybody can be dealt."""
    return frozenset(goal for seed in SEEDS for goal in start(players, seed, switches).table.goal)


@pytest.mark.parametrize(
    ("players", "removed"),
    [
        (1, (27, 30, 32, 33)),
        (1, (27, 30, 33)),
        (1, (27, 33)),
        (2, (28, 30, 33)),
        (2, ()),
        (3, (30,)),
        (3, ()),
    ],
)
def test_company_goals_are_removed_by_number_of_players_or_not_at_all(
    players: int, removed: tuple[int, ...]
) -> None:
    """D-08: the table of two books, the shorter solo lists, and the books that remove nothing."""
    assert dealt_goals(players, {f"goals_removed_{players}": removed}) == ALL_GOALS - set(removed)


@pytest.mark.parametrize(
    ("players", "removed"), [(1, {27, 30, 32, 33}), (2, {28, 30, 33}), (3, {30}), (4, set())]
)
def test_by_default_the_table_by_number_of_players_holds(players: int, removed: set[int]) -> None:
    """D-08: what nobody set is the table of the two books that have one; from four players on all stay."""
    assert dealt_goals(players, {}) == ALL_GOALS - removed


def test_un_goals_are_laid_out_at_random_and_face_up() -> None:
    """D-48: every game shows other cards, and each shown card is open to the first player at once."""
    assert len({frozenset(start(4, seed).table.un_row) for seed in SEEDS}) > 1
    s = scene()
    s.give(0, tech=1)
    answers = {card: s.refused("score_un_goal", card=card) for card in range(34, 47)}
    assert {card for card, answer in answers.items() if answer != "un_goal_not_open"} == set(s.table.un_row)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_draft_everybody_keeps_one_card_and_passes_the_rest_to_the_right(players: int) -> None:
    """D-65: seats are clockwise, so each player receives what the next seat, on the left, passed on."""
    s = Scene(start(players, variants=Variants(draft=True)))
    packets = [set(packet) for packet in s.table.packets]
    keeps = [min(packet) for packet in packets]
    for player in s.table.setting.turn_order(s.table.start_player):
        assert s.waiting == ("draft", player)
        s.do("keep_card", card=keeps[player])
    for player in range(players):
        left = (player + 1) % players
        assert set(s.table.packets[player]) == packets[left] - {keeps[left]}
    while s.game.decision.kind == "draft":
        s.game.apply(s.game.legal()[0])
    assert [len(hand) for hand in s.table.lobby_hand] == [5] * players


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_start_money_follows_the_turn_order_clockwise(players: int) -> None:
    """D-69: values, not coins: with five players $21 are dealt although there are only twenty $1 coins."""
    for seed in SEEDS:
        game = start(players, seed)
        assert in_turn_order(game, game.table.money) == [3, 4, 4, 5, 5][:players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_clockwise_for_up_to_five_companies(players: int) -> None:
    """D-62, D-68: one round is one turn for every seat, from the holder of the tile to the left."""
    events: list[Event] = []
    game = new_game(kit(), players, 1, emit=events.append)
    while game.table.round == 1:
        found = next(a for a in reversed(game.legal()) if a.kind != "cash_company_goal")
        events += game.apply(found)
    turns = [event.player for event in events if isinstance(event, TurnBegan)]
    first = game.table.start_player
    assert turns[:players] == [(first + i) % players for i in range(players)]
    assert turns[players] == first


def test_the_first_decade_has_no_supply_phase() -> None:
    """D-63: setup takes its place: the game opens with a turn, and nothing of a supply phase has happened."""
    events: list[Event] = []
    game = new_game(kit(), 4, 1, emit=events.append)
    first = game.table.start_player
    assert events == [DecadeBegan(1), RoundBegan(1), TurnBegan(first)]
    assert [row.count(None) for row in game.table.demand] == [slots - 1 for slots in kit().slots]
    assert (game.decision.kind, game.to_act) == ("turn", first)
