"""Whether the values of a Second Chance pack can be played together."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.components.checks import (
    Asked,
    Complaint,
    check_agendas,
    check_deck,
    check_fossils,
    check_goals_left,
    check_grants,
    check_lobby,
    check_market,
    check_plants,
    check_removed,
    check_unique,
    run_checks,
    track_ends,
)
from co2desk.components.documents import Document
from co2desk.components.problems import Problem
from co2desk.components.second_chance import FORM, SUMMIT_SIZES
from co2desk.engine.machine.phrases import Phrase, phrase, verbatim
from co2desk.engine.table.kit import SecondChanceKit

ASKED: Asked = {
    "plan": ("region", "grant"),
    "infrastructure": ("energy",),
    "build": ("energy",),
    "summit": ("energy",),
    "sell": (),
}

#: Solo goals that count something.
COUNTING = {
    "tracks_finished",
    "plants_built",
    "fewer_points",
    "plant_goals_by_decade",
    "region_cep",
    "replaced_fossil",
}
#: Solo goals that look at a decade, and the first one they can look at; 0 is the end of the game.
BY_DECADE = {"plants_built": 0, "plant_goals_by_decade": 0, "no_lobbyist_in_decade": 1}


def check_second_chance(kit: SecondChanceKit, document: Document) -> list[Problem]:
    """Every reason why the kit cannot be played."""
    checks = (
        *(_spaces, _supplies, _co2, _ppm, _fossils, _decades, _projects, _tracks, _tiles),
        *(_environmental_goals, _lobby, _decks, _un_goals, _personal_goals, _company_goals),
        *(_events, _rating, _solo, _solo_cards),
    )
    return run_checks(kit, document, checks)


def _spaces(kit: SecondChanceKit) -> Iterator[Complaint]:
    """9.A and A68: one project space of each subsidy in every region."""
    yield from check_grants(kit, FORM.grants)


def _supplies(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 and 17.7: the market, and what is handed out before the game."""
    yield from check_market(kit)
    needed = sum(kit.cep_limit) + kit.market_refill + FORM.players * kit.start_cep
    if needed > kit.cep:
        expected = phrase(
            "CEPs in total: at least {least}, for regions, market and four players", least=needed
        )
        yield Complaint(("supplies.cep", "start.cep", "market.refill", "regions.cep"), expected, kit.cep)
    needed = FORM.players * kit.start_tech + kit.inspectors
    if needed > kit.tech:
        expected = phrase(
            "technology cubes in total: at least {least}, for four players and inspectors", least=needed
        )
        yield Complaint(("supplies.tech", "start.tech", "inspectors.count"), expected, kit.tech)
    if kit.inspectors != 2:
        expected = phrase("2, one for the plant goals and one for the summit goals")
        yield Complaint(("inspectors.count",), expected, kit.inspectors)


def _co2(kit: SecondChanceKit) -> Iterator[Complaint]:
    """5, 13 and A7: a game begins above the floor and in safety."""
    if not kit.co2_floor <= kit.co2_start_cooperative <= kit.loss_ppm:
        keys = ("co2.start_cooperative", "co2.floor", "co2.loss")
        expected = phrase("a level from {least} to {most}", least=kit.co2_floor, most=kit.loss_ppm)
        yield Complaint(keys, expected, kit.co2_start_cooperative)
    # Competitive: every region gets a fossil plant before the first turn.
    safe = kit.loss_ppm - len(kit.regions) * max(kind.ppm for kind in kit.fossils)
    if kit.co2_start_competitive > safe:
        keys = ("co2.start_competitive", "co2.loss", "fossil")
        expected = phrase("at most {most} ppm, so that the game survives the first energy supply", most=safe)
        yield Complaint(keys, expected, kit.co2_start_competitive)


