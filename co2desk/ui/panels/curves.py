"""A whole game as curves: points, CO₂ level and expertise, each on its own page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QTabWidget, QVBoxLayout

from co2desk.session import Session
from co2desk.session.history import history_of
from co2desk.text import Speaker
from co2desk.text.words import capital
from co2desk.ui.panels.chart import ChartWidget
from co2desk.ui.panels.chart_scale import Curve, Limit, Mark, Note
from co2desk.ui.seats import Seat
from co2desk.ui.theme import LABEL, Look, Type
from co2desk.ui.tongue import translate

POINTS, CO2, EXPERTISE = range(3)  # the tabs
NO_ALIGNMENT = Qt.AlignmentFlag(0)
LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class Curves(QTabWidget):
    """Points, CO₂ level and expertise over the whole game, and what stands out in them."""

    step_chosen = Signal(int)

    def __init__(
        self, session: Session, seats: tuple[Seat, ...], speaker: Speaker, look: Look, type_: Type
    ) -> None:
        super().__init__()
        self.seats, self.speaker, self.look = seats, speaker, look
        self.kit = session.pack.kit
        self.lost = not session.game.result.winners
        self.history = history_of(session)
        self.charts = [ChartWidget(look, type_) for _ in range(3)]
        self.stories = [QLabel(), QLabel()]
        self.energy = QComboBox()
        self.energy.currentIndexChanged.connect(self._show_expertise)
        for chart, below in zip(self.charts, [*self.stories, self.energy], strict=True):
            page = QFrame()
            page.setProperty("role", "panel")
            column = QVBoxLayout(page)
            column.setContentsMargins(8, 10, 8, 8)
            column.addWidget(chart, 1)
            column.addWidget(below, 0, Qt.AlignmentFlag.AlignLeft if below is self.energy else NO_ALIGNMENT)
            chart.step_chosen.connect(self.step_chosen)
            self.addTab(page, "")
        for story in self.stories:
            story.setWordWrap(True)
            story.setFont(type_.font(LABEL))
            story.setContentsMargins(8, 0, 8, 0)
            story.setTextInteractionFlags(LINKS)
            story.linkActivated.connect(lambda step: self.choose(int(step)))

    def choose(self, step: int) -> None:
        """A step that a sentence or a button names."""
        self.charts[self.currentIndex()].point(step)
        self.step_chosen.emit(step)

    def show_curves(self, names: Sequence[str], totals: Sequence[int], counted: bool) -> None:
        """`totals` are the points as far as they have been counted: the last step of the curves."""
        self.setTabText(POINTS, translate("Curves", "Points"))
        self.setTabText(CO2, translate("Curves", "CO₂ level"))
        self.setTabText(EXPERTISE, translate("Curves", "Expertise"))
        history = self.history
        shared = len(names) < len(self.seats)
        signs = ["vp"] if shared else [seat.sign for seat in self.seats]
        decade = translate("Curves", "Decade {number}")
        self.marks = [Mark(d.step, decade.format(number=d.decade), f"{d.decade}") for d in history.decades]
        points = zip(names, history.points, totals, signs, strict=True)
        self.charts[POINTS].show_curves(
            self.tabText(POINTS),
            [Curve(name, [*series[:-1], total], sign) for name, series, total, sign in points],
            self.marks,
        )
        self._show_level()
        texts = (self._lead_story(names) if counted else "", self._level_story())
        for story, text in zip(self.stories, texts, strict=True):
            story.setText(text)
            story.setVisible(bool(text))
        energies = [capital(self.speaker.energy_name(e)) for e in range(len(self.kit.energies))]
        for number, text in enumerate([translate("Curves", "All energies together"), *energies]):
            if number < self.energy.count():
                self.energy.setItemText(number, text)
            else:
                self.energy.addItem(text)
        self._show_expertise()

    def _show_level(self) -> None:
        history, title = self.history, self.tabText(CO2)
        danger = translate("Curves", "{ppm} ppm: disasters").format(ppm=history.danger)
        loss = translate("Curves", "{ppm} ppm: the planet is lost").format(ppm=self.kit.loss_ppm)
        self.charts[CO2].show_curves(
            title,
            [Curve(title, history.ppm, "ppm")],
            self.marks,
            [Limit(history.danger, danger), Limit(self.kit.loss_ppm, loss, double=True)],
            [Note(point.step, f"{point.change:+d}") for point in history.turning_points],
        )

    def _show_expertise(self) -> None:
        energy = self.energy.currentIndex() - 1
        history = self.history
        levels = history.expertise if energy < 0 else [of_player[energy] for of_player in history.levels]
        curves = [Curve(s.name, series, s.sign) for s, series in zip(self.seats, levels, strict=True)]
        self.charts[EXPERTISE].show_curves(self.tabText(EXPERTISE), curves, self.marks)

    def _link(self, step: int, text: str) -> str:
        return f'<a href="{step}" style="color: {self.look.accent}">{text}</a>'

    def _lead_story(self, names: Sequence[str]) -> str:
        """When the one who has most points at the end took the lead."""
        history = self.history
        ends = [series[-1] for series in history.points]
        if not history.leads or ends.count(max(ends)) > 1:
            return ""
        last = history.leads[-1]
        name = escape(names[last.account])
        if last.step == history.steps - 1:
            return translate("Curves", "{name} took the lead in the last step.").format(name=name)
        step = self._link(last.step, translate("Curves", "step {step}").format(step=last.step))
        story = translate("Curves", "{name} took the lead for good at {step}.")
        return story.format(name=name, step=step)

    def _level_story(self) -> str:
        jumps = sorted(self.history.turning_points)
        if not jumps or self.lost:  # a lost game has buttons for them
            return ""
        words = translate("Curves", "step {step} ({change} ppm)")
        links = [self._link(j.step, words.format(step=j.step, change=f"{j.change:+d}")) for j in jumps]
        story = translate("Curves", "The largest changes: {steps}.")
        return story.format(steps=self.speaker.listed("and", links))
