"""What levels on the tracks are worth, in either edition."""

from __future__ import annotations

from dataclasses import dataclass

from co2desk.bots.rivals.weights import Weights
from co2desk.engine.table.kit import Track

ENOUGH_TO_LEARN = 1.0  # points: more scientists are of little use below
STEPS = 3  # a scientist at work can count on about as many


def readiness(level: int, needed: int) -> float:
    """How near a player is to the next plant of an energy; 0 when there is none left."""
    if not needed:
        return 0.0
    return 1.0 if level >= needed else 0.8 * level / (needed + 0.5)


@dataclass
class Outlook:
    """What is still to come: who earns on a track, how often, and how much can be turned into plants."""

    ranks: int
    incomes: float
    use: float


@dataclass
class Knowledge:
    """What the levels of one player are worth together; by energy, how near the next plant is, and what a
    further point is worth, on the average of the next ones."""

    worth: float
    ready: list[float]
    step: list[float]
    tracks: tuple[Track, ...]
    weights: Weights


# Most actions change no level, so the same levels are asked for again and again while a turn is searched.
remembered: dict[tuple[int, tuple[int, ...], tuple[int, ...], int, float, float], Knowledge] = {}
MOST_REMEMBERED = 20_000


def knowledge_of(
    player: int,
    levels: list[int],
    needed: tuple[int, ...],
    tracks: tuple[Track, ...],
    outlook: Outlook,
    w: Weights,
) -> Knowledge:
    """`levels` are those of all players, `needed` is what the next plant of each energy asks for."""
    key = (player, tuple(levels), needed, outlook.ranks, outlook.incomes, outlook.use)
    found = remembered.get(key)
    if found is None or found.tracks is not tracks or found.weights is not w:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        found = remembered[key] = judge_levels(player, levels, needed, tracks, outlook, w)
    return found


def judge_levels(
    player: int,
    levels: list[int],
    needed: tuple[int, ...],
    tracks: tuple[Track, ...],
    outlook: Outlook,
    w: Weights,
) -> Knowledge:
    energies = len(tracks)
    worth = 0.0
    ready: list[float] = []
    step: list[float] = []
    for energy in range(energies):
        level = levels[player * energies + energy]
        track = tracks[energy].income
        others = levels[energy::energies]
        ready.append(readiness(level, needed[energy]))
        here = track_worth(level, needed[energy], track, others, outlook, w)
        worth += here
        step.append(mean_step(level, here, needed[energy], track, others, outlook, w))
    return Knowledge(worth, ready, step, tracks, w)


def track_worth(
    level: int, needed: int, income: tuple[int, ...], others: list[int], outlook: Outlook, w: Weights
) -> float:
    """What a level is worth: the way to plants, and what it earns. `others` are all levels on the track."""
    ranks, incomes, use = outlook.ranks, outlook.incomes, outlook.use
    worth = w.ready * use * readiness(level, needed) + w.level * use * level
    if not level:
        return worth
    above: list[int] = []
    for other in others:
        if other > level and other not in above:
            above.append(other)
    ahead = len(above)
    earned = float(income[level - 1])
    if level < len(income) and income[level] > income[level - 1]:
        earned += 0.35
    if ahead < ranks:
        return worth + w.income * earned * (0.95 if ahead == 0 else 0.7) * incomes
    return worth + w.income * earned * (0.35 if ahead == ranks else 0.15) * max(0.0, incomes - 0.5)


def mean_step(
    level: int,
    here: float,
    needed: int,
    income: tuple[int, ...],
    others: list[int],
    outlook: Outlook,
    w: Weights,
) -> float:
    """What a further point is worth, on the average of the next few. `here` is the worth of this level.

    The next point alone would mislead: whoever counts on a large step more than once never takes it."""
    top = min(level + STEPS, len(income))
    if top == level:
        return 0.0
    return (track_worth(top, needed, income, others, outlook, w) - here) / STEPS + 0.15


def staff_worth(staff: int, step: float, w: Weights) -> float:
    """What it is worth to have several scientists, while there is something to learn: the best next step."""
    worth = 0.0
    if staff > 1:
        worth += w.second_scientist
    if staff > 2:
        worth += w.third_scientist
    if staff > 3:
        worth += w.fourth_scientist
    return worth * min(1.0, step / ENOUGH_TO_LEARN)


def summit_chance(empty: int, own_turns: int, w: Weights) -> float:
    """How likely a summit with this many free topics is held in time."""
    if not empty:
        return 1.0
    return float(w.summit ** (1.0 + 1.3 * (empty - 1))) * min(1.0, own_turns / (2.0 * empty))
