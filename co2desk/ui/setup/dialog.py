"""Setting up a game, on one screen. Whoever has never done it only presses "Start".

Edition, players and level come first; everything else waits behind "More".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.components import PackError
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.switches import make_switches
from co2desk.session.challenge import Challenge
from co2desk.session.editions import check_playable, load_components
from co2desk.session.options import GameOptions
from co2desk.session.setup import GameSetup
from co2desk.ui.editions.lookup import FORMS
from co2desk.ui.editions.names import edition_about, edition_name
from co2desk.ui.editions.new_game import EditionForm
from co2desk.ui.files.problems import unplayable_text, unusable_pack_text
from co2desk.ui.help.topics import offer_help
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.preferences import STANDARD
from co2desk.ui.setup.edition_card import EditionCard
from co2desk.ui.setup.fields import Fields, fields_of, speaker_of
from co2desk.ui.setup.player_rows import SeatRows
from co2desk.ui.setup.reading_choices import ReadingChoices
from co2desk.ui.setup.rulebook_field import RulebookField
from co2desk.ui.setup.seed_field import SeedField
from co2desk.ui.setup.toggles import mark_chosen, toggle
from co2desk.ui.setup.variant_fields import VariantFields
from co2desk.ui.theme.look import Look, look_of
from co2desk.ui.widgets.columns import Columns
from co2desk.ui.widgets.controls import Tick
from co2desk.ui.widgets.dialogs import (
    SPACE,
    TITLE,
    FittedDialog,
    Heading,
    note,
    panel,
    room_on_screen,
    say,
    warning,
)

USUAL = FORMS[GameOptions().edition]
LINES_FOR_TITLE = 25  # a window with fewer has no room for it: the cards say the same
COUNTS = tuple(sorted({players for form in FORMS.values() for players in form.players}))


class NewGameDialog(Retranslated, FittedDialog):
    """Edition, players, variants, rulebook and seed. After `accept`, `setup` is the game to begin."""

    WIDE, LEAST_HIGH = 62, 24  # room for five seats and the longest sentences

    def __init__(
        self,
        parent: QWidget | None,
        previous: GameSetup | None,
        look: Look | None = None,
        shows_all: bool = False,
        edition: str = "",
    ) -> None:
        """It opens on the edition, or on that of the previous game."""
        super().__init__(parent)
        self.previous = previous if previous is not None and can_show(previous) else None
        self.look = look or look_of(STANDARD, dark=False)
        self._setup: GameSetup | None = None
        self._fields: dict[str, Fields] = {}

        self.title = Heading(TITLE)
        self.editions = QButtonGroup(self)
        self.cards: list[EditionCard] = []
        self.who = Heading()
        self.counts = QButtonGroup(self)
        self.alone, self.why_not_more = note(), note()
        self.seats = SeatRows(max(COUNTS), self.look)
        self.how = Heading()
        self.variants_room, self.rulebook_room = QVBoxLayout(), QVBoxLayout()
        self.seed = SeedField(self.look)
        self.practice = Tick()
        self.problem = warning()
        self._wrong: Callable[[], str] = str  # says why the game cannot be started
        self.more = QPushButton()
        self.more.setCheckable(True)
        self.more.setChecked(shows_all)
        self.same_again, self.cancel, self.start = QPushButton(), QPushButton(), QPushButton()
        self.same_again.setVisible(self.previous is not None)
        for button in (self.more, self.same_again, self.cancel):
            button.setAutoDefault(False)
        self.start.setProperty("primary", True)
        self.start.setDefault(True)
        self.start.setMinimumWidth(14 * SPACE)
        self._lay_out()

        played = self.previous.options.edition if self.previous is not None else ""
        last = FORMS.get(edition) or FORMS.get(played) or USUAL
        self.wanted = last.usual_players  # the number that was clicked; a way of playing may not allow it
        self.fields = self._show_fields(last)
        self.editions.idClicked.connect(lambda number: self._choose_edition(list(FORMS.values())[number]))
        self.counts.idClicked.connect(self._want_count)
        self.seats.changed.connect(self._tell_pack_error)
        self.seed.line.textChanged.connect(self._tell_pack_error)
        self.seed.challenged.connect(self._take_challenge)
        self.more.toggled.connect(self._show_more)
        self.same_again.clicked.connect(self._take_previous)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self._start)
        offer_help(self)
        self._tell_pack_error()
        self.retranslate()
        self._fit_count()
        self._show_more()
        self.start.setFocus()

    @property
    def form(self) -> EditionForm:
        return self.fields.form

    @property
    def variants(self) -> VariantFields:
        return self.fields.variants

    @property
    def choices(self) -> ReadingChoices:
        return self.fields.choices

    @property
    def rulebook(self) -> RulebookField:
        return self.fields.rulebook

    @property
    def setup(self) -> GameSetup:
        """The game that was chosen. There is none before the dialog was accepted."""
        if self._setup is None:
            raise LookupError("no game was started")
        return self._setup

    # --- the screen --------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        seats = panel(self.who, self._count_buttons(), self.why_not_more, self.alone, self.seats)
        variants = panel(self.how, self.variants_room)
        self.dealt, self.ruled = panel(self.seed, self.practice), panel(self.rulebook_room)
        columns = Columns(self.content, gap=SPACE + 4)
        for share, parts in (
            (9, (seats, self.dealt)),
            (7, (variants, self.ruled)),
        ):
            column = QWidget()
            inside = QVBoxLayout(column)
            inside.setContentsMargins(0, 0, 0, 0)
            inside.setSpacing(SPACE + 4)
            for part in parts:
                inside.addWidget(part)
            columns.add(column, share)

        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addWidget(self.more)
        buttons.addWidget(self.same_again)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start)
        whole = self.whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        whole.setSpacing(SPACE + 4)
        whole.addWidget(self.title)
        whole.addLayout(self._edition_cards())
        whole.addWidget(self.area, 1)
        whole.addWidget(self.problem)
        whole.addLayout(buttons)

    def _edition_cards(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(SPACE + 4)
        for number, form in enumerate(FORMS.values()):
            self.cards.append(EditionCard(self.look, together=form.is_for_teams))
            self.editions.addButton(self.cards[-1], number)
            line.addWidget(self.cards[-1])
        return line

    def _count_buttons(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(SPACE)
        for players in COUNTS:
            button = toggle(self.counts, players)
            button.setText(str(players))
            line.addWidget(button)
        return line

    def retranslate(self) -> None:
        self.setWindowTitle(translate("NewGameDialog", "New game"))
        self.title.setText(self.form.title())
        self.who.setText(translate("NewGameDialog", "Who is playing?"))
        self.how.setText(translate("NewGameDialog", "How does the game start?"))
        self.alone.setText(self.form.alone())
        for number, form in enumerate(FORMS.values()):
            self.cards[number].say(edition_name(form.edition), edition_about(form.edition))
        for players in COUNTS:
            text = translate("NewGameDialog", "Players: {count}")
            name = translate("NewGameDialog", "Solo game") if players == 1 else text.format(count=players)
            self.counts.button(players).setAccessibleName(name)
        self._allow_counts()
        self.practice.setText(translate("NewGameDialog", "&Practice: unlimited undo"))
        self.practice.setToolTip(
            translate("NewGameDialog", "Undo without limit and without asking; the log says so")
        )
        self._name_more()
        self.same_again.setText(translate("NewGameDialog", "Same &again"))
        self.same_again.setToolTip(
            translate("NewGameDialog", "Use the players and rules of the last game, with a new seed")
        )
        #: The button that closes the dialog without a new game.
        self.cancel.setText(translate("NewGameDialog", "Cancel"))
        #: The button that starts the game.
        self.start.setText(translate("NewGameDialog", "Start"))
        say(self.problem, self._wrong())

    # --- more --------------------------------------------------------------------------------------------

    def _show_more(self) -> None:
        """Or less: what was chosen there stays, and the button says so."""
        shows_all = self.more.isChecked()
        for part in (self.dealt, self.ruled):
            part.setVisible(shows_all)
        self.seats.show_all(shows_all)
        for fields in self._fields.values():
            fields.variants.show_all(shows_all)
        self._name_more()
        if self.isVisible():
            self._settle()
            self.fit()

    def fit(self) -> None:
        """The cards of the editions are higher or lower by the width they get: only then it is known what is
        left for all that is below them."""
        self._settle()
        self.title.setVisible(self._window_height >= LINES_FOR_TITLE * self.fontMetrics().height())
        super().fit()
        self.whole.activate()
        inside = self.area.width() - 2 * self.area.frameWidth()
        missing = self.content.heightForWidth(inside) + 2 * self.area.frameWidth() - self.area.height()
        if missing > 0:
            self.resize(self.width(), min(self.height() + missing, room_on_screen(self).height()))

    @property
    def _window_height(self) -> int:
        owner = self.parentWidget()
        return owner.window().height() if owner is not None else self.screen().availableSize().height()

    def _settle(self) -> None:
        """What was shown or hidden counts at once: Qt would tell the layouts only later."""
        for layout in self.content.findChildren(QLayout):
            layout.invalidate()

    def _make_room(self) -> None:
        """More seats or questions than before have room without scrolling, if the screen allows it."""
        self._settle()
        room = self.area.viewport().size()
        if self.isVisible() and self.content.heightForWidth(room.width()) > room.height():
            self.fit()

    def _name_more(self) -> None:
        if self.more.isChecked():
            text = translate("NewGameDialog", "&Less")
        elif self._is_usual:
            text = translate("NewGameDialog", "&More")
        else:
            text = translate("NewGameDialog", "&More (changed)")
        self.more.setText(text)
        self.more.setToolTip(
            translate(
                "NewGameDialog", "Order and languages of players, variants, rulebook, seed and practice"
            )
        )

    @property
    def _is_usual(self) -> bool:
        """Is everything behind "More" as in a first game? A seed is as good as any other."""
        choices = self.choices
        plain = choices.book == GameOptions().book and not choices.literal and not choices.changes
        usual = self.variants.is_usual and not self.seats.has_languages
        return plain and usual and not self.practice.isChecked()

    def _show_what_is_unusual(self) -> None:
        if not self._is_usual:
            self.more.setChecked(True)

    # --- what is chosen ----------------------------------------------------------------------------------

    def _choose_edition(self, form: EditionForm) -> None:
        """People and seed stay as they are; what the other edition asks is kept for a way back."""
        for widget in (self.variants, self.rulebook):
            widget.hide()
        self.fields = self._show_fields(form)
        self._tell_pack_error()
        self.retranslate()
        self._fit_count()
        if self.isVisible():
            self.fit()

    def _show_fields(self, form: EditionForm) -> Fields:
        if form.edition not in self._fields:
            fields = self._fields[form.edition] = fields_of(form, self.look)
            fields.variants.changed.connect(self._fit_count)
            fields.rulebook.changed.connect(self._readings_changed)
            self.variants_room.addWidget(fields.variants)
            self.rulebook_room.addWidget(fields.rulebook)
        fields = self._fields[form.edition]
        self.cards[list(FORMS).index(form.edition)].setChecked(True)
        fields.variants.show_all(self.more.isChecked())
        for widget in (fields.variants, fields.rulebook):
            widget.show()
        return fields

    def _want_count(self, players: int) -> None:
        self.wanted = players
        self._fit_count()

    def _fit_count(self) -> None:
        """As many as were wanted, if this edition and this way of playing allow it."""
        chosen = self.variants.chosen
        possible = [
            players for players in self.form.players if not self.form.why_not_players(players, chosen)
        ]
        usual = self.form.usual_players if self.form.usual_players in possible else possible[0]
        self._set_count(self.wanted if self.wanted in possible else usual)
        self.seats.suggest_level(self.form.usual_level(chosen))
        self._make_room()

    def _set_count(self, players: int) -> None:
        mark_chosen(self.counts, players)
        self.alone.setVisible(players == 1)
        self.seats.set_count(players)
        self.variants.set_players(players)
        self._allow_counts()

    def _allow_counts(self) -> None:
        chosen, reasons = self.variants.chosen, []
        for players in COUNTS:
            button = self.counts.button(players)
            why_not = self.form.why_not_players(players, chosen)
            button.setVisible(players in self.form.players)
            button.setEnabled(not why_not)
            button.setToolTip(why_not or button.accessibleName())
            if why_not and players in self.form.players:
                reasons.append(why_not)
        say(self.why_not_more, " ".join(dict.fromkeys(reasons)))

    def _readings_changed(self) -> None:
        """A reading can change what a variant means (D-34: the plants that leave the extreme game)."""
        readings = {switch.key: self.choices.value(switch.key) for switch in self.choices.catalogue}
        kit = self.form.adjusted(self.fields.pack.kit, make_switches(self.form.switches, readings))
        self.variants.set_speaker(speaker_of(kit))

    def _take_previous(self) -> None:
        """Everything as it was, but newly dealt."""
        if self.previous is None:
            return
        self.seats.take(self.previous.seats)
        self.practice.setChecked(self.previous.practice)
        self._take_options(self.previous.options)
        self._show_what_is_unusual()
        self.seed.draw()
        self.start.setFocus()

    def suggest(self, edition: str, variants: Mapping[str, Any]) -> None:
        """A game of this kind, with as many players as are usual; all else stays as it is."""
        self._choose_edition(FORMS[edition])
        self.variants.take({**self.variants.chosen, **variants})
        self._want_count(self.form.usual_players)

    def _take_options(self, options: GameOptions) -> None:
        if options.edition != self.form.edition:
            self._choose_edition(FORMS[options.edition])
        self.variants.take(self.form.meant(options.players, options.variants))
        self._want_count(options.players)
        self.choices.take(options.book, options.literal, options.switches)
        self.rulebook.update_choices()
        self._readings_changed()

    def _take_challenge(self, challenge: Challenge) -> None:
        """Somebody else's deal; who sits where is chosen here."""
        self._take_options(challenge.options)
        fits = challenge.fits(self.fields.pack)
        #: Below the challenge code that was entered.
        sentence = translate(
            "NewGameDialog",
            "This challenge was made with other component values than yours: the game will differ.",
        )
        say(self.seed.problem, "" if fits else sentence)
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
            self._refuse(str, self.seed)
            return
        row = self.seats.row_with_a_name_twice()
        if row is not None:
            self._refuse(lambda: name_twice(row.seat.name), row.name)
            return
        options = self._options(seed)
        try:
            check_playable(options, load_components(options))
        except PackError as error:
            self._refuse(partial(unusable_pack_text, error), self.start)
        except BadDocumentError as error:
            self._refuse(partial(unplayable_text, error), self.start)
        else:
            self._setup = GameSetup(options, self.seats.seats(), self.practice.isChecked())
            self.accept()

    def _refuse(self, sentence: Callable[[], str], widget: QWidget) -> None:
        self._wrong = sentence
        say(self.problem, sentence())
        if self.dealt.isAncestorOf(widget):
            self.more.setChecked(True)
        self.area.ensureWidgetVisible(widget)
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_pack_error(self) -> None:
        """Back to what was wrong from the beginning: an earlier refusal may be settled by now."""
        error = self.fields.pack_error
        self._wrong = partial(unusable_pack_text, error) if error else str
        say(self.problem, self._wrong())


def name_twice(name: str) -> str:
    sentence = translate("NewGameDialog", "Two players are named {name}; the log could not tell them apart.")
    return sentence.format(name=name)


def can_show(setup: GameSetup) -> bool:
    """Is this a game that can be set up here?"""
    form = FORMS.get(setup.options.edition)
    return form is not None and len(setup.seats) in form.players
