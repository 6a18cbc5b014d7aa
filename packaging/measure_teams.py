"""Measure what teams of computer players reach in the cooperative and solo games of Second Chance:
`python packaging/measure_teams.py --record FILE` plays the games and writes the result into resources, where
the forecast reads it. Games of the same players that are in FILE already are not played again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

from co2desk.bots import seat_bots
from co2desk.bots.levels import LEVELS
from co2desk.commands.game_records import Record, Records, players_hash
from co2desk.commands.table_talk import choose
from co2desk.components import load_pack
from co2desk.engine.editions.second_chance.ending import CO2_LOST, POINTS_LOST
from co2desk.engine.editions.second_chance.sequence import ACTIONS, INCOME
from co2desk.engine.editions.second_chance.setting import COOPERATIVE, SOLO
from co2desk.forecast import TeamForecast, forecast
from co2desk.session import GameOptions, Session

RESULT = Path(__file__).resolve().parent.parent / "resources" / "measured" / "steady_teams.json"
TABLES = ((SOLO, 1), (COOPERATIVE, 2), (COOPERATIVE, 3), (COOPERATIVE, 4))
DIFFICULTIES = ("easy", "normal", "hard")
KINDS = tuple((mode, players, difficulty) for mode, players in TABLES for difficulty in DIFFICULTIES)
ONLOOKER = -1
BY_DECADE = "decades"  # tells these records apart from those of `co2desk simulate`


def run() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind (default 20)")
    parser.add_argument("--level", choices=LEVELS, default="steady", help="of the players (default steady)")
    parser.add_argument("--record", type=Path, required=True, help="file of the games; it is added to")
    parser.add_argument("--result", type=Path, default=RESULT, help="the file to write")
    found = parser.parse_args()
    kinds = []
    for kind in KINDS:
        games = list(measured_games(kind, found.level, found.games, found.record))
        kinds.append(summary(kind, games))
        print(json.dumps(kinds[-1]), file=sys.stderr, flush=True)
    found.result.parent.mkdir(exist_ok=True)
    found.result.write_text(document(found.level, found.games, kinds), encoding="utf-8")


def measured_games(kind: tuple[str, int, str], level: str, games: int, file: Path) -> Iterator[Record]:
    """The games with the seeds from 1 on; those in the file first."""
    mode, players, difficulty = kind
    variants = {"mode": mode, "difficulty": difficulty}
    options = GameOptions(edition="second_chance", players=players, variants=variants)
    records = Records(file, options, [level, BY_DECADE])
    for seed in range(1, games + 1):
        yield records.find(seed, 0) or records.add(play(options, level, seed))


def play(options: GameOptions, level: str, seed: int) -> Record:
    """One game: for each decade what the team began it with, what it would have had left after it with so
    many turns to go, and whether it survived it."""
    game: Any = Session.new(GameOptions.from_json(options.to_json() | {"seed": seed})).game
    bots = seat_bots([level], options.players, seed)
    for bot in bots:
        bot.patient = True
    decades: dict[int, dict[str, Any]] = {}
    while game.to_act is not None:
        note(decades, forecast(game.table, ONLOOKER))
        game.apply_trusted(choose(bots, game))
    last = game.table.decade
    lost = game.table.ending in (POINTS_LOST, CO2_LOST)
    return {
        "seed": seed,
        "rotation": 0,
        "ending": game.table.ending,
        "won": bool(game.result.winners),
        "decades": [
            {
                "points": decade["points"],
                "left": [decade["left"][turns] for turns in sorted(decade["left"])],
                "survived": number < last or not lost,
            }
            for number, decade in sorted(decades.items())
        ],
    }


def note(decades: dict[int, dict[str, Any]], told: TeamForecast) -> None:
    """The first position with so many turns left; with none left the last before the decade is paid for."""
    if told.phase not in (ACTIONS, INCOME):
        return
    decade = decades.setdefault(told.decade, {"points": told.points, "left": {}, "over": False})
    left = round(told.left(told.total_income).expected)
    decade["left"].setdefault(told.turns, left)
    if told.turns <= 1 and not decade["over"]:
        decade["left"][0] = left
        decade["over"] = told.phase == INCOME


def summary(kind: tuple[str, int, str], games: list[Record]) -> dict[str, Any]:
    mode, players, difficulty = kind
    decades = load_pack("second_chance").kit.decades_cooperative
    return {
        "mode": mode,
        "players": players,
        "difficulty": difficulty,
        "won": sum(game["won"] for game in games),
        "decades": [decade_summary(number, games) for number in range(decades)],
    }


def decade_summary(number: int, games: list[Record]) -> dict[str, Any]:
    found = [game["decades"][number] for game in games if number < len(game["decades"])]
    if not found:
        return {"reached": 0, "survived": 0, "points": [0, 0], "left": [], "gain": []}
    points = quarters(decade["points"] for decade in found)
    by_turns = list(zip(*(decade["left"] for decade in found), strict=True))
    gains = [[end - left for end, left in zip(by_turns[0], lefts, strict=True)] for lefts in by_turns]
    return {
        "reached": len(found),
        "survived": sum(decade["survived"] for decade in found),
        "points": [points[0], points[2]],
        "left": [quarters(lefts)[1] for lefts in by_turns],
        "gain": [quarters(gained)[2] for gained in gains],
    }


def quarters(numbers: Iterable[int]) -> list[int]:
    """The three numbers that part these into quarters."""
    found = [*numbers]
    return [round(part) for part in quantiles(found if found[1:] else found * 2, n=4, method="inclusive")]


def document(level: str, games: int, kinds: list[dict[str, Any]]) -> str:
    """JSON with a line for each decade, so that two measurements can be compared line by line."""
    head = {"level": level, "games": games, "seeds": [1, games], "players_hash": players_hash(rivals=False)}
    blocks = []
    for kind in kinds:
        decades = ",\n".join(f"   {json.dumps(decade)}" for decade in kind["decades"])
        blocks.append(json.dumps(kind | {"decades": []})[:-2] + f"\n{decades}\n  ]}}")
    listed = ",\n".join(f"  {block}" for block in blocks)
    return json.dumps(head)[:-1] + f',\n "kinds": [\n{listed}\n ]}}\n'


if __name__ == "__main__":
    run()
