"""How a team was judged (Second Chance 16.1, 16.3): every condition with what became of it, and the rating.

After the end all personal goals lie open (19), so everybody sees who has met which, and since when.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from co2desk.session.verdict import BROKEN, KEPT, OPEN, GoalMet, Partner, Rating, SoloCard, Verdict
from co2desk.text.words import capital
from co2desk.ui.ending.context import Ending, Part
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.row_list.goal_rows import MET, UNMET, GoalPainter, Progress
from co2desk.ui.row_list.rows import (
    ALERT,
    DANGER,
    MARK,
    PLAIN,
    SIGN,
    Heading,
    Icon,
    Line,
    Row,
    unchanged,
)
from co2desk.ui.row_list.view import RowModel, RowView
from co2desk.ui.theme.look import Look, Type

MARKS = {KEPT: MET, BROKEN: Icon(MARK, ALERT), OPEN: UNMET}
LEAST_WIDTH = 330


class RowsView(RowView):
    """Rows that are shown as a whole: what is around them scrolls."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__(look, type_)
        self.lines.rows = GoalPainter(look, type_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(
            f"QListView {{ padding: 0 0 8px 0; border: 1px solid {look.panel_line};"
            f" background: {look.panel}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """As high as all rows together."""
        rows = sum(self.sizeHintForRow(row) for row in range(self.model().rowCount()))
        self.setFixedHeight(rows + self.height() - self.viewport().height())


class TeamVerdict(Part):
    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.rows = RowModel(self)
        self.view = RowsView(ending.look, ending.type)
        self.view.setModel(self.rows)
        self.setMinimumWidth(round(LEAST_WIDTH * ending.type.scale))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    @staticmethod
    def belongs(ending: Ending) -> bool:
        return ending.verdict is not None

    @property
    def focus_target(self) -> QWidget:
        return self.view

    def refresh(self) -> None:
        verdict = self.ending.verdict
        if verdict is None:
            raise LookupError("only a team is judged")
        self.view.setAccessibleName(translate("EndDialog", "How the result came about"))
        parts = (self._conditions(verdict), self._rating(verdict.rating), self._personal_goals(verdict))
        self.rows.set_rows(unchanged([row for part in parts for row in part]))
        self.view.fit()

    # --- conditions ----------------------------------------------------------------------------------------

    def _conditions(self, verdict: Verdict) -> Iterator[Row]:
        title = translate("EndDialog", "Conditions for victory")
        yield Heading(("conditions",), (), title, "company_goal", title)
        yield self._level(verdict)
        yield self._points(verdict)
        yield self._everybody(verdict)
        yield self._un_goals(verdict)
        if verdict.solo is not None:
            yield self._solo_card(verdict.solo)

    def _condition(self, key: str, state: str, title: str, value: str, body: str = "") -> Line:
        words = {
            KEPT: translate("EndDialog", "{condition}: met. {more}"),
            BROKEN: translate("EndDialog", "{condition}: not met. {more}"),
            OPEN: translate("EndDialog", "{condition}: not checked, because the game ended first. {more}"),
        }[state]
        #: A short fact made into a sentence: only the full stop of the language is added.
        fact = translate("EndDialog", "{fact}.").format(fact=value) if value else ""
        told = words.format(condition=title, more=sentences(fact, body)).rstrip()
        tone = DANGER if state == BROKEN else PLAIN
        if state == OPEN:
            ended = translate("EndDialog", "The game ended before this was checked.")
            body = sentences(body, ended)
        return Line((key,), (), told, MARKS[state], title, value, body, tone)

    def _level(self, verdict: Verdict) -> Line:
        title = translate("EndDialog", "CO₂ level at most {ppm} ppm").format(ppm=verdict.most_ppm)
        value = translate("EndDialog", "{ppm} ppm").format(ppm=verdict.ppm)
        body = ""
        if verdict.co2 == BROKEN:
            price = self._amount("points", verdict.price)
            had = self._amount("points", verdict.vp)
            body = translate("EndDialog", "Reducing it would have cost {price}, but only {had} remained.")
            body = body.format(price=price, had=had)
        return self._condition("co2", verdict.co2, title, value, body)

    def _points(self, verdict: Verdict) -> Line:
        title = translate("EndDialog", "Never below 0 points")
        return self._condition("points", verdict.points, title, self._amount("points", verdict.vp))

    def _everybody(self, verdict: Verdict) -> Line:
        states = [partner.state for partner in verdict.partners]
        state = next((state for state in (BROKEN, OPEN) if state in states), KEPT)
        if len(states) == 1:
            title = translate("EndDialog", "All personal goals met")
            value = self._of(verdict.partners[0].met, verdict.partners[0].needed)
        else:
            title = translate("EndDialog", "Every player met a personal goal")
            value = self._of(states.count(KEPT), len(states))
        return self._condition("personal", state, title, value)

    def _un_goals(self, verdict: Verdict) -> Line:
        title = translate("EndDialog", "UN goals left open: at most {n}").format(n=verdict.un_allowed)
        value = translate("EndDialog", "Open: {n}").format(n=verdict.un_open)
        return self._condition("un_goals", verdict.un_goals, title, value)

    def _solo_card(self, solo: SoloCard) -> Line:
        speaker = self.ending.speaker
        title = speaker.solo_goal(solo.card).title
        value = "" if solo.counted is None else self._of(*solo.counted)
        body = sentences(*speaker.solo_goal(solo.card).body, self._solo_when(solo))
        return self._condition("solo_card", solo.state, title, value, body)

    def _solo_when(self, solo: SoloCard) -> str:
        if solo.since is None:
            if solo.state == BROKEN:
                return translate("EndDialog", "Missed at the end of the game.")
            return ""
        words = (
            translate("EndDialog", "Missed at step {step}.")
            if solo.state == BROKEN
            else translate("EndDialog", "Met since step {step}.")
        )
        return words.format(step=solo.since)

    # --- personal goals ------------------------------------------------------------------------------------

    def _personal_goals(self, verdict: Verdict) -> Iterator[Row]:
        title = translate("EndDialog", "Personal goals")
        yield Heading(("goals",), (), title, "hand", title)
        for partner in verdict.partners:
            seat = self.ending.seats[partner.player]
            met = self._of(partner.met, len(partner.goals))
            told = translate("EndDialog", "{name}: personal goals met: {met} of {all}.")
            told = told.format(name=seat.name, met=partner.met, all=len(partner.goals))
            tone = DANGER if partner.state == BROKEN else PLAIN
            yield Line(("partner", partner.player), (), told, Icon(SIGN, seat.sign), seat.name, met, "", tone)
            for goal in partner.goals:
                yield self._goal(partner, goal)

    def _goal(self, partner: Partner, goal: GoalMet) -> Line:
        speaker, history = self.ending.speaker, self.ending.history
        phrase = capital(speaker.personal_goal_phrase(goal.card, len(self.ending.seats)))
        count = self._of(goal.have, goal.needed)
        if goal.since is None:
            told = translate("EndDialog", "{goal}: {count}").format(goal=phrase, count=count)
        else:
            told = translate("EndDialog", "{goal}: {count}, since decade {decade} (step {step})")
            decade = history.decade[goal.since]
            told = told.format(goal=phrase, count=count, decade=decade, step=goal.since)
        icon = UNMET if goal.since is None else MET
        return Line(("goal", partner.player, goal.card), (), told, icon, body=told)

    # --- rating --------------------------------------------------------------------------------------------

    def _rating(self, rating: Rating | None) -> Iterator[Row]:
        if rating is None:
            return
        #: Heading over how well the team has done.
        title = translate("EndDialog", "Rating")
        yield Heading(("rating",), (), title, "vp", title)
        ranks = len(rating.ranks)
        name = rank_name(rating.rank, ranks)
        value = translate("EndDialog", "Rank {rank} of {ranks}").format(rank=rating.rank + 1, ranks=ranks)
        sums = translate(
            "EndDialog", "{points}, plus {more} for the CO₂ level: 1 for every {ppm} ppm below the limit."
        )
        sums = sums.format(
            points=self._amount("points", rating.points), more=rating.for_ppm, ppm=rating.ppm_per_point
        )
        begin = translate("EndDialog", "The ranks begin at {points}.")
        begin = begin.format(points=self.ending.speaker.listed("and", [f"{n}" for n in rating.ranks]))
        own = translate("EndDialog", "The printed table is unknown; this one is our own.")
        told = translate("EndDialog", "{name}: {rank}. {sums} {begin} {own}").format(
            name=name, rank=value, sums=sums, begin=begin, own=own
        )
        body = sentences(sums, begin, own)
        yield Progress(("rank",), (), told, MET, name, value, body, have=rating.rank + 1, needed=ranks)

    # --- amounts -------------------------------------------------------------------------------------------

    def _amount(self, noun: str, n: int) -> str:
        return self.ending.speaker.plural("amounts", noun, n)

    def _of(self, have: int, needed: int) -> str:
        return translate("EndDialog", "{have} of {needed}").format(have=have, needed=needed)


def rank_name(rank: int, ranks: int) -> str:
    """Five names, spread over as many ranks as the table has."""
    names = (
        translate("EndDialog", "A narrow escape"),
        translate("EndDialog", "A truce with the climate"),
        translate("EndDialog", "A lasting recovery"),
        translate("EndDialog", "A green century"),
        translate("EndDialog", "A planet at its best"),
    )
    return names[round(rank * (len(names) - 1) / max(1, ranks - 1))]