def _ppm(kit: SecondChanceKit) -> Iterator[Complaint]:
    """I11 and 17.7: the level moves by whole steps, an inspector by whole tiles."""
    levels = {
        "co2.start_cooperative": kit.co2_start_cooperative,
        "co2.floor": kit.co2_floor,
        "co2.loss": kit.loss_ppm,
        "solo.second_action_ppm": kit.solo_second_action_ppm,
    }
    fossils = {f"fossil.{kind.name}.ppm": kind.ppm for kind in kit.fossils}
    for key, ppm in (levels | fossils).items():
        if ppm % kit.reduction_step:
            expected = phrase("a multiple of {step}, the step of reduction", step=kit.reduction_step)
            yield Complaint((key, "co2.reduction_step"), expected, ppm)
    for key, ppm in fossils.items():
        if ppm % kit.inspector_ppm_per_tile:
            step = kit.inspector_ppm_per_tile
            expected = phrase("a multiple of {step}: that many ppm move an inspector by one tile", step=step)
            yield Complaint((key, "inspectors.ppm_per_tile"), expected, ppm)


def _fossils(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 step 11, 13 and A36: enough fossil tiles, also when some of them leave the game."""
    boards = (
        (kit.slots, kit.decades_cooperative, ("regions.slots_cooperative", "decades.cooperative")),
        (
            kit.slots_competitive,
            kit.decades_competitive,
            ("regions.slots_competitive", "decades.competitive"),
        ),
    )
    for slots, decades, keys in boards:
        yield from check_fossils(kit, slots, decades, keys)
    for difficulty in kit.difficulties:
        keys = (f"difficulties.{difficulty.name}.removed", "three_players.removed")
        taken = [sum(pair) for pair in zip(difficulty.removed, kit.three_player_removed, strict=True)]
        yield from check_removed(kit, keys, taken)
        left = sum(kind.tiles for kind in kit.fossils) - sum(taken)
        if left < len(kit.regions):
            least = len(kit.regions)
            expected = phrase("fossil tiles left: at least {least}, one for each region", least=least)
            yield Complaint(keys, expected, left)


def _decades(kit: SecondChanceKit) -> Iterator[Complaint]:
    """5 and 12: the rounds of three players, and what is paid in each decade."""
    if len(kit.decade_prices) != kit.decades_cooperative:
        expected = phrase("one price for each decade: {count}", count=kit.decades_cooperative)
        yield Complaint(("decades.prices", "decades.cooperative"), expected, len(kit.decade_prices))
    if kit.three_player_last_rounds > kit.rounds[3]:
        keys = ("three_players.last_decade_rounds", "players.3.rounds")
        expected = phrase("at most {most}, the number of rounds in other decades", most=kit.rounds[3])
        yield Complaint(keys, expected, kit.three_player_last_rounds)


def _projects(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 step 7 and I6: level 1 lies above level 2."""
    if list(kit.project_levels) != sorted(kit.project_levels):
        expected = phrase("projects of level 1 above those of level 2")
        levels = verbatim(", ".join(map(str, kit.project_levels)))
        yield Complaint(("supplies.project_levels",), expected, levels)


def _tracks(kit: SecondChanceKit) -> Iterator[Complaint]:
    """9.C and P4: the marked spaces are on the track, level 1 not behind level 2."""
    for energy, track, marks in zip(kit.energies, kit.tracks, kit.marks, strict=True):
        key = f"tracks.{energy}"
        if marks.level1 > marks.level2:
            expected = phrase("at most {most}, where level 2 begins", most=marks.level2)
            yield Complaint((f"{key}.level1", f"{key}.level2"), expected, marks.level1)
        for name, space in marks._asdict().items():
            if space > track.length:
                expected = track_ends(track.length, energy)
                yield Complaint((f"{key}.{name}", f"{key}.income"), expected, space)


def _tiles(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 steps 9 and 10: agendas and summits. A summit may show a topic twice (A63)."""
    yield from check_agendas(kit)
    if len(kit.summits) < kit.summit_spaces:
        expected = phrase("at most {most}, all summit tiles", most=len(kit.summits))
        yield Complaint(("summits.spaces", "summits.tiles"), expected, kit.summit_spaces)


def _environmental_goals(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 step 14, 12 and 17.4: enough tiles, and summits that can meet their goals."""
    for name, tiles, shown in zip(
        ("plant", "knowledge", "summit"), kit.environmental, kit.environmental_shown, strict=True
    ):
        if shown > len(tiles):
            key = f"environmental_goals.{name}"
            expected = phrase("at most {most}, all tiles of the group", most=len(tiles))
            yield Complaint((f"{key}.shown", key), expected, shown)
    sizes = {len(tile) for tile in kit.summits}
    for size in SUMMIT_SIZES:
        if size not in sizes:
            expected = phrase("a tile with {count} topics, which goals ask for", count=size)
            #: Found: none, where one thing of a kind was expected.
            yield Complaint(("summits.tiles",), expected, phrase("none"))
    topics = {energy for tile in kit.summits for energy in tile}
    for index, energy in enumerate(kit.energies):
        if index not in topics:
            expected = phrase("a tile with {energy}, which goals ask for", energy=energy)
            #: Found: none, where one thing of a kind was expected.
            yield Complaint(("summits.tiles",), expected, phrase("none"))


def _lobby(kit: SecondChanceKit) -> Iterator[Complaint]:
    """17.1 and 17.6: the lobby cards, and a draft that fills a hand."""
    yield from check_lobby(kit, FORM.players, ASKED)
    if sum(kit.draft_keeps) != kit.lobby_hand:
        expected = phrase("cards kept in the draft: {count}, the number dealt", count=kit.lobby_hand)
        yield Complaint(("draft.keeps", "start.lobby_cards"), expected, sum(kit.draft_keeps))


def _decks(kit: SecondChanceKit) -> Iterator[Complaint]:
    """2 and 17: the cards of each deck by their printed numbers, and different numbers for the UN goals."""
    yield from check_deck("lobby.cards", [card.number for card in kit.lobby], range(1, 37))
    personal = [goal.number for goal in kit.personal_goals]
    yield from check_deck("personal_goals.cards", personal, range(1, 17))
    yield from check_deck("company_goals.cards", [goal.number for goal in kit.company_goals], range(1, 11))
    yield from check_deck("solo.cards", [card.number for card in kit.solo_cards], range(1, 13))
    decks = {"un_goals.two": kit.un_two, "un_goals.three": kit.un_three}
    yield from check_unique(
        (card.number, f"{deck}.{card.number}") for deck, cards in decks.items() for card in cards
    )


def _un_goals(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 step 15 and 8.C: the display can be filled, and every card can be met."""
    displays = {f"players.{n}.un_goals_shown": kit.un_display[n] for n in range(1, FORM.players + 1)}
    displays["un_goals.shown_competitive"] = kit.un_display_competitive
    decks = {"un_goals.two": kit.un_two, "un_goals.three": kit.un_three}
    for key, display in displays.items():
        for place, ((deck, cards), shown) in enumerate(zip(decks.items(), display, strict=True), 1):
            if shown > len(cards):
                expected = phrase("at most {most}, all cards in {deck}", most=len(cards), deck=deck)
                yield Complaint((f"{key}[{place}]", deck), expected, shown)
    supply = [len(kit.project_levels)] * len(kit.energies)
    for deck, cards in decks.items():
        for card in cards:
            yield from check_plants(kit, f"{deck}.{card.number}.plants", card.energies, supply)


def _personal_goals(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.1 step 16, 4.3 and 17.2: enough goals to deal, and none that nobody can reach."""
    goals = len(kit.personal_goals)
    for key, dealt, most in (
        ("personal_goals.dealt", kit.personal_goals_dealt, goals // FORM.players),
        ("solo.personal_goals_dealt", kit.solo_goals_dealt, goals),
        ("solo.personal_goals_kept", kit.solo_goals_kept, kit.solo_goals_dealt),
    ):
        if dealt > most:
            yield Complaint((key,), phrase("at most {most}", most=most), dealt)
    slots, energies, regions = max(kit.slots), len(kit.energies), len(kit.regions)
    stack, markers, cubes = len(kit.project_levels), kit.infrastructure_markers, kit.control_cubes
    spaces = len(kit.grants) + slots
    reach = {
        "cep_owned": kit.cep,
        "cep_in_controlled_region": max(kit.cep_limit),
        "small_summit_alone": sum(len(tile) == 2 for tile in kit.summits),
        "tech_owned": kit.tech,
        "scientists_recruited": kit.scientists,
        "tracks_finished": energies,
        "regions_controlled": min(regions, kit.control_markers),
        "infrastructure_same_type": min(stack, markers),
        "infrastructure_types": min(energies, markers),
        "infrastructure_in_one_region": min(spaces, markers),
        "infrastructure_regions": min(regions, markers),
        "plants_same_type": min(stack, cubes),
        "plant_types": min(energies, cubes),
        "plants_in_one_region": min(slots, cubes),
        "plant_regions": min(regions, cubes),
    }
    for goal in kit.personal_goals:
        most = reach.get(goal.kind, max(goal.needed))
        if max(goal.needed) > most:
            key = f"personal_goals.cards.{goal.number}.needed"
            yield Complaint((key,), _within_reach(most), max(goal.needed))


def _within_reach(most: int) -> Phrase:
    return phrase("at most {most}, the most that can be reached", most=most)


def _company_goals(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.2: enough company goals to deal, also to two players."""
    for removed, players in ((kit.company_goals_removed, 2), ((), FORM.players)):
        needed = players * kit.company_goals_dealt
        yield from check_goals_left(kit.company_goals, removed, needed, "company_goals.removed")


def _events(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.2: a current and a future event at the start; later there may be none left (A39)."""
    if len(kit.events) < 2:
        yield Complaint(("events.tiles",), phrase("at least 2 tiles"), len(kit.events))


def _rating(kit: SecondChanceKit) -> Iterator[Complaint]:
    """A65: each rank asks for more than the one before it."""
    if list(kit.rating) != sorted(set(kit.rating)):
        ranks = verbatim(", ".join(map(str, kit.rating)))
        yield Complaint(("rating.ranks",), phrase("ascending numbers"), ranks)


def _solo(kit: SecondChanceKit) -> Iterator[Complaint]:
    """4.3 step 7: there is room for the opponent's cubes, and there are so many."""
    room = kit.solo_opponent_cubes_per_region * len(kit.regions)
    if kit.solo_opponent_cubes > min(room, kit.control_cubes):
        keys = ("solo.opponent_cubes", "solo.opponent_cubes_per_region", "supplies.control_cubes")
        most = phrase("at most {most}", most=min(room, kit.control_cubes))
        yield Complaint(keys, most, kit.solo_opponent_cubes)


def _solo_cards(kit: SecondChanceKit) -> Iterator[Complaint]:
    """17.4: what each goal counts, and by when. More plants than own cubes may be asked for (A49)."""
    reach = {
        "tracks_finished": len(kit.energies),
        "plants_built": sum(kit.slots),
        "fewer_points": kit.solo_start_vp,
        "plant_goals_by_decade": kit.environmental_shown[0],
        "region_cep": kit.cep_limit[kit.regions.index("asia")],
    }
    for card in kit.solo_cards:
        key = f"solo.cards.{card.number}"
        if (card.amount > 0) != (card.kind in COUNTING):
            nothing = phrase("0, because there is nothing to count")
            expected = phrase("at least 1") if card.kind in COUNTING else nothing
            yield Complaint((f"{key}.amount", f"{key}.kind"), expected, card.amount)
        if card.amount > reach.get(card.kind, card.amount):
            yield Complaint((f"{key}.amount",), _within_reach(reach[card.kind]), card.amount)
        first, last = BY_DECADE.get(card.kind, 0), kit.decades_cooperative if card.kind in BY_DECADE else 0
        if not first <= card.decade <= last:
            decades = phrase("a decade from {first} to {last}", first=first, last=last)
            expected = decades if last else phrase("0, the end of the game")
            yield Complaint((f"{key}.decade", f"{key}.kind"), expected, card.decade)
