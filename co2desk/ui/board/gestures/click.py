"""What a click means: it uses a piece, picks it up, or puts down the one that was picked up.

An answer to a question is given at once. What is done freely in a turn costs something: the first click shows
what would happen, the second one on the same piece does it.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint

from co2desk.ui.board.gestures.context import GestureContext
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


def click(context: GestureContext, key: PlaceKey | None, where: QPoint) -> None:
    """A click on a place, or on none; `where` is a point of the screen."""
    if context.selection is not None:
        source = context.selection
        context.clear_selection()
        if key == source:
            if key in context.moves.clicks:
                context.chosen.emit(context.moves.clicks[key], where, None)
            return
        if key is not None and _put_down(context, source, key, where):
            return
    if key is not None:
        _use(context, key, where)


def _put_down(context: GestureContext, source: PlaceKey, key: PlaceKey, where: QPoint) -> bool:
    """Put the selected piece on this place; False when the click was not meant for it."""
    moves = context.moves
    actions = next(filter(None, (moves.dropped(source, reading) for reading in at.enclosing(key))), [])
    if actions:
        context.chosen.emit(actions, where, None)
    elif _is_refused(context, source, key):
        context.impossible.emit(source, key, where)
    else:
        return False
    return True


def _is_refused(context: GestureContext, source: PlaceKey, key: PlaceKey) -> bool:
    """Was this click meant for the selected piece? Another piece takes its place; but a place where it
    may not go is never used for something else instead."""
    moves = context.moves
    if moves.can_drag(key):
        return False
    return not moves.can_click(key) or moves.why_not(source, key) is not None


def _use(context: GestureContext, key: PlaceKey, where: QPoint) -> None:
    moves = context.moves
    if key in moves.clicks and moves.is_shown_first(key):
        context.selection = key
        context.show_marks()
        context.shown.emit(key)
    elif key in moves.clicks:
        context.chosen.emit(moves.clicks[key], where, None)
    elif moves.can_drag(key):
        context.selection = key
        context.show_marks()
    else:
        _use_what_it_stands_for(context, key, where)


def _use_what_it_stands_for(context: GestureContext, key: PlaceKey, where: QPoint) -> None:
    """Nothing can be done with this piece itself now: say why, unless it is part of something larger."""
    outer = next((reading for reading in at.enclosing(key) if reading in context.moves.clicks), None)
    if outer is not None:
        context.chosen.emit(context.moves.clicks[outer], where, None)
    else:
        context.impossible.emit(key, None, where)
