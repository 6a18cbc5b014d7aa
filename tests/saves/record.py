"""Writes the saves of this folder with the present version of the format: those that are missing, no others.

    python -m tests.saves.record

What is there is never written again: a save of the tests stays as the program of its day wrote it. Beside
each save lies a file with the next actions and where they lead, so that a later version can show that it goes
on with the game in the same way. `SHA256SUMS` lists all of them.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from co2desk.bots import seat_bots
from co2desk.components import Pack, load_pack, pack_from_document
from co2desk.session import GameOptions, Session
from co2desk.session.documents import readable
from co2desk.session.editions import EDITIONS
from co2desk.session.saves import VERSION
from co2desk.session.seats import Seat

from ..replays.record import put
from .wanted import SOMEBODY_ELSE, WANTED, Wanted

FOLDER = Path(__file__).parent
SUMS = FOLDER / "SHA256SUMS"
GOES_ON = ".goes-on.json"
FIELDS = "table-fields.json"
NEXT_ACTIONS = 12


def main() -> None:
    folder = FOLDER / str(VERSION)
    folder.mkdir(exist_ok=True)
    if not (folder / FIELDS).exists():
        (folder / FIELDS).write_bytes(readable(table_fields()))
    for name, wanted in WANTED.items():
        path = folder / f"{name}.co2game"
        if path.exists():
            continue
        session = played(wanted)
        path.write_bytes(readable(session.save()))
        path.with_name(name + GOES_ON).write_bytes(readable(goes_on(session, wanted)))
        print(f"{name}: {len(session.log)} entries")
    SUMS.write_text(sums(), encoding="ascii")


def played(wanted: Wanted) -> Session:
    options = GameOptions(
        wanted.edition,
        wanted.players,
        wanted.seed,
        wanted.variants,
        wanted.book,
        wanted.literal,
        wanted.switches,
    )
    session = Session.new(options, pack_of(wanted))
    session.seats, session.practice = tuple(Seat(*seat) for seat in wanted.seats), wanted.practice
    steps = list(wanted.steps)
    if wanted.start:
        first = steps.pop(0)
        assert isinstance(first, int)
        session = edited(session, wanted, first)
    for step in steps:
        if isinstance(step, int):
            play_on(session, wanted, step)
        else:
            assert session.undo(*step) == step[0]
    while wanted.until and not is_reached(session, wanted.until):
        play_on(session, wanted, 1)
    return session.branched(wanted.branch) if wanted.branch else session


def pack_of(wanted: Wanted) -> Pack:
    document = json.loads(json.dumps(load_pack(wanted.edition, None).document))
    for path, value in wanted.values.items():
        put(document, path, value)
    return pack_from_document(document)


def edited(session: Session, wanted: Wanted, actions: int) -> Session:
    """A game that begins where this one is when somebody is free to act, with money from nowhere."""
    play_on(session, wanted, actions)
    while not is_reached(session, "turn"):
        play_on(session, wanted, 1)
    document = session.document()
    document["money"] = [amount + 7 for amount in document["money"]]
    again, problems = Session.at_position(session.options, document, session.pack)
    assert again is not None, problems
    return again


def is_reached(session: Session, kind: str) -> bool:
    decision, table = session.game.decision, session.game.table
    return decision.player != table.active if kind == SOMEBODY_ELSE else decision.kind == kind


def play_on(session: Session, wanted: Wanted, actions: int) -> None:
    """So many actions, or fewer if the game ends."""
    bots = seat_bots([wanted.bots], wanted.players, wanted.seed + len(session.log))
    for _ in range(actions):
        if session.game.is_over:
            return
        session.play(bots[session.game.decision.player].choose(session.game))


def goes_on(session: Session, wanted: Wanted) -> dict[str, Any]:
    """The next actions, and what the table shows after them."""
    again = Session.load(session.save())
    play_on(again, wanted, NEXT_ACTIONS)
    codec = again.game.codec
    actions = [codec.action_to_json(action) for action in again.actions[len(session.actions) :]]
    return {"actions": actions, **shown(again)}


def shown(session: Session) -> dict[str, Any]:
    """What any version can compare, and the fingerprint, which only versions with the same table can."""
    game = session.game
    table = game.table
    return {
        "decade": table.decade,
        "round": table.round,
        "player": -1 if game.is_over else game.decision.player,
        "co2": table.co2,
        "money": list(table.money),
        "vp": list(table.vp),
        "fingerprint": game.fingerprint(),
    }


def table_fields() -> dict[str, list[str]]:
    """What fingerprints are made of, by edition."""
    return {
        edition: sorted(set(vars(Session.new(GameOptions(edition, 2)).game.table)) - {"setting"})
        for edition in EDITIONS
    }


def sums() -> str:
    """The list as `sha256sum` writes it, and checks it."""
    files = sorted(path for path in FOLDER.glob("[0-9]*/*") if path.is_file())
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(FOLDER).as_posix()}\n"
        for path in files
    )


if __name__ == "__main__":
    main()
