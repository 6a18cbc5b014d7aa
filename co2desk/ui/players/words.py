"""Who plays a seat, in words."""

from __future__ import annotations

from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.protocol.asking import CANNOT_PLAY, NOT_LEGAL, REFUSED, UNREADABLE
from co2desk.session.seats import PERSON, PROGRAM, Program
from co2desk.ui.i18n.translation import translate
from co2desk.ui.players.thinker import ENDED, NOT_STARTED, SILENT, Failure

PLAYERS = (PERSON, *LEVELS, PROGRAM)  # as they are offered


#: Who plays: a person or a kind of computer player, and a sentence about how it plays.
def player_words() -> dict[str, tuple[str, str]]:
    """Each kind of player: its name, and one honest sentence about how it plays."""
    return {
        PERSON: (
            translate("SeatRow", "Person"),
            translate("SeatRow", "A person at this screen."),
        ),
        "beginner": (
            translate("SeatRow", "Computer (beginner)"),
            translate("SeatRow", "Beginner: looks one action ahead. Good for a first game."),
        ),
        "steady": (
            translate("SeatRow", "Computer (steady)"),
            translate("SeatRow", "Steady: plans its whole turn."),
        ),
        "strong": (
            translate("SeatRow", "Computer (strong)"),
            translate("SeatRow", "Strong: also considers the turns of the others."),
        ),
        "expert": (
            translate("SeatRow", "Computer (expert)"),
            translate("SeatRow", "Expert: looks furthest ahead, and may think for a few seconds."),
        ),
        "random": (  # only in old saves
            translate("SeatRow", "Computer (random)"),
            translate("SeatRow", "Random: plays any legal action, without a plan."),
        ),
        PROGRAM: (
            #: A choice that opens a dialog: a program that the user chooses is to play.
            translate("SeatRow", "Another program…"),
            translate("SeatRow", "A program on this computer that speaks the protocol of co2desk."),
        ),
    }


def player_name(player: str) -> str:
    """What a kind of player is called; of one that this version does not know, its substitute."""
    words = player_words()
    return words.get(player, words[DEFAULT_LEVEL])[0]


def shown_command(program: Program) -> str:
    """What would be started, as it would be typed."""
    return " ".join(map(quoted, program.run))


def quoted(word: str) -> str:
    """A word of a command as `QProcess.splitCommand` reads it."""
    if not any(char.isspace() or char == '"' for char in word):
        return word
    return '"' + word.replace('"', '"""') + '"'


#: A program that plays for {name} has failed.
def failure_text(name: str, failure: Failure) -> str:
    texts = {
        NOT_STARTED: translate("Players", "The program that plays for {name} could not be started."),
        ENDED: translate("Players", "The program that plays for {name} has ended unexpectedly."),
        SILENT: translate(
            "Players", "The program that plays for {name} has not answered for {seconds} seconds."
        ),
        CANNOT_PLAY: translate("Players", "The program that plays for {name} cannot play this game."),
        REFUSED: translate("Players", "The program that plays for {name} reports an error."),
        UNREADABLE: translate("Players", "The program that plays for {name} gave an unreadable answer."),
        NOT_LEGAL: translate("Players", "The program that plays for {name} chose an illegal action."),
    }
    return texts[failure.code].format(name=name, seconds=failure.seconds)
