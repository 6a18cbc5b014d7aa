"""What the list of games says about a game. Whatever a journal holds is shown as plain text on one line."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

from co2desk.ui.i18n import default_names
from co2desk.ui.i18n.translation import translate

if TYPE_CHECKING:
    from co2desk.session.library import KnownGame
    from co2desk.session.seats import Seat

LONGEST = 120  # characters of anything that somebody has named
MOST_SEATS = 5
LATEST_DECADE, HIGHEST_LEVEL = 20, 2000  # beyond them a journal tells nonsense
UNREADABLE = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")  # control characters, halves of characters, breaks of lines
# Marks that turn the direction of what comes after them, beyond the name they stand in.
TURNING = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
LAST_SECOND = 253402300800  # of the year 9999
SHORT = QLocale.FormatType.ShortFormat


def one_line(text: str) -> str:
    """A text as it can be shown: on one line, not endless, without what changes its neighbours."""
    kept = text[: 2 * LONGEST].translate(TURNING)
    readable = "".join(" " if unicodedata.category(char) in UNREADABLE else char for char in kept)
    found = " ".join(readable.split())
    return found if len(found) <= LONGEST else found[: LONGEST - 1].rstrip() + "…"


def shown_seats(game: KnownGame) -> tuple[Seat, ...]:
    return default_names.shown_seats(game.seats[:MOST_SEATS])


class GameWords:
    """The words for a game, in the language of the window and as its locale writes dates."""

    def __init__(self, now: Callable[[], QDateTime] = QDateTime.currentDateTime) -> None:
        self.now = now

    def title(self, game: KnownGame) -> str:
        """The edition and the way of playing. CO₂ (2012) with several players knows only one."""
        known = {
            ("first", "solo"): translate("RecentGames", "CO₂ (2012), solo"),
            ("first", "competitive"): translate("RecentGames", "CO₂ (2012)"),
            ("second_chance", "solo"): translate("RecentGames", "CO₂: Second Chance, solo"),
            ("second_chance", "cooperative"): translate("RecentGames", "CO₂: Second Chance, cooperative"),
            ("second_chance", "competitive"): translate("RecentGames", "CO₂: Second Chance, competitive"),
        }
        unknown = translate("RecentGames", "Unknown to this version")
        return known.get((game.edition, game.mode), unknown)

    def players(self, game: KnownGame) -> str:
        """Everybody's name."""
        names = [one_line(seat.name) for seat in shown_seats(game)]
        #: Stands between players' names.
        return translate("RecentGames", ", ").join(names) or self.nobody(game)

    def nobody(self, game: KnownGame) -> str:
        """A game of programs, in which nobody is named."""
        if not 1 <= game.players <= MOST_SEATS:
            return translate("RecentGames", "Unnamed players")
        return translate("RecentGames", "Players: {count}").format(count=game.players)

    def state(self, game: KnownGame) -> str:
        """How far the game is; "" where the journal does not tell."""
        if game.is_over:
            #: The state of a game in the list.
            return translate("RecentGames", "Finished")
        if not 1 <= game.decade <= LATEST_DECADE or not 0 <= game.co2 <= HIGHEST_LEVEL:
            return ""
        return translate("RecentGames", "Decade {decade}, {co2} ppm").format(decade=game.decade, co2=game.co2)

    def when(self, game: KnownGame) -> str:
        """When it was last played; "" for a time that no calendar has."""
        if not 0 <= game.changed < LAST_SECOND:
            return ""
        played = QDateTime.fromSecsSinceEpoch(int(game.changed))
        locale, date = QLocale(), played.date()
        days = date.daysTo(self.now().date())
        time = locale.toString(played.time(), SHORT)
        if days == 0:
            return translate("RecentGames", "today {time}").format(time=time)
        if days == 1:
            return translate("RecentGames", "yesterday {time}").format(time=time)
        return locale.toString(date, SHORT)

    def file(self, game: KnownGame) -> str:
        """The name of the file that the player has saved it in, without the way there."""
        return one_line(game.saved_as.replace("\\", "/").rstrip("/").rpartition("/")[2])

    def facts(self, game: KnownGame, with_interruption: bool, file: str) -> list[str]:
        """How the game stands, the most important first; the interruption may be told elsewhere."""
        interrupted = with_interruption and game.was_cut_off and not game.is_over
        #: What is special about a game, in a line with other facts, in small letters: it is for practice, it
        #: is a branch of another game, the program ended unexpectedly, it is in a file.
        parts = (
            self.state(game),
            self.when(game),
            translate("RecentGames", "practice") if game.practice else "",
            translate("RecentGames", "branched off at step {step}").format(step=game.branch_step)
            if game.branch_step >= 0
            else "",
            translate("RecentGames", "interrupted") if interrupted else "",
            translate("RecentGames", "saved in {file}").format(file=file) if file else "",
        )
        return [part for part in parts if part]

    def row_of(self, facts: Sequence[str]) -> str:
        #: Stands between the facts of a game.
        return translate("RecentGames", " · ").join(facts)

    def status(self, game: KnownGame, with_interruption: bool = True) -> str:
        """The line below the names."""
        return self.row_of(self.facts(game, with_interruption, self.file(game)))

    def sentence(self, game: KnownGame) -> str:
        """Everything in words, for screen readers and for whoever cannot read all of it in the list."""
        return "\n".join((self.title(game), self.players(game), self.status(game)))

    def interruption(self) -> str:
        return translate(
            "RecentGames",
            "co2desk closed unexpectedly. The game continues after the last action that was saved.",
        )

    def opening(self, game: KnownGame) -> str:
        """What a click leads to."""
        #: What a click on a game does: look at a finished one, or go on with another.
        return translate("RecentGames", "Open") if game.is_over else translate("RecentGames", "Continue")
