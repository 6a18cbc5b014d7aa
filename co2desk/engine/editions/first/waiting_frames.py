"""What each frame means that can lie on top of the decision stack, and when the table agrees with it.

`FRAMES` says whose frame it is, what its numbers stand for and under which condition it can be answered or
carried out. A condition looks at the table only; that the frames lie in the right order is known before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from ...machine.frames import NOBODY, Frame
from ...rules.invariants import problem
from ...rules.payments import ANY_REGION, ceps_available
from ...rules.waiting import drafting
from ...table.actions import Build as BuildAction
from ...table.codec import BIGGEST
from ...table.ids import INSTALLED, PROPOSED, Region, region_of
from ...table.shapes import Problem
from .auction import assets
from .build import Build
from .displacement import fee
from .setting import FirstSetting
from .solo import region_for
from .table import FirstTable

MOST_INCOME = 100


class Spot(NamedTuple):
    """A frame in its place."""

    table: FirstTable
    frame: Frame
    below: list[Frame]  # what is done after it, in order
    top: Frame  # what is decided now

    @property
    def player(self) -> int:
        return self.frame.player

    @property
    def number(self) -> int:
        return self.frame.data[0]


def always(spot: Spot) -> bool:
    return True


def acted(spot: Spot) -> bool:
    """It belongs to the mandatory action of the turn."""
    return bool(spot.table.mandatory_done)


def in_turn_order(spot: Spot) -> bool:
    """Everybody is asked once, from the start player on (G-56)."""
    order = spot.table.setting.turn_order(spot.table.start_player)
    after = spot.below[0]
    return after.kind != spot.frame.kind or order.index(spot.player) < order.index(after.player)


def sent_away(spot: Spot) -> bool:
    """An own scientist stands on the project that somebody else is using."""
    user = next(frame for frame in spot.below if frame.kind in ("install_rest", "build_pay", "build_end"))
    standing = spot.table.space_scientist[spot.number] == spot.player != user.player
    return standing and user.data[:1] == spot.frame.data


def is_paid(spot: Spot) -> bool:
    """There is a CEP for an install, for each CEP of an auction, or for the controller of a region."""
    table = spot.table
    later = [frame for frame in spot.below if frame.kind == "pay_cep"]
    after = spot.below[len(later)]
    if after.kind in ("install_rest", "appoint"):
        right = after.player == spot.player and spot.number == ANY_REGION
        return right and ceps_available(table, spot.player) > len(later)
    if table.setting.switches.fossil_cep_source == "this_region":
        return spot.number in controlled_visited(spot)
    return spot.number == ANY_REGION and bool(controlled_visited(spot))


def controls_visited(spot: Spot) -> bool:
    return bool(controlled_visited(spot))


def controlled_visited(spot: Spot) -> list[Region]:
    """The region that was just visited, if this player controls it: the one before the next.

    After the last visit it may have been any, where the start player chose the first one (D-10)."""
    setting, controlled = spot.table.setting, spot.table.controlled(spot.player)
    following = spot.below[0].data[0] if spot.below[0].kind == "demand" else 0
    if spot.below[0].kind != "demand" and setting.switches.region_order == "start_player_chooses":
        return controlled
    return [region for region in controlled if region == (following - 1) % setting.regions]


def can_be_installed(spot: Spot) -> bool:
    """A proposed project, with nobody else's scientist on it who has not been asked."""
    proposed = spot.table.space_stage[spot.number] == PROPOSED
    asked = spot.top.kind == "displaced" or not fee(spot.table, spot.player, spot.number)
    return acted(spot) and proposed and asked


def can_be_built(spot: Spot) -> bool:
    """A build waits only for a scientist who goes first (D-19); without that scientist it is legal."""
    table = spot.table
    vacant = table.space_scientist[spot.number] == NOBODY
    if table.setting.switches.build_displacement != "first" or vacant == (spot.top.kind == "displaced"):
        return False
    without = table.copy()
    without.space_scientist[spot.number] = NOBODY
    return acted(spot) and Build().why_not(without, spot.frame, BuildAction(*spot.frame.data)) is None


def is_built(spot: Spot) -> bool:
    """The plant stands and the project is still there."""
    table = spot.table
    energies = table.energies_in(region_of(spot.number), spot.player)
    return (
        acted(spot)
        and table.space_stage[spot.number] == INSTALLED
        and table.space_energy[spot.number] in energies
    )


def control_is_due(spot: Spot) -> bool:
    """The scientist on the project, if there is one, can be paid for afterwards."""
    owed = fee(spot.table, spot.player, spot.number)
    early = spot.table.setting.switches.build_displacement == "first"
    return is_built(spot) and owed <= (0 if early else spot.table.money[spot.player])


def can_be_cleared(spot: Spot) -> bool:
    """Nobody is left on the project but a scientist who is just being sent away."""
    vacant = spot.table.space_scientist[spot.number] == NOBODY
    return is_built(spot) and vacant != (spot.top.kind == "displaced")


def has_project(spot: Spot) -> bool:
    return spot.player in spot.table.space_scientist


def is_part_of_own(spot: Spot) -> bool:
    """Some of the own topics of the summit that is being held; the own extra point comes next."""
    summit = next(frame.data[0] for frame in spot.below if frame.kind == "summit_close")
    seats = zip(spot.table.topics(summit), spot.table.summit_seats[summit], strict=False)
    own = Counter(topic for topic, owner in seats if owner == spot.player)
    extra = spot.below[0].kind == "summit_extra" and spot.below[0].player == spot.player
    return extra and Counter(spot.frame.data) <= own


