"""A whole game as curves: points, CO₂ level, open environmental goals and expertise.

Rivals have a page for each. A team, which asks when it lost or how it won, has all that decides on one page,
with the turning points marked.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QVBoxLayout, QWidget

from co2desk.session import Session
from co2desk.session.history import History
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.text.figures import signed
from co2desk.text.words import capital
from co2desk.ui.charts.chart import ChartWidget
from co2desk.ui.charts.scale import Curve, Limit, Mark, Note
from co2desk.ui.ending.story_chart import StoryChart
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import LABEL, Look, Type
from co2desk.ui.widgets.tabs import Tabs

POINTS, CO2, GOALS, EXPERTISE = "points", "co2", "goals", "expertise"  # the charts
RIVALS = ((POINTS,), (CO2,), (EXPERTISE,))  # the pages, and the charts on each
TEAM = ((POINTS, CO2, GOALS), (EXPERTISE,))
LEAST_HEIGHT = 64  # of one chart among several
LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard


def pages_of(history: History) -> tuple[tuple[str, ...], ...]:
    """Which charts a game has, by what there is to tell of it."""
    return TEAM if history.open_goals else RIVALS


class Curves(Tabs):
    """The pages of one game, and what stands out in them."""

    step_chosen = Signal(int)

    def __init__(
        self,
        session: Session,
        history: History,
        seats: tuple[Seat, ...],
        speaker: Speaker,
        look: Look,
        type_: Type,
    ) -> None:
        super().__init__()
        self.seats, self.speaker, self.look, self.type = seats, speaker, look, type_
        self.setting = session.game.table.setting
        self.kit = session.pack.kit
        self.lost = not session.game.result.winners
        self.history = history
        self.pages = pages_of(self.history)
        self.charts: dict[str, ChartWidget] = {}
        self.titles: dict[str, QLabel] = {}  # of charts that share a page
        self.stories: dict[str, QLabel] = {}  # of charts that have a page for themselves
        self.energy = QComboBox()
        self.energy.currentIndexChanged.connect(self._show_expertise)
        for charts in self.pages:
            self.addTab(self._page(charts), "")

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """All titles are in sight."""
        hint = super().minimumSizeHint()
        return hint.expandedTo(QSize(self.tabBar().sizeHint().width(), hint.height()))

    def _page(self, codes: Sequence[str]) -> QWidget:
        page = QFrame()
        page.setProperty("role", "panel")
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 10, 8, 8)
        if len(codes) > 1:
            self._stack(column, codes)
        else:
            self._lay(column, codes[0], ChartWidget(self.look, self.type))
            if codes[0] == EXPERTISE:
                column.addWidget(self.energy, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                self.stories[codes[0]] = self._story()
                column.addWidget(self.stories[codes[0]])
        return page

    def _story(self) -> QLabel:
        story = QLabel(wordWrap=True)
        story.setFont(self.type.font(LABEL))
        story.setContentsMargins(8, 0, 8, 0)
        story.setTextInteractionFlags(LINKS)
        story.linkActivated.connect(lambda step: self.choose(int(step)))
        return story

    def _stack(self, column: QVBoxLayout, codes: Sequence[str]) -> None:
        """Charts below each other, which point at the same step."""
        column.setSpacing(2)
        peers = [StoryChart(self.look, self.type) for _ in codes]
        for code, chart in zip(codes, peers, strict=True):
            self.titles[code] = QLabel()
            self.titles[code].setFont(self.type.font(LABEL, bold=True))
            column.addWidget(self.titles[code])
            self._lay(column, code, chart)
            chart.peers = peers
            chart.setMinimumHeight(LEAST_HEIGHT)
            for other in peers:
                if other is not chart:
                    chart.step_pointed.connect(other.point)

    def _lay(self, column: QVBoxLayout, code: str, chart: ChartWidget) -> None:
        self.charts[code] = chart
        chart.step_chosen.connect(self.step_chosen)
        column.addWidget(chart, 1)

    @property
    def page(self) -> tuple[str, ...]:
        """The charts that can be seen."""
        return self.pages[self.currentIndex()]

    def turn_to(self, code: str) -> None:
        """Show the page with a chart."""
        self.setCurrentIndex(next(number for number, page in enumerate(self.pages) if code in page))

    def choose(self, step: int) -> None:
        """A step that a sentence or a button names."""
        self.charts[self.page[0]].point(step)
        self.step_chosen.emit(step)

    # --- what they show ------------------------------------------------------------------------------------

    def show_curves(self, names: Sequence[str], totals: Sequence[int], counted: bool) -> None:
        """`totals` are the points as far as they have been counted: the last step of the curves."""
        for number, charts in enumerate(self.pages):
            self.setTabText(number, self.title(charts[0]) if len(charts) == 1 else self._question())
        for code, title in self.titles.items():
            title.setText(self.title(code))
        history = self.history
        decade = translate("Curves", "Decade {number}")
        self.marks = [Mark(d.step, decade.format(number=d.decade), f"{d.decade}") for d in history.decades]
        self._show_points(names, totals)
        self._show_level()
        if GOALS in self.charts:
            self._show_goals()
        texts = {POINTS: self._lead_story(names) if counted else "", CO2: self._level_story()}
        for code, story in self.stories.items():
            story.setText(texts[code])
            story.setVisible(bool(texts[code]))
        energies = [capital(self.speaker.energy_name(e)) for e in range(len(self.kit.energies))]
        for number, text in enumerate([translate("Curves", "All energies together"), *energies]):
            if number < self.energy.count():
                self.energy.setItemText(number, text)
            else:
                self.energy.addItem(text)
        self._show_expertise()

    #: What a curve shows.
    def title(self, code: str) -> str:
        if code == EXPERTISE:
            return self.speaker.rule("expertise")
        return {
            POINTS: translate("Curves", "Points"),
            CO2: translate("Curves", "CO₂ level"),
            GOALS: translate("Curves", "Open environmental goals"),
        }[code]

    def _question(self) -> str:
        """What a team asks when all is over."""
        if len(self.seats) == 1:
            lost, won = (
                translate("Curves", "When did you lose?"),
                translate("Curves", "How did you win?"),
            )
        else:
            lost, won = translate("Curves", "When did we lose?"), translate("Curves", "How did we win?")
        return lost if self.lost else won

    def _show_points(self, names: Sequence[str], totals: Sequence[int]) -> None:
        shared = len(names) < len(self.seats)
        signs = ["vp"] if shared else [seat.sign for seat in self.seats]
        points = zip(names, self.history.points, totals, signs, strict=True)
        self.charts[POINTS].show_curves(
            self.title(POINTS),
            [Curve(name, [*series[:-1], total], sign) for name, series, total, sign in points],
            self.marks,
            [],
            [
                Note(moment.step, signed(moment.points))
                for moment in self.history.moments
                if moment.points < 0
            ],
        )

    def _show_level(self) -> None:
        history, title, chart = self.history, self.title(CO2), self.charts[CO2]
        loss = translate("Curves", "{ppm} ppm: limit")
        limits = [Limit(self.kit.loss_ppm, loss.format(ppm=self.kit.loss_ppm), double=True)]
        if history.danger:
            strikes = (
                translate("Curves", "{ppm} ppm: two disasters")
                if history.two_disasters
                else translate("Curves", "{ppm} ppm: disasters")
            )
            limits.insert(0, Limit(history.danger, strikes.format(ppm=history.danger)))
        notes = [Note(point.step, signed(point.change)) for point in history.turning_points]
        if isinstance(chart, StoryChart):
            chart.low = self.setting.co2_floor
            notes = [Note(moment.step, signed(moment.ppm)) for moment in history.moments if moment.ppm > 0]
        chart.show_curves(title, [Curve(title, history.ppm, "ppm")], self.marks, limits, notes)

    def _show_goals(self) -> None:
        history, title = self.history, self.title(GOALS)
        notes = [
            Note(moment.step, f"{history.open_goals[moment.step]}")
            for moment in history.moments
            if moment.ends_decade
        ]
        self.charts[GOALS].show_curves(
            title, [Curve(title, history.open_goals, "company_goal")], self.marks, [], notes
        )

    def _show_expertise(self) -> None:
        energy = self.energy.currentIndex() - 1
        history = self.history
        levels = history.expertise if energy < 0 else [of_player[energy] for of_player in history.levels]
        curves = [Curve(s.name, series, s.sign) for s, series in zip(self.seats, levels, strict=True)]
        self.charts[EXPERTISE].show_curves(self.title(EXPERTISE), curves, self.marks)

    # --- what stands out -----------------------------------------------------------------------------------

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
        links = [self._link(j.step, words.format(step=j.step, change=signed(j.change))) for j in jumps]
        story = translate("Curves", "Biggest changes: {steps}.")
        return story.format(steps=self.speaker.listed("and", links))
