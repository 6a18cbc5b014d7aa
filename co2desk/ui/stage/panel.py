"""The stage: a panel over the middle of the board on which a scene plays, step by step.

It lies where it hides nothing that it tells of. What is told comes as sentences of the log, in words for
everybody; the stage itself knows no secret. To pause and to skip are in the prompt bar, where they are for
every move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.session.seats import Seat
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.scenes import Scene
from co2desk.ui.stage.figures import GOODS, Figure
from co2desk.ui.stage.parts import EventPicture, LevelGauge, ResultRow, StepRow
from co2desk.ui.stage.players_row import PlayersRow
from co2desk.ui.stage.standings import Standings, nobody
from co2desk.ui.stage.words import step_names
from co2desk.ui.theme.companies import crests_in_a_row
from co2desk.ui.theme.look import FIGURE, TEXT, Look, Type
from co2desk.ui.theme.scenes import Scene as Picture
from co2desk.ui.widgets.keyboard import give_keyboard
from co2desk.ui.widgets.labels import ENDLESS

SPACE = 8
WIDTH, RESULT_WIDTH = 660, 580
ROOM, MOST = 760, 1.6  # a wider middle of the board makes the stage larger, up to so much
LEAST = 0.9  # and a narrower one than the stage makes it smaller, down to so much
LARGE, CREST = 1.45, 46  # the headline of the end, in times of a figure, and the crest beside it
LINES = 2  # of a sentence: room for them is there, needed or not
WORDS = 130  # the least width of a sentence beside pictures
MOST_LINES = 3  # with more of them it is written smaller

Words = Callable[[], str]


def nothing() -> str:
    return ""


class StagePanel(Retranslated, QFrame):
    continued = Signal()  # somebody has read the result
    clicked = Signal()  # somebody does not want to wait for the end

    def __init__(self, parent: QWidget, look: Look, type_: Type) -> None:
        super().__init__(parent)
        self.screen_ = parent
        self.look, self.type = look, type_
        self._plain = type_  # of the window; the stage may be larger
        self.setObjectName("stage")
        self.seats: tuple[Seat, ...] = ()
        self.scene: Scene | None = None
        self.is_result = False  # the scene is over, and waits to be read
        self._edge = ""  # the colour of its edge, where that is not the usual one
        self._step = 0
        self._title: Words = nothing
        self._words: Words = nothing
        self._standings: Standings = nobody
        self.name_of: Callable[[int], str] = self._seat_name  # or what the player at the screen is called
        self._anchors: Sequence[QRect] = ()
        self._before: QWidget | None = None  # had the focus when the result came
        self.keyboard_after: QWidget | None = None  # gets it where that is gone
        self.title, self.sentence = QLabel(), QLabel(wordWrap=True)
        self.winner = QWidget()  # of the end, above all else that is told
        self.headline, self.crests = QLabel(wordWrap=True), QLabel()
        self._headline: Words = nothing
        self._winners: Sequence[int] = ()
        for label in (self.title, self.sentence, self.headline):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.steps, self.picture, self.gauge = (
            StepRow(look, type_),
            EventPicture(look, type_),
            LevelGauge(look, type_),
        )
        self.players = PlayersRow(look, type_)
        self._rows: list[ResultRow] = []
        self.rows = QVBoxLayout()
        self.rows.setSpacing(0)
        self.go_on = QPushButton()
        self.go_on.setProperty("primary", True)
        self.go_on.clicked.connect(self.continued)
        self._arrange()
        self.set_look(look, type_)
        self.retranslate()
        self.hide()

    def _arrange(self) -> None:
        head = self.head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(SPACE)
        head.addWidget(self.title)
        head.addWidget(self.steps, 1)
        middle = self.middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        middle.setSpacing(2 * SPACE)
        middle.addWidget(self.picture)
        middle.addWidget(self.sentence, 1)
        middle.addWidget(self.gauge)
        winner = QHBoxLayout(self.winner)
        winner.setContentsMargins(0, 0, 0, 0)
        winner.setSpacing(SPACE)
        winner.addWidget(self.crests)
        winner.addWidget(self.headline, 1)
        self.winner.hide()
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, SPACE, 2 * SPACE, SPACE)
        column.setSpacing(SPACE // 2)
        column.addLayout(head)
        column.addWidget(self.winner)
        column.addLayout(middle)
        column.addWidget(self.players)
        column.addLayout(self.rows)
        column.addWidget(self.go_on)

    # --- what others do with it --------------------------------------------------------------------------

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self._plain = look, type_
        self._dress(self._grown())

    def _grown(self) -> Type:
        """The type of the stage: as large as the board around it, so that it can be read from as far."""
        scale, share = self._plain.scale, 1.0
        wide = self._anchors[0].width() / scale if self._anchors else ROOM
        if wide > ROOM:
            share = min(MOST, wide / ROOM)
        elif wide < WIDTH:
            share = max(LEAST, wide / WIDTH)
        return self._plain if share == 1.0 else Type(self._plain.family, round(scale * share, 2))

    def _dress(self, type_: Type) -> None:
        look, self.type = self.look, type_
        edge = self._edge or look.accent
        self.setStyleSheet(
            f"#stage {{ background: {look.panel}; border: 2px solid {edge}; border-radius: 14px; }}"
        )
        self.title.setFont(type_.font(TEXT, True))
        self.headline.setFont(type_.font(FIGURE * LARGE, True))
        self._show_crests()
        self.go_on.setFont(type_.font(TEXT + 1, True))
        for part in (self.steps, self.picture, self.gauge, self.players, *self._rows):
            part.set_look(look, type_)
        high = LINES * QFontMetrics(type_.font(TEXT + 2, True)).lineSpacing()
        self.sentence.setMinimumHeight(high)
        self._settle()

    def set_seats(self, seats: Sequence[Seat]) -> None:
        self.seats = self.picture.seats = self.players.seats = tuple(seats)
        self._name_players()

    def _seat_name(self, player: int) -> str:
        return self.seats[player].name

    def _name_players(self) -> None:
        for row in self._rows:
            if row.player != NOBODY:
                row.set_name(self.name_of(row.player))

    def open(self, scene: Scene, title: Words, anchors: Sequence[QRect]) -> None:
        """A scene begins, or goes on. The anchors are where the stage may lie, the best first."""
        self.scene, self._title = scene, title
        self._take_room(anchors)
        self.is_result, self._step, self._edge, self.gauge.is_safe = False, 0, "", False
        self._standings = nobody
        self._headline, self._winners = nothing, ()
        self._dress(self.type)
        self._clear_rows()
        self.picture.clear()
        self.go_on.hide()
        self.retranslate()
        self._settle()
        self.show()
        self.raise_()

    def measure(self, level: int, danger: int, loss: int) -> None:
        """The CO₂ level before the scene; a scene that is not about it has none."""
        self.gauge.begin(level, danger, loss)
        self.gauge.show()

    def tell(
        self, step: int, words: Words, player: int, figures: Sequence[Figure], picture: Picture | None
    ) -> None:
        self._step, self._words = step, words
        self.picture.show_event(player, figures, picture)
        self.retranslate()

    def show_standings(self, standings: Standings) -> None:
        """How everybody stands, beside what is told."""
        self._standings = standings
        self.retranslate()

    def show_cards(self, cards: Sequence[QPixmap]) -> None:
        """The own cards of the player at the screen, in the place of the picture."""
        if cards:
            self.picture.show_cards(cards)
            self._settle()

    def show_result(
        self,
        words: Words,
        totals: Counter[tuple[int, str]],
        team: Words,
        waits: bool,
        planet_burns: bool | None = None,
        is_end: bool = False,
    ) -> None:
        """What all of it brought, and how the planet stands, if that is what the scene is about. It stays
        until somebody goes on."""
        scene = self.scene
        if scene is None:
            return
        self.is_result = True
        self._step = len(scene.steps) - 1
        self._words = words
        if planet_burns is None:
            self.picture.show_event(NOBODY, (), None)
        else:
            self.picture.show_planet(planet_burns)
        if is_end:  # of the game: the light is that of a planet that is saved or lost
            self.gauge.is_safe = not planet_burns
            self._edge = self.look.danger if planet_burns else self.look.safe
            self._dress(self.type)
        self._clear_rows()
        players = [*range(len(self.seats)), NOBODY]
        kinds = [*GOODS, *self.look.energies]
        goods = [good for good in kinds if any(totals[player, good] for player in players)]
        for player in players:
            figures = [Figure(player, good, totals[player, good]) for good in goods]
            if any(figure.amount for figure in figures):
                name = team() if player == NOBODY else self.name_of(player)
                sign = "" if player == NOBODY else self.seats[player].sign
                self._rows.append(ResultRow(self.look, self.type, player, name, sign, figures))
                self.rows.addWidget(self._rows[-1])
                self._rows[-1].show()  # at once: the stage is as high as it needs to be
        self.go_on.setVisible(waits)
        self.retranslate()
        self._settle()
        if waits:
            self._before = self.window().focusWidget()
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_headline(self, words: Words, winners: Sequence[int]) -> None:
        """The end of the game, large: who has won, with the crests, or what is lost."""
        self._headline, self._winners = words, winners
        self._show_crests()
        self.retranslate()

    def _show_crests(self) -> None:
        crests = [self.seats[player].sign for player in self._winners]
        side = round(CREST * self.type.scale)
        self.crests.setPixmap(crests_in_a_row(crests, side, self.look, self.devicePixelRatioF()))
        self.crests.setVisible(bool(crests))

    def close_scene(self) -> None:
        """Nothing stays of it."""
        had_focus = self.go_on.hasFocus()
        self.hide()
        self.gauge.count.stop()
        self.scene, self.is_result = None, False
        self._words, self._title, self._standings = nothing, nothing, nobody
        self.show_headline(nothing, ())
        self.picture.clear()  # a card of somebody's hand may be on it
        self.players.show_standings(())
        self._clear_rows()
        before, self._before = self._before, None
        if had_focus:
            give_keyboard(before, self.keyboard_after)

    # --- its place ---------------------------------------------------------------------------------------

    def place_at(self, anchors: Sequence[QRect]) -> None:
        """The board lies elsewhere, or has another size."""
        self._take_room(anchors)
        self._settle()

    def _take_room(self, anchors: Sequence[QRect]) -> None:
        self._anchors = anchors
        grown = self._grown()
        if grown.scale != self.type.scale:
            self._dress(grown)

    def _settle(self) -> None:
        if self.scene is None or not self._anchors:
            return
        parent, anchor = self.screen_.rect(), self._anchors[0]
        wide = round((RESULT_WIDTH if self.is_result else WIDTH) * self.type.scale)
        self.column.activate()
        if self.column.totalMinimumSize().width() <= anchor.width():  # unless large texts need more
            wide = min(wide, anchor.width())
        wide = min(wide, parent.width() - 4 * SPACE)
        beside = wide - 5 * SPACE - self.title.sizeHint().width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        has_room = not self.steps.is_shown or self.steps.wanted_width() <= beside
        self.head.setDirection(across if has_room else down)
        self.head.setSpacing(SPACE if has_room else 0)
        self._fit_sentence(wide)
        self.column.activate()
        high = max(self.column.totalHeightForWidth(wide), self.column.totalMinimumSize().height())
        self.resize(QSize(wide, min(high, parent.height() - 2 * SPACE)))
        place = self.rect()
        place.moveCenter(anchor.center())
        left = max(SPACE, min(place.left(), parent.right() - place.width() - SPACE))
        top = max(SPACE, min(place.top(), parent.bottom() - place.height() - SPACE))
        self.move(QPoint(left, top))

    def _fit_sentence(self, wide: int) -> None:
        """A long one is written smaller, and below many cards."""
        beside = [part for part in (self.picture, self.gauge) if not part.isHidden()]
        taken = sum(part.sizeHint().width() + 2 * SPACE for part in beside)
        least = WORDS * self.type.scale
        is_across = wide - 4 * SPACE - taken >= least
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.middle.setDirection(across if is_across else down)
        room = QRect(0, 0, wide - 4 * SPACE - (taken if is_across else 0), ENDLESS)
        fonts = [self.type.font(TEXT + larger, True) for larger in (2, 1, 0, -1)]
        self.sentence.setFont(next((font for font in fonts if self._has_room(font, room)), fonts[-1]))

    def _has_room(self, font: QFont, room: QRect) -> bool:
        metrics = QFontMetrics(font)
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.sentence.text())
        return needed.height() <= MOST_LINES * metrics.lineSpacing()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.clicked.emit()
        event.accept()

    # --- words -------------------------------------------------------------------------------------------

    def _clear_rows(self) -> None:
        rows, self._rows = self._rows, []
        for row in rows:
            self.rows.removeWidget(row)
            row.hide()
            row.deleteLater()

    def retranslate(self) -> None:
        #: A button of the stage: the result is read, the game goes on.
        self.go_on.setText(translate("Stage", "Continue"))
        self.setAccessibleName(self._title())
        self.title.setText(self._title())
        self.sentence.setText(self._words())
        headline = self._headline()
        self.headline.setText(headline)
        self.winner.setVisible(bool(headline))
        if self.scene is not None:
            names = step_names()
            self.steps.show_steps([names[step.code] for step in self.scene.steps], self._step)
            self.steps.is_shown = len(self.scene.steps) > 1
        self._name_players()
        self.players.name_of = self.name_of
        self.players.show_standings(self._standings())
        self._settle()
