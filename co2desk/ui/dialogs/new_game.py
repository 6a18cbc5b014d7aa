"""Setting up a game, on one screen. Whoever has never done it only presses "Start"."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.components import Pack, PackError, load_pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.switches import make_switches
from co2desk.engine.table.kit import Kit
from co2desk.session.editions import desk_for, load_components
from co2desk.session.options import GameOptions
from co2desk.text import Speaker
from co2desk.ui.dialogs.edition_forms import FIRST, EditionForm
from co2desk.ui.dialogs.parts import SPACE, TITLE, FittedDialog, Heading, note, panel, say, warning
from co2desk.ui.dialogs.reading_choices import ReadingChoices
from co2desk.ui.dialogs.rulebook_field import RulebookField
from co2desk.ui.dialogs.seat_rows import SeatRows
from co2desk.ui.dialogs.seed_field import SeedField
from co2desk.ui.dialogs.variant_fields import VariantFields
from co2desk.ui.setup import GameSetup
from co2desk.ui.theme import STANDARD, Look, look_of
from co2desk.ui.tongue import Retranslated, translate


class NewGameDialog(Retranslated, FittedDialog):
    """Players, variants, rulebook and seed of one edition. After `accept`, `setup` is the game to begin."""

    WIDE, LEAST_HIGH = 62, 33  # room for five seats and the longest sentences

    def __init__(
        self,
        parent: QWidget | None,
        previous: GameSetup | None,
        look: Look | None = None,
        form: EditionForm = FIRST,
    ) -> None:
        super().__init__(parent)
        self.form = form
        self.previous = previous if previous is not None and self._can_show(previous) else None
        self._setup: GameSetup | None = None
        self.pack_error: PackError | None = None
        self.pack = self._load_pack()
        look = look or look_of(STANDARD, dark=False)
        speaker = self._speaker(self.pack.kit)

        self.title = Heading(TITLE)
        self.who = Heading()
        self.counts = QButtonGroup(self)
        self.alone = note()
        self.seats = SeatRows(max(form.players), look)
        self.how = Heading()
        self.variants = VariantFields(form, speaker, look)
        self.choices = ReadingChoices(form.edition, form.switches)
        self.rulebook = RulebookField(self.choices, speaker)
        self.seed = SeedField(look)
        self.problem = warning()
        self.same_again, self.cancel, self.start = QPushButton(), QPushButton(), QPushButton()
        self.same_again.setVisible(self.previous is not None)
        for button in (self.same_again, self.cancel):
            button.setAutoDefault(False)
        self.start.setProperty("primary", True)
        self.start.setDefault(True)
        self.start.setMinimumWidth(14 * SPACE)
        self._lay_out()

        self.counts.idClicked.connect(self._set_count)
        self.seats.changed.connect(self._tell_pack_error)
        self.seed.line.textChanged.connect(self._tell_pack_error)
        self.rulebook.changed.connect(self._readings_changed)
        self.same_again.clicked.connect(self._take_previous)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self._start)
        self._set_count(form.usual_players)
        self.retranslate()
        self.start.setFocus()

    @property
    def setup(self) -> GameSetup:
        """The game that was chosen. There is none before the dialog was accepted."""
        if self._setup is None:
            raise LookupError("no game was started")
        return self._setup

    # --- the screen --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        seats = panel(self.who, self._count_buttons(), self.alone, self.seats)
        variants = panel(self.how, self.variants)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, parts in ((left, (seats, panel(self.seed))), (right, (variants, panel(self.rulebook)))):
            column.setSpacing(SPACE + 4)
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
        columns = QHBoxLayout(self.content)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(SPACE + 4)
        columns.addLayout(left, 9)
        columns.addLayout(right, 7)

        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addWidget(self.same_again)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        whole.setSpacing(SPACE + 4)
        whole.addWidget(self.title)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.problem)
        whole.addLayout(buttons)

    def _count_buttons(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(SPACE)
        for players in self.form.players:
            button = QPushButton(str(players))
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setMinimumSize(6 * SPACE, 5 * SPACE)
            self.counts.addButton(button, players)
            line.addWidget(button)
        return line

    def retranslate(self) -> None:
        self.setWindowTitle(translate("NewGameDialog", "New game"))
        self.title.setText(self.form.title())
        self.who.setText(translate("NewGameDialog", "How many play, and who?"))
        self.how.setText(translate("NewGameDialog", "How does the game begin?"))
        self.alone.setText(translate("NewGameDialog", "Solo: one company, one planet, your best score."))
        for players in self.form.players:
            button = self.counts.button(players)
            text = translate("NewGameDialog", "Players: {count}")
            name = translate("NewGameDialog", "A solo game") if players == 1 else text.format(count=players)
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.same_again.setText(translate("NewGameDialog", "Same &again"))
        self.same_again.setToolTip(
            translate(
                "NewGameDialog", "Fill in the people and the rules of the last game; only the seed is new"
            )
        )
        self.cancel.setText(translate("NewGameDialog", "Cancel"))
        self.start.setText(translate("NewGameDialog", "Start"))
        self._tell_pack_error()

    # --- what is chosen ----------------------------------------------------------------------------------

    def _can_show(self, previous: GameSetup) -> bool:
        return previous.options.edition == self.form.edition and len(previous.seats) in self.form.players

    def _load_pack(self) -> Pack:
        """The values to show: the built-in ones when those of an own copy are wrong, which is then said."""
        try:
            return load_pack(self.form.edition)
        except PackError as error:
            self.pack_error = error
            return load_pack(self.form.edition, None)

    def _speaker(self, kit: Kit) -> Speaker:
        return Speaker(kit, [], translate)

    def _set_count(self, players: int) -> None:
        self.counts.button(players).setChecked(True)
        for button in self.counts.buttons():
            font = button.font()
            font.setBold(button.isChecked())  # colour is not the only sign
            button.setFont(font)
        self.alone.setVisible(players == 1)
        self.seats.set_count(players)
        self.variants.set_players(players)

    def _readings_changed(self) -> None:
        """A reading can change what a variant means (D-34: the plants that leave the extreme game)."""
        readings = {switch.key: self.choices.value(switch.key) for switch in self.choices.catalogue}
        kit = self.form.adjusted(self.pack.kit, make_switches(self.form.switches, readings))
        self.variants.set_speaker(self._speaker(kit))

    def _take_previous(self) -> None:
        """Everything as it was, but newly dealt."""
        if self.previous is None:
            return
        options = self.previous.options
        self.seats.take(self.previous.seats)
        self._set_count(len(self.previous.seats))
        self.variants.take(options.variants)
        self.choices.take(options.book, options.literal, options.switches)
        self.rulebook.update_choices()
        self._readings_changed()
        self.seed.draw()
        self.start.setFocus()

    def _options(self, seed: int) -> GameOptions:
        return GameOptions(
            edition=self.form.edition,
            players=self.seats.count,
            seed=seed,
            variants=self.variants.values(),
            book=self.choices.book,
            literal=self.choices.literal and self.choices.has_misprints,
            switches=self.choices.changes,
        )

    # --- starting ----------------------------------------------------------------------------------------

    def _start(self) -> None:
        seed = self.seed.seed
        if seed is None:  # the field itself says what is wrong
            self._refuse("", self.seed)
            return
        row = self.seats.row_with_a_name_twice()
        if row is not None:
            sentence = translate(
                "NewGameDialog", "Two seats have the name {name}; the log could not tell them apart."
            )
            self._refuse(sentence.format(name=row.seat.name), row.name)
            return
        options = self._options(seed)
        try:
            desk = desk_for(options)
            desk.setting(options, load_components(options), desk.readings(options))
        except PackError as error:
            self._refuse(self._pack_sentence(error), self.start)
        except BadDocumentError as error:
            sentence = translate("NewGameDialog", "This cannot be played: {what} has to be {expected}.")
            self._refuse(sentence.format(what=error.where, expected=error.expected), self.start)
        else:
            self._setup = GameSetup(options, self.seats.seats())
            self.accept()

    def _refuse(self, sentence: str, widget: QWidget) -> None:
        say(self.problem, sentence)
        self.area.ensureWidgetVisible(widget)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_pack_error(self) -> None:
        """Back to what was wrong from the beginning: an earlier refusal may be settled by now."""
        say(self.problem, self._pack_sentence(self.pack_error) if self.pack_error else "")

    def _pack_sentence(self, error: PackError) -> str:
        first, more = error.problems[0], len(error.problems) - 1
        if more:
            sentence = translate(
                "NewGameDialog",
                "The values of your own copy cannot be used. {problem}; {more} more after it.",
            )
        else:
            sentence = translate("NewGameDialog", "The values of your own copy cannot be used. {problem}.")
        return sentence.format(problem=first, more=more)
