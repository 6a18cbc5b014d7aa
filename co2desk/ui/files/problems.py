"""What is wrong with a file, in the language of the window.

Whoever reads a file says it in phrases (co2desk/engine/machine/phrases.py). Here they are looked up, and put
into sentences that stand with a colon: what is expected may be any number or noun, in any language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from co2desk.engine.machine.phrases import Phrase
from co2desk.ui.i18n.translation import translate

if TYPE_CHECKING:
    from co2desk.components import PackError, Problem
    from co2desk.engine.machine.actions import BadDocumentError

EXPECTED = "Expected"  # the context of all phrases


def in_words(text: str) -> str:
    """A phrase in the language of the window. Any other text, such as a path of keys, stays as it is."""
    if not isinstance(text, Phrase):
        return text
    return text.said(lambda template: QCoreApplication.translate(EXPECTED, template))


def problem_text(error: BadDocumentError) -> str:
    """Where a document is wrong first, and what was expected there."""
    #: {where} is a line or a path of keys in a file, such as options.players.
    sentence = translate("FileWords", "{where}: expected: {expected}")
    return sentence.format(where=in_words(error.where), expected=in_words(error.expected))


def pack_problem_text(problem: Problem) -> str:
    """What is wrong with a value of a component pack."""
    #: {place} is a file with a line and a path of keys in it, such as plants.solar.3.
    sentence = translate("FileWords", "{place}: expected: {expected}; found: {found}")
    return sentence.format(
        place=_place(problem), expected=in_words(problem.expected), found=in_words(problem.found)
    )


def unusable_pack_text(error: PackError) -> str:
    """Why the values of the owner's own copy cannot be played with: the first mistake, and how many more."""
    first, more = error.problems[0], len(error.problems) - 1
    if more:
        sentence = translate(
            "NewGameDialog",
            "The values of your own copy cannot be used. {problem}. Other problems: {more}.",
        )
    else:
        sentence = translate("NewGameDialog", "The values of your own copy cannot be used. {problem}.")
    return sentence.format(problem=pack_problem_text(first), more=more)


def unplayable_text(error: BadDocumentError) -> str:
    """Why a game cannot be set up with these options."""
    #: “This” is the game with the chosen options; {problem} says what is wrong with them.
    return translate("NewGameDialog", "This game cannot be set up. {problem}.").format(
        problem=problem_text(error)
    )


def _place(problem: Problem) -> str:
    key = in_words(problem.shown_key)
    if problem.line and key:
        text = translate("FileWords", "{file}, line {line}, {key}")
    elif problem.line:
        text = translate("FileWords", "{file}, line {line}")
    elif problem.file and key:
        text = translate("FileWords", "{file}, {key}")
    else:
        return problem.file or key
    return text.format(file=problem.file, line=problem.line, key=key)
