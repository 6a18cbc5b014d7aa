"""The game in a few words: for the title of the window and for the corner beside its menus."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from co2desk.ui.editions.names import edition_name
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.window.status import BETWEEN

if TYPE_CHECKING:
    from co2desk.ui.board.scene import BoardScene
    from co2desk.ui.controller import Controller
    from co2desk.ui.models.views import ClockView


def window_title(controller: Controller | None, saved_as: Path | None) -> str:
    """Which game is on the table, who plays it, and in which file it is if it has one of its own."""
    if controller is None or not controller.has_game:
        return "co2desk"
    #: Stands between players' names.
    names = translate("MainWindow", ", ").join(seat.name for seat in controller.seats)
    edition = edition_name(controller.session.options.edition)
    if saved_as is None:
        title = translate("MainWindow", "{edition} – {players} – co2desk")
        return title.format(edition=edition, players=names)
    title = translate("MainWindow", "{file} – {edition} – {players} – co2desk")
    return title.format(file=saved_as.stem, edition=edition, players=names)


def progress_text(controller: Controller, board: BoardScene, is_recorded: bool, last: str) -> str:
    """How far the game is on the board, and what happened `last`, if that is to be said. What is nowhere else
    in sight comes first, and stays in little room."""
    decade: ClockView = board.shown_value(at.DECADE)
    turn: ClockView = board.shown_value(at.ROUND)
    facts = translate(
        "MainWindow", "Decade {decade} of {decades}  ·  round {round} of {rounds}  ·  seed {seed}"
    ).format(
        decade=decade.now,
        decades=decade.last,
        round=turn.now,
        rounds=turn.last,
        seed=controller.session.options.seed,
    )
    #: What is special about the game, before other facts, in small letters: it is not recorded on this
    #: computer, or it is for practice.
    special = (
        translate("MainWindow", "not autosaved") if not is_recorded else "",
        translate("MainWindow", "practice") if controller.session.practice else "",
    )
    return BETWEEN.join(filter(None, (*special, last, facts)))
