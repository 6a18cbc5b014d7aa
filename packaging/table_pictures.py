"""Pictures of the table, of the pages and dialogs around it, and of questions in the bar above it."""

from __future__ import annotations

from collections.abc import Callable

from camera import Camera
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog

from co2desk.bots import seat_bots
from co2desk.commands.examples import GENTLE, crowded_second_chance, crowded_session, played
from co2desk.engine.table.actions import END_TURN, build
from co2desk.forecast.warnings import warnings
from co2desk.session import GameOptions, Session
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.played_readings import PlayedReadings

MIDDLE_SEED, WON_SEED, SECOND_SEED = 107, 107, 5
LOG, FORECAST = 1, 0  # pages beside the board
TEAM = {"mode": "cooperative"}


def start(camera: Camera) -> None:
    camera.window.show_start()
    camera.window.start.show_games([])
    camera.take("start")


def setup(camera: Camera) -> None:
    camera.lay(played(4, MIDDLE_SEED, 1))
    camera.take("setup")


def middle(camera: Camera) -> None:
    camera.lay(played(3, MIDDLE_SEED, 3))
    side = camera.window.parts.game_view.side
    side.setCurrentIndex(LOG)
    camera.take("middle")
    side.setCurrentIndex(FORECAST)


def late(camera: Camera) -> None:
    camera.lay(crowded_session())
    camera.take("late")


def cover(camera: Camera) -> None:
    camera.open(crowded_session())
    camera.take("cover")


def dialog(camera: Camera) -> None:
    camera.lay(crowded_session())
    new_game = NewGameDialog(camera.window, None, camera.window.appearance.look)
    new_game.open()
    camera.over_the_window(new_game)
    camera.take("dialog")
    put_away(new_game)


def put_away(opened: QDialog) -> None:
    opened.close()
    opened.deleteLater()


def second_chance(camera: Camera) -> None:
    for mode in ("cooperative", "competitive", "solo"):
        camera.lay(crowded_second_chance(mode))
        camera.take(mode)


def end(camera: Camera) -> None:
    finished(camera, "end", played(4, WON_SEED, 99))


def team_end(camera: Camera) -> None:
    variants = {"mode": "cooperative", "difficulty": "easy"}
    finished(camera, "team-end", played(4, 1, 99, "second_chance", variants, GENTLE))


def finished(camera: Camera, name: str, session: Session) -> None:
    camera.open(session)
    (result,) = [widget for widget in camera.window.findChildren(QDialog) if widget.isVisible()]
    camera.over_the_window(result)
    camera.take(name)
    result.close()  # it deletes itself


def past(camera: Camera) -> None:
    """Somebody steps back through a game."""
    camera.lay(crowded_session())
    game_view = camera.window.parts.game_view
    game_view.show_history(97)
    camera.take("past")
    game_view.history.leave.click()


def games(camera: Camera) -> None:
    """The list of games, one of them cut off. Whatever was played for other pictures is none of them."""
    library = camera.window.autosave.library
    before = {game.id for game in library.games()}
    team_over = played(4, 1, 99, "second_chance", TEAM | {"difficulty": "easy"}, GENTLE)
    modes = [crowded_second_chance(mode) for mode in ("competitive", "solo", "cooperative")]
    for session in (team_over, *modes, played(3, MIDDLE_SEED, 3), crowded_session()):
        camera.open(session)
        camera.window.parts.thumbnails.draw()
        camera.close_dialogs()
    camera.window.start.show_games([game for game in library.games() if game.id not in before])
    camera.window.pages.setCurrentWidget(camera.window.start)
    camera.window.status.clear()
    camera.take("games")


def languages(camera: Camera) -> None:
    """The board, a refusal, the log and the readings of the rules in the language of the window."""
    camera.lay(crowded_session())
    game_view, controller = camera.window.parts.game_view, camera.window.parts.controller
    camera.take("board")
    refusal = controller.game.why_not(build(0, 0, 0))
    game_view.pointer.bubble.tell(QPoint(330, 330), game_view.adviser.refusal(refusal))
    camera.take("refusal")
    game_view.pointer.hide()
    game_view.side.setCurrentIndex(LOG)
    camera.take("log")
    game_view.side.setCurrentIndex(FORECAST)
    readings = PlayedReadings(camera.window, controller)
    readings.open()
    camera.over_the_window(readings)
    camera.take("rules")
    put_away(readings)


def both_editions(name: str) -> Callable[[Camera], None]:
    """For windows with little or much room, and with large texts."""

    def taker(camera: Camera) -> None:
        camera.lay(crowded_session())
        camera.take(name)
        camera.lay(crowded_second_chance("cooperative"))
        camera.take(f"{name}-second")

    return taker


def reduction(camera: Camera) -> None:
    """The team buys steps of the CO₂ level."""
    camera.lay(
        waiting(lambda session: session.game.decision.kind == "reduction", 3, SECOND_SEED, "second_chance")
    )
    camera.take("reduction")


def end_question(camera: Camera) -> None:
    """Somebody ends a turn in which something is left to be done."""
    camera.lay(waiting(may_end_too_early, 3, MIDDLE_SEED, "first"))
    proposals = camera.window.parts.game_view.proposals
    proposals.propose(END_TURN)
    camera.take("end-question")
    proposals.withdraw()


def may_end_too_early(session: Session) -> bool:
    game = session.game
    if game.table.decade < 2 or game.why_not(END_TURN) is not None:
        return False
    return any(warning.code == "unused" for warning in warnings(game, END_TURN))


def waiting(is_it: Callable[[Session], bool], players: int, seed: int, edition: str) -> Session:
    """A game of computer players that waits for such a decision."""
    session = Session.new(
        GameOptions(edition, players, seed, variants=TEAM if edition == "second_chance" else {})
    )
    bots = seat_bots(["sample"], players, seed)
    while not is_it(session):
        session.play(bots[session.game.decision.player].choose(session.game))
    return session


TAKERS: dict[str, Callable[[Camera], None]] = {
    "start": start,
    "setup": setup,
    "middle": middle,
    "late": late,
    "dialog": dialog,
    "cover": cover,
    "end": end,
    "second_chance": second_chance,
    "team_end": team_end,
    "past": past,
    "games": games,
    "languages": languages,
    "little-room": both_editions("little-room"),
    "much-room": both_editions("much-room"),
    "large-text": both_editions("large-text"),
    "reduction": reduction,
    "end-question": end_question,
}
