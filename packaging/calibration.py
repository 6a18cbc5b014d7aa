"""Whether a game looks as players of the printed one tell of it: `python packaging/calibration.py FILE` reads
the games that `measure_players.py FILE` (or `co2desk simulate --record FILE`) has played, and prints a table
for each edition and number of players: what was to be expected, what was measured, and whether that holds.

An owner who has typed in the values of a copy (docs, "Change a value") measures these: games are told apart
by their values. Only games of competent players count, Steady and above, with the code as it is now.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from co2desk.commands.game_records import compete, players_hash, values_hash
from co2desk.components import load_pack
from co2desk.forecast import interval
from co2desk.session import GameOptions

Game = dict[str, Any]
COMPETENT = {"steady", "strong", "expert"}
DANGER = 350  # ppm, in the first edition
MOSTLY = 0.5  # "mostly", "usually": more than half of the games
LEAST_PLANTS, MOST_PLANTS = 0.10, 0.35  # of an energy
FAIR = 1.25  # times its fair share a seat may win
SLOW = 0.5  # the first three decades of five bring less than this share of the points


class Expected(NamedTuple):
    """What public reports tell of competent tables."""

    lost: dict[int, tuple[float, float]]  # planets, from and to, by players
    scores: tuple[int, int]  # of most winners
    dangerous: tuple[int, ...] = ()  # decades in which 350 ppm are usually passed
    ends: tuple[int, ...] = ()  # decades in which most games end


EXPECTED = {
    "first": Expected(
        {2: (0.0, 0.25), 3: (0.0, 0.15), 4: (0.0, 0.15), 5: (0.0, 0.15)}, (60, 150), (2, 3), (4, 5)
    ),
    "second_chance": Expected({2: (0.10, 0.30), 3: (0.10, 0.30), 4: (0.10, 0.30)}, (35, 115)),
}


class Line(NamedTuple):
    title: str
    expected: str
    measured: str
    holds: bool


def run() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    found = parser.parse_args()
    for (edition, players), games in sorted(tables(found.file).items()):
        print(f"\n{edition}, {players} players, {len(games)} games of {kinds(games)}, values", end=" ")
        print(f"{values_hash(edition)}\n\n| line | expected | measured | holds |\n|---|---|---|---|")
        for line in lines(edition, players, games):
            print(f"| {line.title} | {line.expected} | {line.measured} | {'yes' if line.holds else 'no'} |")


def tables(file: Path) -> dict[tuple[str, int], list[Game]]:
    """The games that count, by edition and number of players."""
    found: dict[tuple[str, int], list[Game]] = {}
    players = players_hash(rivals=True)
    values = {edition: values_hash(edition) for edition in EXPECTED}
    for text in file.read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(text)
        except ValueError:
            continue  # cut off while it was written
        what, game = entry["what"], entry["game"]
        options = GameOptions.from_json(what["options"])
        if not compete(options) or options.players not in EXPECTED[options.edition].lost:
            continue
        if (what["players"], what.get("values")) != (players, values[options.edition]):
            continue
        if set(game["bots"]) <= COMPETENT:
            found.setdefault((options.edition, options.players), []).append(game)
    return found


def kinds(games: list[Game]) -> str:
    counts = Counter(" and ".join(sorted(set(game["bots"]))) for game in games)
    return ", ".join(f"{kind} ({count})" for kind, count in sorted(counts.items()))


def lines(edition: str, players: int, games: list[Game]) -> Iterator[Line]:
    expected = EXPECTED[edition]
    yield planets_lost(expected.lost[players], games)
    if expected.dangerous:
        decades = Counter(dangerous_decade(game) for game in games)
        yield decades_line("350 ppm passed in decade", expected.dangerous, decades)
    if expected.ends:
        yield decades_line("end in decade", expected.ends, Counter(game["decade"] for game in games))
    won = [game for game in games if game["winners"]]
    if won:
        yield winners_scores(expected.scores, won)
        yield acceleration(won)
        yield seats(players, won)
    yield from energies(edition, games)
    yield scarcity(games)


def planets_lost(expected: tuple[float, float], games: list[Game]) -> Line:
    """Holds unless the interval of 95 % lies outside."""
    least, most = expected
    count = sum(not game["winners"] for game in games)
    lowest, highest = interval(count, len(games))
    measured = f"{count} of {len(games)}: {share(count, len(games))} ({whole(lowest)} to {whole(highest)} %)"
    wanted = f"{whole(least)} to {whole(most)} %" if least else f"at most {whole(most)} %"
    return Line("planets lost", wanted, measured, lowest <= most and highest >= least)


def dangerous_decade(game: Game) -> int:
    """0: never. The supply phase that ends a game comes before a first turn."""
    for number, level in enumerate(game["levels"], 1):
        if level >= DANGER:
            return number
    return int(game["decade"]) if game["ppm"] >= DANGER else 0


def decades_line(title: str, expected: tuple[int, ...], decades: Counter[int]) -> Line:
    inside = sum(decades[decade] for decade in expected)
    measured = ", ".join(f"{decade or 'never'}: {count}" for decade, count in sorted(decades.items()))
    wanted = f"{expected[0]} or {expected[-1]}, mostly"
    return Line(title, wanted, measured, inside > MOSTLY * decades.total())


def winners_scores(expected: tuple[int, int], won: list[Game]) -> Line:
    least, most = expected
    scores = sorted(max(game["scores"]) for game in won)
    inside = sum(least <= score <= most for score in scores)
    middle = scores[len(scores) // 2]
    measured = f"{scores[0]} to {scores[-1]}, median {middle}; {share(inside, len(scores))} inside"
    return Line("points of the winner", f"{least} to {most}, mostly", measured, inside > MOSTLY * len(scores))


def acceleration(won: list[Game]) -> Line:
    """How much of the winner's points the leader has when the fourth decade begins."""
    late = [game["points"][3] / max(game["scores"]) for game in won if len(game["points"]) > 3]
    part = sum(late) / len(late) if late else 0.0
    measured = f"{whole(part)} % of the points"
    return Line("the leader after three decades", f"less than {whole(SLOW)} %", measured, part < SLOW)


