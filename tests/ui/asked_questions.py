"""A position for every decision of both games, with as many answers as games without a plan come across."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog

from co2desk.bots import seat_bots
from co2desk.engine.editions.first.sequence import EDITION
from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.session import GameOptions, Session
from co2desk.session.setup import GameSetup
from co2desk.ui.controller import Controller
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.play.prompt_bar import PromptBar
from co2desk.ui.play.proposals import Proposals
from tests.ui.editions.second_chance import decisions as second_decisions
from tests.ui.play import decisions as first_decisions
from tests.ui.screen import Screen
from tests.ui.stations import seats

GAMES = 12
CARD = (106, 113)  # pixels of the picture on a button
FIRST = {"region_order": "start_player_chooses", "end_turn_expertise": "may"}
SECOND = {"summit_points": "own_topic_first"}

Found = dict[str, tuple[int, int, int]]  # a decision -> how many answers it has, the seed, the step


def options(edition: str, players: int, seed: int, variants: Mapping[str, Any]) -> GameOptions:
    switches = FIRST if edition == "first" else SECOND
    return GameOptions(edition, players, seed, variants, switches=switches)


RULES: tuple[tuple[str, int, Mapping[str, Any]], ...] = (
    ("first", 3, {"auction": True, "draft": True}),
    ("first", 1, {}),
    ("second_chance", 3, {"mode": COOPERATIVE, "draft": True}),
    ("second_chance", 3, {"mode": COMPETITIVE, "draft": True}),
    ("second_chance", 1, {"mode": SOLO}),
)


_by_hand: dict[tuple[str, str], Session] = {}


def asked_questions(screen: Screen) -> dict[str, Session]:
    """Every decision of both editions; what games without a plan never come across is reached by hand."""
    if not _by_hand:
        for kind in set(EDITION.decisions) - asked_in("first"):
            first_decisions.WAYS[kind][0](screen)
            _by_hand["first", kind] = screen.controller.session
        every = {kind for mode in EDITIONS for kind in EDITIONS[mode].decisions}
        for kind in every - asked_in("second_chance"):
            second_decisions.WAYS[kind](screen, COOPERATIVE)
            _by_hand["second_chance", kind] = screen.controller.session
    questions = {**come_across(), **_by_hand}
    return {f"{edition}: {kind}": session for (edition, kind), session in questions.items()}


def asked_in_a_bar(screen: Screen) -> Iterator[tuple[str, PromptBar]]:
    """Every decision in a prompt bar of its own, as wide as that of the window."""
    questions = asked_questions(screen)
    room = QDialog()
    room.resize(screen.window.size())
    controller = Controller(screen.window.preferences, room)
    bar = PromptBar(Proposals(Adviser(controller), room), screen.appearance.look, room)
    bar.buttons.card_picture = lambda card: QPixmap(*CARD)
    bar.undo.setDefaultAction(screen.window.menus.undo)
    bar.move(6, 0)
    room.show()
    for name, session in questions.items():
        controller.open(session, GameSetup(session.options, seats(session)))
        if controller.is_covered:
            controller.take_seat()
        bar.resize(room.width() - 2 * bar.x(), 0)
        screen.settle()
        assert controller.is_my_decision, name
        assert bar.sentence.text(), name
        yield name, bar
    room.close()
    room.deleteLater()


def asked_in(edition: str) -> set[str]:
    return {kind for found_in, kind in come_across() if found_in == edition}


@cache
def come_across() -> dict[tuple[str, str], Session]:
    """By edition and decision."""
    questions: dict[tuple[str, str], Session] = {}
    for edition, players, variants in RULES:
        for kind, (_, seed, step) in sorted(found(edition, players, variants).items()):
            if (edition, kind) not in questions:
                questions[edition, kind] = played(options(edition, players, seed, variants), step)
    return questions


def found(edition: str, players: int, variants: Mapping[str, Any]) -> Found:
    best: Found = {}
    for seed in range(1, GAMES + 1):
        session = Session.new(options(edition, players, seed, variants))
        bots = seat_bots(["random"], players, seed)
        while not session.game.is_over:
            frame = session.game.decision
            answers = len(session.game.legal(frame.player))
            if answers > best.get(frame.kind, (1, 0, 0))[0]:
                best[frame.kind] = (answers, seed, len(session.actions))
            session.play(bots[frame.player].choose(session.game))
    return best


def played(rules: GameOptions, steps: int) -> Session:
    """The same game up to a step."""
    session = Session.new(rules)
    bots = seat_bots(["random"], rules.players, rules.seed)
    while len(session.actions) < steps:
        session.play(bots[session.game.decision.player].choose(session.game))
    return session
