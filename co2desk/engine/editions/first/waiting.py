"""What may wait on the decision stack: the order of the frames, and what each of them says.

A game that is played makes its own stack; one that is written by hand can claim anything. Three questions
keep such a stack from leading the engine into nonsense, and none of them plays a game: is the order of the
frames one that play can produce (`ORDER`, a grammar), does each frame name the right player and numbers
(`FRAMES`, a table), and does the table agree with what the frame is about to do (its condition)?
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ...machine.frames import NOBODY, Frame
from ...rules.payments import ANY_REGION
from ...table.actions import build
from ...table.ids import EMPTY, GRANTS, INSTALLED, PROPOSED, Player, Region
from ...table.shapes import Problem
from .auction import assets, ceps_available
from .build import Build
from .displacement import fee
from .document import RICHEST
from .position_checks import problem
from .setting import FirstSetting
from .solo import region_for
from .summit_points import participants
from .table import FirstTable

# --- the order: what is to be done, the next thing first --------------------------------------------------

BONUS = "(?:bonus_any |bonus_region_cep )"
INSTALL = f"(?:displaced |{BONUS})?pay_cep install_rest "
BUILD = f"(?:displaced build_pay |{BONUS}build_pay |{BONUS}build_control |displaced build_end |{BONUS}build_end )"
TURN = f"(?:{BONUS}|research_grant |granted_move |{INSTALL}|{BUILD})?turn "
SUMMIT = f"{BONUS}?(?:(?:summit_points )?summit_extra (?:summit_points summit_extra )*)?summit_close "
AFTER_TURN = f"(?:project_expertise |{BONUS}|{SUMMIT})?summits turn_over "
OPERATIONS = f"(?:{TURN}|{AFTER_TURN})(?:turn_begin )*(?:round )*end_check next_decade "
INCOME = "(?:income_split )+energy_demand "
DEMAND = "(?:first_region |(?:pay_cep |forced_purchase )(?:demand )*)"
SUPPLY = f"(?:{INCOME}|{DEMAND})event pollution_check rounds end_check next_decade "
AUCTION = "(?:bid |bid_payment appoint |(?:pay_cep )*appoint )(?:decade |first_decade )"
DRAFT = "(?:draft )+draft_pass draft_round (?:auction )?first_decade "
SOLO = "(?:start_region |start_space )first_decade "
ORDER = re.compile("|".join((OPERATIONS, SUPPLY, AUCTION, DRAFT, SOLO)))


class Spot(NamedTuple):
    """One frame in its place: the frames above it are done before it, those below after it."""

    table: FirstTable
    frames: list[Frame]  # the next to be done first
    index: int

    @property
    def frame(self) -> Frame:
        return self.frames[self.index]

    @property
    def above(self) -> Frame | None:
        return self.frames[self.index - 1] if self.index else None

    @property
    def below(self) -> list[Frame]:
        return self.frames[self.index + 1 :]

    def rank(self, player: Player) -> int:
        """A player's place in turn order."""
        return (player - self.table.start_player) % self.table.setting.players

    def equal_below(self) -> list[Frame]:
        """The frames of the same kind that follow directly."""
        found = []
        for frame in self.below:
            if frame.kind != self.frame.kind:
                break
            found.append(frame)
        return found


# --- conditions: True when the frame can be carried out and play could have put it there ---------------------


def always(spot: Spot) -> bool:
    return True


def acted(spot: Spot) -> bool:
    """It belongs to a mandatory action."""
    return bool(spot.table.mandatory_done)


def sent_away(spot: Spot) -> bool:
    """The scientist of this player stands on the project that is used next."""
    space = spot.frame.data[0]
    return spot.table.space_scientist[space] == spot.frame.player and spot.below[0].data[-1:] != ()


def pays(spot: Spot) -> bool:
    """A CEP for an install, an auction or a fossil plant: there is one, and the right player pays."""
    table, frame = spot.table, spot.frame
    after = next((below for below in spot.below if below.kind != "pay_cep"), frame)
    if after.kind in ("install_rest", "appoint"):
        due = 1 + len(spot.equal_below())
        right = frame.player == after.player and frame.data[0] == ANY_REGION
        return right and ceps_available(table, frame.player) >= due
    this_region = table.setting.switches.fossil_cep_source == "this_region"
    return pays_for_fossil(spot) and (
        table.controller[frame.data[0]] == frame.player if this_region else frame.data[0] == ANY_REGION
    )


def pays_for_fossil(spot: Spot) -> bool:
    """The controller of the region that was visited last pays; where the visit began may be unknown."""
    table, last = spot.table, visited(spot)
    if last is None:
        return spot.frame.player in table.controller
    only = spot.frame.data[0] if spot.frame.data else ANY_REGION
    return table.controller[last] == spot.frame.player and only in (ANY_REGION, last)


