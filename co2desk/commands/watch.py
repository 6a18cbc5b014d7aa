"""`co2desk watch`: shows a whole game between computer players in the terminal."""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any

from co2desk.bots import seat_bots
from co2desk.commands.options import add_game_options, bot_names, game_options, refusal
from co2desk.commands.table_talk import choose
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.rule import Event
from co2desk.session import Session
from co2desk.text import Speaker
from co2desk.text.english.names import SCORING
from co2desk.text.events import is_told

MOST_SEEDS = 1_000_000
NAMES = ["Anna", "Bruno", "Chiara", "David", "Emil"]
# What a spectator wants to hear; everything else only with --all.
HIGHLIGHTS = {
    "DecadeBegan",
    "RoundBegan",
    "ProjectProposed",
    "ProjectInstalled",
    "PlantBuilt",
    "FossilReplaced",
    "FossilPlantPlaced",
    "ControlTaken",
    "SummitHeld",
    "UnGoalScored",
    "DisasterStruck",
    "CepForced",
    "CompanyGoalScored",
    "GameEnded",
}


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk watch", description=__doc__)
    add_game_options(parser)
    parser.set_defaults(bots="steady", seed=random.SystemRandom().randrange(1, MOST_SEEDS))
    parser.add_argument("--all", action="store_true", help="show everything that happens")
    found = parser.parse_args(words)
    try:
        session = Session.new(game_options(found))
    except BadDocumentError as error:
        print(f"co2desk: {refusal(error, found)}", file=sys.stderr)
        return 2
    speaker = Speaker(session.pack.kit, NAMES)
    speaker.see(session.game.table)
    bots = seat_bots(bot_names(found, parser), session.options.players, session.options.seed)
    print(f"Seed {found.seed}; `--seed {found.seed}` replays this game.")
    tell(speaker, session.setup_events, found.all)
    while not session.game.is_over:
        tell(speaker, session.play(choose(bots, session.game)), found.all)
    print_result(speaker, session)
    return 0


def tell(speaker: Speaker, events: list[Event], everything: bool) -> None:
    """At once, also into a pipe: the next player may think for a while, and a reader may have seen enough."""
    for event in events:
        name = type(event).__name__
        if (everything or name in HIGHLIGHTS) and is_told(event):
            sentence = speaker.event(event)
            print(f"\n{sentence}" if name == "DecadeBegan" else f"  {sentence}")
    sys.stdout.flush()


def print_result(speaker: Speaker, session: Session) -> None:
    result: Any = session.game.result
    table = session.game.table
    print(f"\nAfter {len(session.actions)} decisions, in decade {table.decade}, at {table.co2} ppm:")
    for seat in result.ranking:
        steps = [f"{SCORING[step]} {points}" for step, player, points in result.scoring if player == seat]
        crown = "*" if seat in result.winners else " "
        detail = f"  (of these {', '.join(steps)})" if steps else ""
        points = result.scores[seat % len(result.scores)]  # a team has one score
        print(f" {crown} {speaker.names[seat]:8} {points:4}{detail}")
    if not result.winners:
        print("   Nobody wins.")