def seats(players: int, won: list[Game]) -> Line:
    """Holds unless the interval of 95 % lies above."""
    wins = [sum((seat in game["winners"]) / len(game["winners"]) for game in won) for seat in range(players)]
    limit = FAIR / players
    lowest = interval(max(wins), len(won))[0]
    measured = ", ".join(share(count, len(won)) for count in wins)
    return Line("won by seat", f"at most {whole(limit)} % each", measured, lowest <= limit)


def energies(edition: str, games: list[Game]) -> Iterator[Line]:
    plants = [sum(column) for column in zip(*(game["plants"] for game in games), strict=True)]
    total = max(1, sum(plants))
    for energy, count in zip(names_of_energies(edition), plants, strict=True):
        part = count / total
        wanted = f"{whole(LEAST_PLANTS)} to {whole(MOST_PLANTS)} %"
        yield Line(
            f"plants: {energy}", wanted, f"{whole(part)} %", LEAST_PLANTS <= round(part, 2) <= MOST_PLANTS
        )


def names_of_energies(edition: str) -> list[str]:
    energies: Any = load_pack(edition).document["energies"]
    return [str(name) for name in energies["order"]]


def scarcity(games: list[Game]) -> Line:
    """What stood against plants for which a player knew enough, when a turn began."""
    lacking: Counter[str] = Counter()
    for game in games:
        lacking.update(game["lacking"])
    total = max(1, lacking.total())
    measured = ", ".join(f"{goods} {share(count, total)}" for goods, count in lacking.most_common())
    first = lacking.most_common(1)
    return Line("what plants lack", "tech, most often", measured, bool(first) and first[0][0] == "tech")


def share(count: float, of: int) -> str:
    return f"{whole(count / of)} %"


def whole(part: float) -> int:
    return round(100 * part)


if __name__ == "__main__":
    run()
