"""What this program is, whose the game is, what is reconstructed in it, and the licences of its parts."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from co2desk import __version__, paths
from co2desk.components import Pack, PackError, load_pack
from co2desk.components.packs import EDITIONS
from co2desk.ui.about.value_sources import Part, parts
from co2desk.ui.files.problems import unusable_pack_text
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.widgets.dialogs import SPACE, Heading, note, open_at, say, scrolling, warning
from co2desk.ui.widgets.tabs import Tabs

ICON = 72
TREE = 8  # lines of the list of values that are always in sight


def edition_names() -> dict[str, str]:
    return {
        "first": translate("AboutDialog", "CO₂ (2012)"),
        "second_chance": translate("AboutDialog", "CO₂: Second Chance (2018)"),
    }


#: A part of the game's components, as a heading in the list of values that no rulebook tells.
def part_names() -> dict[str, str]:
    """The parts of both packs in words."""
    return {
        "agendas": translate("AboutDialog", "Regional agenda tiles"),
        "amounts": translate("AboutDialog", "Amounts in the rules"),
        "co2": translate("AboutDialog", "CO₂ track"),
        "company_goals": translate("AboutDialog", "Company goals"),
        "decades": translate("AboutDialog", "Decades"),
        "difficulties": translate("AboutDialog", "Difficulties"),
        "draft": translate("AboutDialog", "Draft"),
        "energies": translate("AboutDialog", "Energies"),
        "environmental_goals": translate("AboutDialog", "Environmental goals"),
        "events": translate("AboutDialog", "Event cards"),
        "fossil": translate("AboutDialog", "Fossil fuel plants"),
        "infrastructure": translate("AboutDialog", "Infrastructure"),
        "inspectors": translate("AboutDialog", "Inspectors"),
        "install": translate("AboutDialog", "Rewards for installing"),
        "lobby": translate("AboutDialog", "Lobby cards"),
        "market": translate("AboutDialog", "CEP market"),
        "personal_goals": translate("AboutDialog", "Personal goals"),
        "plants": translate("AboutDialog", "Green power plants"),
        "players": translate("AboutDialog", "By number of players"),
        "presets": translate("AboutDialog", "Preset fossil plants"),
        "rating": translate("AboutDialog", "Rating of the team"),
        "regions": translate("AboutDialog", "Regions of the board"),
        "solo": translate("AboutDialog", "Solo game"),
        "start": translate("AboutDialog", "Starting resources"),
        "summits": translate("AboutDialog", "Summit tiles"),
        "supplies": translate("AboutDialog", "Supplies"),
        "three_players": translate("AboutDialog", "Three-player games"),
        "tracks": translate("AboutDialog", "Expertise tracks"),
        "un_goals": translate("AboutDialog", "UN goals"),
    }


class AboutDialog(Retranslated, QDialog):
    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.icon = QLabel()
        picture = QIcon(str(paths.resources_dir() / "art" / "icon.svg"))
        self.icon.setPixmap(picture.pixmap(QSize(ICON, ICON), self.devicePixelRatio()))
        self.name = Heading(1.8)
        self.version = note()
        self.tabs = Tabs()
        self.what, self.licences = note(), note()
        self.values = ReconstructedValues()
        for text in (self.what, self.licences):
            text.setProperty("role", "")
            text.setTextFormat(Qt.TextFormat.RichText)
            text.setOpenExternalLinks(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
            text.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        for page in map(scrolling, (self.what, self.values, self.licences)):
            self.tabs.addTab(page, "")
        self.close_button = QPushButton()
        self.close_button.setProperty("primary", True)
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._lay_out()
        self.retranslate()
        open_at(self, 38, 30)
        self.close_button.setFocus()

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.version)
        names.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(2 * SPACE)
        head.addWidget(self.icon)
        head.addLayout(names, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE + 4)
        column.addLayout(head)
        column.addWidget(self.tabs, 1)
        column.addLayout(buttons)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("AboutDialog", "About co2desk"))
        self.name.setText("co2desk")
        self.version.setText(translate("AboutDialog", "Version {version}").format(version=__version__))
        #: A tab of the dialog about the program: what it is.
        self.tabs.setTabText(0, translate("AboutDialog", "&About"))
        self.tabs.setTabText(1, translate("AboutDialog", "&Reconstructed values"))
        #: A tab: the licences of this program and of what it is made with.
        self.tabs.setTabText(2, translate("AboutDialog", "&Licences"))
        self.what.setText("".join(f"<p>{paragraph}</p>" for paragraph in self._what_it_is()))
        self.licences.setText("".join(f"<p>{paragraph}</p>" for paragraph in self._licences()))
        #: The button that closes the dialog.
        self.close_button.setText(translate("AboutDialog", "Close"))

    #: A paragraph about the program. “This” is the program co2desk.
    def _what_it_is(self) -> tuple[str, ...]:
        return (
            translate(
                "AboutDialog",
                "The board games CO₂ and CO₂: Second Chance, with all the rules enforced: an action that is "
                "not allowed is refused with the reason, and every game can be replayed.",
            ),
            translate(
                "AboutDialog",
                "This is an unofficial fan project. <b>CO₂ is Vital Lacerda’s game.</b> co2desk contains no "
                "art and no text from the printed games; its pictures and texts are its own.",
            ),
            translate(
                "AboutDialog",
                "Some values are printed only on the game pieces. Where no rulebook gives them, they are "
                "reconstructed; the next page lists them.",
            ),
        )

    def _licences(self) -> tuple[str, ...]:
        return (
            translate(
                "AboutDialog",
                "<b>co2desk</b> is free software under the MIT licence: you may use, change and share it as "
                "long as you keep its copyright notice. It comes without any warranty.",
            ),
            #: “It” is co2desk; a list of other programs and fonts follows.
            translate("AboutDialog", "It builds on the work of others:"),
            translate(
                "AboutDialog",
                "<b>Qt</b> and <b>PySide6</b>, the window toolkit: GNU LGPL, version 3. They are included "
                "unmodified, and you may replace them with your own build.",
            ),
            translate("AboutDialog", "<b>PyYAML</b>, which reads component values: MIT licence."),
            translate("AboutDialog", "<b>platformdirs</b>, which finds your folders: MIT licence."),
            translate(
                "AboutDialog",
                "<b>Noto Sans</b> and <b>Noto Sans CJK</b>, the fonts: SIL Open Font License 1.1.",
            ),
        )


class ReconstructedValues(Retranslated, QWidget):
    """The parts of each edition with values that no rulebook prints, and the way to put in own ones."""

    def __init__(self) -> None:
        super().__init__()
        self.problem = warning()
        self.packs: dict[str, Pack] = {}
        self.errors: list[PackError] = []
        for edition in EDITIONS:
            self.packs[edition] = self._load(edition)
        self.intro, self.hint, self.folder = note(), note(), QLabel()
        self.folder.setWordWrap(True)
        self.folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setRootIsDecorated(False)
        self.tree.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setMinimumHeight(TREE * self.fontMetrics().height())
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.problem)
        column.addWidget(self.intro)
        column.addWidget(self.tree, 1)
        column.addWidget(self.hint)
        column.addWidget(self.folder)
        self.retranslate()

    def _load(self, edition: str) -> Pack:
        try:
            return load_pack(edition)
        except PackError as error:
            self.errors.append(error)
            return load_pack(edition, None)

    def retranslate(self) -> None:
        #: Above a list of numbers, such as the prices of plants.
        self.intro.setText(
            translate(
                "ReconstructedValues",
                "These values are printed on pieces, cards or the board, and no rulebook gives them. Ours "
                "fit everything that is known but may differ from your copy.",
            )
        )
        self.hint.setText(
            translate(
                "ReconstructedValues",
                "To play with the values of your own copy, write the ones that differ into first.yaml or "
                "second_chance.yaml in this folder, using the keys of the built-in file:",
            )
        )
        self.folder.setText(str(paths.user_packs_dir()))
        self.tree.setAccessibleName(
            translate("ReconstructedValues", "Reconstructed values by part of the game")
        )
        self.tree.setHeaderLabels(
            [
                translate("ReconstructedValues", "Part of the game"),
                translate("ReconstructedValues", "Reconstructed values"),
            ]
        )
        say(self.problem, "\n".join(map(unusable_pack_text, self.errors)))
        self._fill()

    def _fill(self) -> None:
        self.tree.clear()
        called = part_names()
        for edition, pack in self.packs.items():
            found = parts(pack.sources)
            top = QTreeWidgetItem([edition_names()[edition], self._amount(total_of(found))])
            font = top.font(0)
            font.setBold(True)
            for side in (0, 1):
                top.setFont(side, font)
            for part in found:
                if part.reconstructed or part.own:
                    top.addChild(QTreeWidgetItem([called[part.key], self._amount(part)]))
            self.tree.addTopLevelItem(top)
            top.setExpanded(True)

    def _amount(self, part: Part) -> str:
        if part.own:
            text = translate("ReconstructedValues", "{ours} of {total}; {own} from your own copy")
        else:
            text = translate("ReconstructedValues", "{ours} of {total}")
        return text.format(ours=part.reconstructed, total=part.total, own=part.own)


def total_of(found: list[Part]) -> Part:
    return Part(
        "",
        sum(part.reconstructed for part in found),
        sum(part.own for part in found),
        sum(part.total for part in found),
    )