def visited(spot: Spot) -> Region | None:
    """The region before the first one that is still to be visited."""
    setting = spot.table.setting
    if spot.below[0].kind == "demand":
        return (spot.below[0].data[0] - 1) % setting.regions
    return None if setting.switches.region_order == "start_player_chooses" else setting.regions - 1


def visits_clockwise(spot: Spot) -> bool:
    """Each region once, clockwise; from the first one on unless the start player has chosen another."""
    region, regions = spot.frame.data[0], spot.table.setting.regions
    if spot.below[0].kind == "demand":
        return spot.below[0].data[0] == (region + 1) % regions
    fixed = spot.table.setting.switches.region_order == "fixed_start"
    return region == regions - 1 if fixed else spot.frames.count(Frame("demand", NOBODY, (region,))) == 1


def can_be_installed(spot: Spot) -> bool:
    table, space = spot.table, spot.frame.data[0]
    free = spot.frames[0].kind == "displaced" or fee(table, spot.frame.player, space) == 0
    return acted(spot) and table.space_stage[space] == PROPOSED and free


def can_be_built(spot: Spot) -> bool:
    """The build is legal apart from the scientist, who has been paid for when a build waits (D-19)."""
    table, (space, tile, card) = spot.table, spot.frame.data
    if table.setting.switches.build_displacement != "first" or not acted(spot):
        return False
    without = table.copy()
    without.space_scientist[space] = NOBODY
    free = spot.frames[0].kind == "displaced" or table.space_scientist[space] == NOBODY
    return free and Build().why_not(without, spot.frame, build(space, tile, card)) is None


def was_built(spot: Spot) -> bool:
    """The plant stands; the scientist on the project, if any, can still be paid for."""
    table, frame = spot.table, spot.frame
    space = frame.data[0]
    owed = fee(table, frame.player, space)
    if owed and table.setting.switches.build_displacement == "first":
        return False
    energies = table.energies_in(space // GRANTS, frame.player)
    stands = table.space_stage[space] == INSTALLED and table.space_energy[space] in energies
    return acted(spot) and stands and table.money[frame.player] >= owed


def can_be_cleared(spot: Spot) -> bool:
    """The plant stands; nobody is left on the project but a scientist who is just being sent away."""
    table, space = spot.table, spot.frame.data[0]
    vacant = table.space_scientist[space] == NOBODY
    energies = table.energies_in(space // GRANTS, spot.frame.player)
    stands = table.space_stage[space] == INSTALLED and table.space_energy[space] in energies
    return acted(spot) and stands and vacant != (spot.frames[0].kind == "displaced")


def has_project(spot: Spot) -> bool:
    return spot.frame.player in spot.table.space_scientist


def takes_part(spot: Spot) -> bool:
    """Points in the own topics, one extra point in any: each participant once, in order."""
    table, frame = spot.table, spot.frame
    closing = next(below for below in spot.below if below.kind == "summit_close")
    topics, seats = table.topics(closing.data[0]), table.summit_seats[closing.data[0]]
    asked = [f.player for f in (frame, *spot.below) if f.kind == "summit_extra"]
    if asked != participants(table, seats)[-len(asked) :]:
        return False
    if frame.kind == "summit_extra":
        return frame.data == topics
    own = [topic for topic, owner in zip(topics, seats, strict=False) if owner == frame.player]
    whole = sorted(frame.data) == sorted(own)
    part = spot.frames[0].kind != "summit_extra" and spot.index == first_asked(spot)
    left = [own.count(topic) - frame.data.count(topic) for topic in set(frame.data)]
    return frame.player == spot.below[0].player and (whole or (part and min(left, default=-1) >= 0))


def first_asked(spot: Spot) -> int:
    return next(i for i, frame in enumerate(spot.frames) if frame.kind.startswith("summit_"))


def is_full(spot: Spot) -> bool:
    seats = spot.table.summit_seats[spot.frame.data[0]]
    return bool(seats) and min(seats) >= 0 and spot.frame.data[0] not in spot.table.summits_full


def rest_of_round(spot: Spot) -> bool:
    """Everybody after the active player up to the last one in turn order."""
    followers = spot.equal_below()
    rank = spot.rank(spot.frame.player)
    first = spot.above is None or spot.above.kind != "turn_begin"
    next_one = rank == spot.rank(spot.table.active) + 1 if first else True
    return next_one and [spot.rank(f.player) for f in followers] == list(range(rank + 1, rank + 1 + len(followers)))


def next_round(spot: Spot) -> bool:
    above = spot.above
    before = above.data[0] if above is not None and above.kind == "round" else spot.table.round
    return spot.frame.data[0] == before + 1


def after_everybody(spot: Spot) -> bool:
    """After the last turn of the last round, or before the first one."""
    table, kinds = spot.table, [frame.kind for frame in spot.frames]
    if "rounds" in kinds:
        return table.decade > 1 and table.round == 1
    later = table.setting.players - 1 - spot.rank(table.active)
    return kinds.count("turn_begin") == later and kinds.count("round") == table.setting.rounds - table.round