def can_be_outbid(spot: Spot) -> bool:
    """One round from the start player on; the leader has bid before and can pay."""
    table = spot.table
    highest, leader, left = spot.frame.data
    order = table.setting.turn_order(table.start_player)
    if order.index(spot.player) != len(order) - 1 - left or (highest < 0) != (leader < 0):
        return False
    return leader < 0 or (order.index(leader) < order.index(spot.player) and highest <= assets(table, leader))


def can_be_afforded(spot: Spot) -> bool:
    return spot.below[0].player == spot.player and spot.number <= assets(spot.table, spot.player)


def is_drafted(spot: Spot) -> bool:
    """Everybody after this player still chooses; who has chosen holds one card fewer than who has not."""
    next_ones = [frame.player for frame in spot.below if frame.kind == "draft"]
    return drafting(spot.table) == [spot.player, *next_ones]


def begins_alone(spot: Spot) -> bool:
    """Every energy is still to be laid out."""
    table = spot.table
    return sorted(table.start_tiles) == list(range(table.setting.energies)) and not any(table.space_stage)


def is_laid_out(spot: Spot) -> bool:
    """The tile that was drawn, and the region it goes to; no energy comes twice."""
    energy, region = spot.frame.data
    tiles = spot.table.start_tiles
    drawn = tiles[:1] == (energy,) and len(set(tiles)) == len(tiles)
    return drawn and region_for(spot.table, energy, region) == region


Owner = Callable[[FirstTable, int], bool]


def active(table: FirstTable, player: int) -> bool:
    return player == table.active


def anybody(table: FirstTable, player: int) -> bool:
    return player >= 0


def holder(table: FirstTable, player: int) -> bool:
    return player == table.start_player


class Meaning(NamedTuple):
    """Whose frame it is, what its numbers mean, and what must be true when it waits."""

    owner: Owner
    data: tuple[str, ...] = ()
    condition: Callable[[Spot], bool] = always


RANGES: dict[str, Callable[[FirstSetting], range]] = {
    "space": lambda setting: range(setting.spaces),
    "region": lambda setting: range(setting.regions),
    "any_or_region": lambda setting: range(ANY_REGION, setting.regions),
    "energy": lambda setting: range(setting.energies),
    "tile": lambda setting: range(BIGGEST),
    "card": lambda setting: range(BIGGEST),
    "income": lambda setting: range(1, MOST_INCOME + 1),
    "amount": lambda setting: range(1, BIGGEST + 1),
    "highest_bid": lambda setting: range(-1, BIGGEST + 1),
    "nobody_or_player": lambda setting: range(NOBODY, setting.players),
    "players_left": lambda setting: range(setting.players),
}

FRAMES: dict[str, Meaning] = {
    "turn": Meaning(active),
    "research_grant": Meaning(active, (), acted),
    "granted_move": Meaning(active),
    "displaced": Meaning(anybody, ("space",), sent_away),
    "bonus_any": Meaning(anybody),
    "bonus_region_cep": Meaning(anybody),
    "pay_cep": Meaning(anybody, ("any_or_region",), is_paid),
    "install_rest": Meaning(active, ("space",), can_be_installed),
    "build_pay": Meaning(active, ("space", "tile", "card"), can_be_built),
    "build_control": Meaning(active, ("space",), control_is_due),
    "build_end": Meaning(active, ("space",), can_be_cleared),
    "project_expertise": Meaning(active, (), has_project),
    "summit_points": Meaning(anybody, ("energies",), is_part_of_own),
    "income_split": Meaning(anybody, ("income",), in_turn_order),
    "first_region": Meaning(holder),
    "forced_purchase": Meaning(anybody, (), controls_visited),
    "bid": Meaning(anybody, ("highest_bid", "nobody_or_player", "players_left"), can_be_outbid),
    "bid_payment": Meaning(anybody, ("amount",), can_be_afforded),
    "appoint": Meaning(anybody),
    "draft": Meaning(anybody, (), is_drafted),
    "start_region": Meaning(holder, (), begins_alone),
    "start_space": Meaning(holder, ("energy", "region"), is_laid_out),
}


def frame_problems(table: FirstTable, frames: list[Frame], head: int) -> list[Problem]:
    """What is wrong with the first `head` frames. Conditions rely on players and numbers that make sense."""
    found = []
    last = len(frames) - 1
    for i, frame in enumerate(frames[:head]):
        meaning = FRAMES[frame.kind]
        if not meaning.owner(table, frame.player):
            found.append(problem(f"stack.{last - i}.player", "wrong_player"))
        if not fits(table.setting, meaning.data, frame.data):
            expected = " ".join(meaning.data)
            found.append(problem(f"stack.{last - i}.data", "wrong_data", expected=expected))
    return found or [
        problem(f"stack.{last - i}", "impossible_now", kind=frame.kind)
        for i, frame in enumerate(frames[:head])
        if not FRAMES[frame.kind].condition(Spot(table, frame, frames[i + 1 :], frames[0]))
    ]


def fits(setting: FirstSetting, meanings: tuple[str, ...], data: tuple[int, ...]) -> bool:
    if meanings == ("energies",):
        return bool(data) and all(energy in RANGES["energy"](setting) for energy in data)
    return len(data) == len(meanings) and all(
        number in RANGES[meaning](setting) for meaning, number in zip(meanings, data, strict=True)
    )
