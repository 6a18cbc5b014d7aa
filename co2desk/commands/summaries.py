"""Many games between computer players, in a few figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

from co2desk.forecast import interval

Record = dict[str, Any]


def summarise(records: list[Record], seconds: float) -> dict[str, Any]:
    games = len(records)
    endings = Counter(record["ending"] for record in records)
    best = [max(record["scores"]) for record in records if record["winners"]]
    wins = Counter(seat for record in records for seat in record["winners"])
    decisions = [record["decisions"] for record in records]
    plants = [sum(column) for column in zip(*(record["plants"] for record in records), strict=True)]
    return {
        "games": games,
        "endings": dict(sorted(endings.items())),
        "won": share(sum(bool(record["winners"]) for record in records), games),
        "decided": by_player(records),
        "decades": {str(k): n for k, n in sorted(Counter(r["decade"] for r in records).items())},
        "best_score": spread(best),
        "wins_by_seat": {str(seat): count for seat, count in sorted(wins.items())},
        "plants": {str(energy): round(100 * n / max(1, sum(plants))) for energy, n in enumerate(plants)},
        "decisions": spread(decisions),
        "decisions_per_second": round(sum(decisions) / seconds) if seconds else 0,
    }


def by_player(records: list[Record]) -> dict[str, dict[str, float]]:
    """For each kind of player its share of the games that somebody won; a game shared by several kinds counts
    for each of them in part. Empty where all players are of one kind."""
    kinds = sorted({name for record in records for name in record["bots"]})
    decided = [record for record in records if record["winners"]]
    if len(kinds) < 2:
        return {}
    found = {}
    for kind in kinds:
        wins = 0.0
        for record in decided:
            winners = {record["bots"][seat] for seat in record["winners"]}
            wins += (kind in winners) / len(winners)
        found[kind] = share(wins, len(decided))
    return found


def share(count: float, games: int) -> dict[str, float]:
    """A share in percent with its interval."""
    if not games:
        return {"count": count, "of": 0}
    lowest, highest = interval(count, games)
    return {
        "count": count,
        "of": games,
        "percent": round(100 * count / games, 1),
        "from": round(100 * lowest, 1),
        "to": round(100 * highest, 1),
    }


def spread(numbers: list[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    return {"least": min(numbers), "mean": round(sum(numbers) / len(numbers), 1), "most": max(numbers)}


def readable(summary: dict[str, Any]) -> str:
    lines = [f"{summary['games']} games, {summary['decisions_per_second']} decisions per second"]
    lines.append(f"{'won':14} {percent(summary['won'])}")
    for kind, won in summary["decided"].items():
        lines.append(f"  {kind:12} {percent(won)} of the decided games")
    for title in ("endings", "decades", "best_score", "wins_by_seat", "decisions"):
        values = summary[title] or {}
        listed = ", ".join(f"{key} {value}" for key, value in values.items()) or "none"
        lines.append(f"{title.replace('_', ' '):14} {listed}")
    return "\n".join(lines)


def percent(won: dict[str, float]) -> str:
    if not won["of"]:
        return "0 of 0"
    return f"{won['count']:g} of {won['of']}: {won['percent']} % ({won['from']} to {won['to']} %)"
