"""The look: colours by meaning, in light and dark, in three palettes, and the sizes of type.

Nothing else names a colour. A thing is told apart by its shape first; palettes change colours only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtGui import QColor, QFont

from co2desk.ui.preferences import DEUTERANOPIA, HIGH_CONTRAST, STANDARD

# Board sizes of type, in units of the scene.
LABEL, TEXT, FIGURE = 12.5, 15, 21
# Numbers on the board are never smaller: 11 pixels in a window of 1280 x 720.
NUMBER = 16
SMALLEST = 11  # units of the scene: nothing is written smaller

VEILED = 0.9  # how much of the picture behind it a sheet hides: text on it keeps its contrast
DANGER = 0.7  # how bad the air is where danger begins; 1 is a lost planet


class Sky(NamedTuple):
    """The light over the board at one state of the air."""

    air: float  # 0: clear, 1: lost
    zenith: str
    horizon: str


@dataclass(frozen=True, slots=True)
class Look:
    """Every colour by what it is for. Grounds first, then what stands on them."""

    name: str
    dark: bool
    ground: str  # behind everything
    map: str  # the faint world
    sky: tuple[Sky, ...]  # over the board, from clear air to a lost planet; two at once are a step
    veil: float  # how much of the sky a panel hides
    socket_veil: float  # how much of a panel an empty place hides
    land: str  # a continent
    ember: str  # where fossil plants stand
    lush: str  # where green plants stand
    panel: str  # boxes on the ground
    panel_line: str
    socket: str  # an empty place inside a panel
    card: str  # paper
    card_line: str
    card_ink: str
    card_soft: str
    ink: str  # text on ground and panel
    ink_soft: str
    accent: str
    accent_ink: str  # text on the accent
    legal: str  # rings
    forced: str
    chosen: str
    danger: str
    safe: str
    shadow: str
    fossil: str
    fossil_ink: str
    money: str
    money_ink: str
    cep: str
    cep_ink: str
    tech: str
    tech_ink: str
    energies: Mapping[str, tuple[str, str]]  # name -> (badge, glyph)
    signs: Mapping[str, tuple[str, str]]  # sign -> (piece, outline and text on it)


_ENERGIES = {
    "forestation": ("#2c7a4b", "#ffffff"),
    "solar": ("#f0b232", "#3a2a00"),
    "fusion": ("#a8328a", "#ffffff"),
    "biomass": ("#6f7a1e", "#ffffff"),
    "recycling": ("#13807f", "#ffffff"),
    "hydro": ("#2563a8", "#ffffff"),
    "wind": ("#7cc4ea", "#0d2c40"),
}
_ENERGIES_DEUTERANOPIA = {
    "forestation": ("#00543f", "#ffffff"),
    "solar": ("#f0e442", "#2d2a00"),
    "fusion": ("#cc2f70", "#ffffff"),
    "biomass": ("#7a4a00", "#ffffff"),
    "recycling": ("#009e9e", "#000000"),
    "hydro": ("#0060a8", "#ffffff"),
    "wind": ("#a8d8f5", "#0d2c40"),
}
_ENERGIES_CONTRAST = {
    "forestation": ("#005c24", "#ffffff"),
    "solar": ("#ffd400", "#000000"),
    "fusion": ("#99007a", "#ffffff"),
    "biomass": ("#4d5400", "#ffffff"),
    "recycling": ("#006b6b", "#ffffff"),
    "hydro": ("#00439c", "#ffffff"),
    "wind": ("#8fd8ff", "#000000"),
}
_SIGNS = {
    "disc": ("#ef7d22", "#2a1200"),
    "triangle": ("#8a5bd6", "#ffffff"),
    "square": ("#2f7fd1", "#ffffff"),
    "diamond": ("#f4cf3a", "#332a00"),
    "star": ("#56606a", "#ffffff"),
}
_SIGNS_DEUTERANOPIA = {
    "disc": ("#d55e00", "#ffffff"),
    "triangle": ("#aa4499", "#ffffff"),
    "square": ("#0072b2", "#ffffff"),
    "diamond": ("#f0e442", "#2d2a00"),
    "star": ("#4d4d4d", "#ffffff"),
}
_SIGNS_CONTRAST = {
    "disc": ("#ff8000", "#000000"),
    "triangle": ("#6a00d9", "#ffffff"),
    "square": ("#0047d6", "#ffffff"),
    "diamond": ("#ffe600", "#000000"),
    "star": ("#3a3a3a", "#ffffff"),
}

_LIGHT: dict[str, Any] = {
    "ground": "#ece4d5",
    "map": "#ddd2bc",
    "sky": (
        Sky(0.0, "#b9dbea", "#64a9cd"),
        Sky(0.35, "#c3d8d8", "#8bb4bb"),
        Sky(DANGER, "#dccfa0", "#bd9f56"),
        Sky(DANGER, "#f0c570", "#e08a1f"),
        Sky(0.85, "#eb9d63", "#d4571b"),
        Sky(1.0, "#df755f", "#b82714"),
    ),
    "veil": 0.88,
    "socket_veil": 0.62,
    "land": "#d9cbaa",
    "ember": "#ee9f79",
    "lush": "#97cb91",
    "panel": "#fdfbf5",
    "panel_line": "#bdb096",
    "socket": "#e6dcc6",
    "card": "#fffdf8",
    "card_line": "#b3a688",
    "card_ink": "#22292f",
    "card_soft": "#59636b",
    "ink": "#1f272d",
    "ink_soft": "#48535b",
    "accent": "#0b6a7c",
    "accent_ink": "#ffffff",
    "legal": "#0a7d45",
    "forced": "#8c3a02",
    "chosen": "#0b6a7c",
    "danger": "#b3261e",
    "safe": "#0f6f3b",
    "shadow": "#8a8172",
    "fossil": "#3b3f45",
    "fossil_ink": "#f4f1ea",
    "money": "#e0ae3c",
    "money_ink": "#33260a",
    "cep": "#7246b8",
    "cep_ink": "#ffffff",
    "tech": "#ffffff",
    "tech_ink": "#3c4a55",
}
_DARK: dict[str, Any] = {
    "ground": "#0f171e",
    "map": "#16222c",
    "sky": (
        Sky(0.0, "#0b1a2c", "#2b6a85"),
        Sky(0.35, "#121d2a", "#3f5f6c"),
        Sky(DANGER, "#1b2026", "#6a6450"),
        Sky(DANGER, "#26190f", "#a5661d"),
        Sky(0.85, "#28130f", "#b0421b"),
        Sky(1.0, "#25090d", "#c92a16"),
    ),
    "veil": 0.78,
    "socket_veil": 0.55,
    "land": "#34505f",
    "ember": "#a2442a",
    "lush": "#25704c",
    "panel": "#1a2731",
    "panel_line": "#314352",
    "socket": "#131d25",
    "card": "#efe7d6",
    "card_line": "#b9ad94",
    "card_ink": "#22292f",
    "card_soft": "#565f66",
    "ink": "#e9eff3",
    "ink_soft": "#a7b7c3",
    "accent": "#4fb8c9",
    "accent_ink": "#04222a",
    "legal": "#6fe0a0",
    "forced": "#ffb65c",
    "chosen": "#4fd0e3",
    "danger": "#ff8a7d",
    "safe": "#6ccf97",
    "shadow": "#05090d",
    "fossil": "#2a2d32",
    "fossil_ink": "#f0ece4",
    "money": "#e6b84c",
    "money_ink": "#33260a",
    "cep": "#895fd1",
    "cep_ink": "#ffffff",
    "tech": "#f4f7f9",
    "tech_ink": "#33414c",
}
_CONTRAST_LIGHT = {
    **_LIGHT,
    "veil": 1.0,
    "socket_veil": 0.85,
    "land": "#e6e6e6",
    "ember": "#f7c3ab",
    "lush": "#bfe3c0",
    "ground": "#ffffff",
    "map": "#f0f0f0",
    "panel": "#ffffff",
    "panel_line": "#000000",
    "socket": "#f2f2f2",
    "card": "#ffffff",
    "card_line": "#000000",
    "card_ink": "#000000",
    "card_soft": "#262626",
    "ink": "#000000",
    "ink_soft": "#262626",
    "accent": "#00467a",
    "legal": "#006b2d",
    "forced": "#9c4300",
    "chosen": "#00467a",
    "danger": "#a30000",
    "safe": "#005c24",
    "shadow": "#808080",
    "fossil": "#000000",
    "fossil_ink": "#ffffff",
}
_CONTRAST_DARK = {
    **_DARK,
    "veil": 1.0,
    "socket_veil": 0.85,
    "land": "#2e2e2e",
    "ember": "#7a2a12",
    "lush": "#00522a",
    "ground": "#000000",
    "map": "#141414",
    "panel": "#000000",
    "panel_line": "#ffffff",
    "socket": "#1c1c1c",
    "card": "#ffffff",
    "card_line": "#ffffff",
    "card_ink": "#000000",
    "card_soft": "#262626",
    "ink": "#ffffff",
    "ink_soft": "#e0e0e0",
    "accent": "#6fe7ff",
    "accent_ink": "#000000",
    "legal": "#5dff9b",
    "forced": "#ffc266",
    "chosen": "#6fe7ff",
    "danger": "#ff9a8f",
    "safe": "#7dffab",
    "fossil": "#333333",
    "fossil_ink": "#ffffff",
}
# Without green cones ember and green are one brown: ember is yellow, green is blue.
_DEUTERANOPIA_LIGHT = {**_LIGHT, "ember": "#efbf6c", "lush": "#a5d0e0"}
_DEUTERANOPIA_DARK = {**_DARK, "ember": "#8f5a0c", "lush": "#146a92"}
_GROUNDS = {
    (STANDARD, False): _LIGHT,
    (STANDARD, True): _DARK,
    (DEUTERANOPIA, False): _DEUTERANOPIA_LIGHT,
    (DEUTERANOPIA, True): _DEUTERANOPIA_DARK,
    (HIGH_CONTRAST, False): _CONTRAST_LIGHT,
    (HIGH_CONTRAST, True): _CONTRAST_DARK,
}
_PIECES = {
    STANDARD: (_ENERGIES, _SIGNS),
    DEUTERANOPIA: (_ENERGIES_DEUTERANOPIA, _SIGNS_DEUTERANOPIA),
    HIGH_CONTRAST: (_ENERGIES_CONTRAST, _SIGNS_CONTRAST),
}


@cache
def look_of(palette: str, dark: bool) -> Look:
    energies, signs = _PIECES[palette]
    return Look(name=palette, dark=dark, energies=energies, signs=signs, **_GROUNDS[palette, dark])


@cache
def color(value: str, alpha: float = 1.0) -> QColor:
    """A shared colour object: painting asks for the same few again and again."""
    found = QColor(value)
    found.setAlphaF(alpha)
    return found


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other one."""
    a, b = QColor(one), QColor(other)
    parts = (
        round(x + (y - x) * share)
        for x, y in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


@cache
def plate_of(piece: str, edge: str) -> str:
    """The colour of a company as a ground for words in the colour of its edge: a little further away from it."""
    return mixed(
        piece, "#000000" if QColor(edge).lightnessF() > QColor(piece).lightnessF() else "#ffffff", 0.16
    )


def sky_at(look: Look, air: float) -> tuple[str, str]:
    """Zenith and horizon at a state of the air, between the two skies that are nearest to it."""
    air = max(0.0, min(air, 1.0))
    before = [sky for sky in look.sky if sky.air <= air][-1]
    after = next((sky for sky in look.sky if sky.air > air), before)
    share = (air - before.air) / (after.air - before.air) if after is not before else 0.0
    return mixed(before.zenith, after.zenith, share), mixed(before.horizon, after.horizon, share)


class Type:
    """Fonts of the board and of the panels, by the text size that the player chose (1.0 is the normal one)."""

    def __init__(self, family: str | Sequence[str], scale: float = 1.0, least: int = SMALLEST) -> None:
        self.family = (family,) if isinstance(family, str) else tuple(family)  # the next one where one lacks
        self.scale = scale
        self.least = least  # scene units: no word becomes smaller, as long as it has room
        self._fonts: dict[tuple[float, bool], QFont] = {}

    def font(self, size: float, bold: bool = False) -> QFont:
        """A font of this many scene units (or pixels, in panels), times the text size."""
        key = (size, bold)
        if key not in self._fonts:
            font = QFont(list(self.family))
            font.setPixelSize(max(1, round(size * self.scale)))
            font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
            self._fonts[key] = font
        return self._fonts[key]


def _through(value: str, alpha: float) -> str:
    """A colour through which one sees, as style sheets write it."""
    found = QColor(value)
    return f"rgba({found.red()}, {found.green()}, {found.blue()}, {round(alpha * 255)})"


def style_sheet(look: Look, scale: float = 1.0) -> str:
    """The colours of the window's widgets. Shapes and spaces are Qt's own, with rounder corners."""
    return f"""
    QWidget {{ color: {look.ink}; selection-background-color: {look.accent}; selection-color: {look.accent_ink}; }}
    QMainWindow, QDialog, QMessageBox {{ background: {look.ground}; }}
    QDialog {{ border: 1px solid {look.panel_line}; }}
    QMenuBar {{ background: {look.ground}; }}
    QMenuBar::item {{ padding: 4px 10px; background: transparent; border-radius: 5px; }}
    QMenuBar::item:selected {{ background: {look.accent}; color: {look.accent_ink}; }}
    QMenu {{ background: {look.panel}; border: 1px solid {look.panel_line}; padding: 4px; menu-scrollable: 1; }}
    QMenu::item {{ padding: 5px 24px 5px 14px; border-radius: 5px; }}
    QMenu::item:selected {{ background: {look.accent}; color: {look.accent_ink}; }}
    QMenu::item:disabled {{ color: {look.ink_soft}; }}
    QMenu::separator {{ height: 1px; background: {look.panel_line}; margin: 4px 8px; }}
    QToolTip {{ background: {look.card}; color: {look.card_ink}; border: 1px solid {look.card_line};
        padding: 6px; }}
    QGraphicsView {{ border: none; background: {look.ground}; }}
    QStatusBar {{ background: {look.ground}; color: {look.ink_soft}; }}
    QStatusBar::item {{ border: none; }}
    QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QPushButton, QToolButton {{ min-height: {round(20 * scale)}px; background: {look.panel}; border: 1.5px solid {look.panel_line};
        border-radius: 8px; padding: 5px 12px; }}
    #prompt QPushButton:disabled, #prompt QToolButton:disabled {{ background: transparent; border-color: transparent; }}
    #prompt QPushButton {{ padding: 7px 12px 6px; }}  /* as high as those with a menu */
    #prompt[narrow="true"] QPushButton {{ padding: 4px 5px 3px; }}
    #prompt[narrow="true"] QToolButton {{ padding: 2px 5px; }}
    #prompt[tight="true"] QPushButton, #prompt[tight="true"] QToolButton {{ font-size: {round(13 * scale)}px; }}
    #prompt QSpinBox {{ padding: 1px 6px; }}
    #choices > QPushButton:enabled, #choices > QToolButton:enabled {{
        background: {mixed(look.panel, look.accent, 0.2)}; border-color: {mixed(look.panel, look.accent, 0.6)}; }}
    #choices > QPushButton[primary="true"]:enabled {{ background: {look.accent}; border-color: {look.accent}; }}
    #choices > QPushButton:enabled:hover, #choices > QToolButton:enabled:hover, #choices > QPushButton:enabled:focus,
    #choices > QToolButton:enabled:focus {{ border-color: {look.accent}; }}
    #choices > QPushButton:enabled:pressed, #choices > QToolButton:enabled:pressed {{
        background: {mixed(look.panel, look.accent, 0.4)}; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {look.accent}; }}
    QPushButton:focus, QToolButton:focus {{ border-color: {look.accent}; }}
    QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{
        background: {mixed(look.panel, look.accent, 0.25)}; border-color: {look.accent}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {look.ink_soft}; background: {look.ground};
        border-color: {look.panel_line}; }}
    QPushButton[role="toggle"]:disabled {{ background: transparent; border-style: dashed; }}
    QPushButton[primary="true"] {{ background: {look.accent}; color: {look.accent_ink};
        border-color: {look.accent}; font-weight: 600; }}
    QPushButton[primary="true"]:disabled {{ background: {look.ground}; color: {look.ink_soft};
        border-color: {look.panel_line}; }}
    QPushButton[primary="true"]:hover {{ background: {mixed(look.accent, look.ink, 0.15)}; }}
    QPushButton[flat="true"], QToolButton[flat="true"] {{ background: transparent; border-color: transparent; }}
    QToolButton[role="small"] {{ min-height: 0; padding: 1px 5px; background: transparent;
        border-color: transparent; }}
    QToolButton[role="small"]:hover {{ border-color: {look.accent}; }}
    QToolButton[role="strip"] {{ min-height: 0; padding: 7px; background: transparent; border-color: transparent; }}
    QToolButton[role="strip"]:checked {{ background: {mixed(look.panel, look.accent, 0.25)}; }}
    QToolButton[role="strip"]:hover, QToolButton[role="strip"]:focus {{ border-color: {look.accent}; }}
    QFileDialog QToolButton {{ padding: 3px; }}
    QToolButton::menu-indicator {{ image: none; width: 0; }}
    QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextBrowser, QListView, QTreeView, QTableView {{
        background: {look.panel}; border: 1.5px solid {look.panel_line}; border-radius: 8px; padding: 4px 6px; }}
    QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QListView:focus, QTreeView:focus {{
        border-color: {look.accent}; }}
    QLineEdit {{ placeholder-text-color: {look.ink_soft}; }}
    QCheckBox, QRadioButton {{ spacing: 8px; }}
    QCheckBox::indicator {{ width: {round(16 * scale)}px; height: {round(16 * scale)}px; border-radius: 4px;
        border: 1.5px solid {look.ink_soft}; background: {look.panel}; }}
    QCheckBox::indicator:checked {{ background: {look.accent}; border-color: {look.accent}; }}
    QCheckBox:disabled {{ color: {look.ink_soft}; }}
    QCheckBox::indicator:disabled {{ border-color: {look.panel_line}; background: {look.ground}; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: 0px; border: 0px; }}
    QComboBox QAbstractItemView {{ background: {look.panel}; border: 1px solid {look.panel_line}; }}
    QListView::item, QTreeView::item {{ padding: 3px 4px; border-radius: 5px; }}
    QListView::item:selected, QTreeView::item:selected {{ background: {look.accent}; color: {look.accent_ink}; }}
    QListView::item:hover, QTreeView::item:hover {{ background: {mixed(look.panel, look.accent, 0.18)}; }}
    QListView::item:selected:hover, QTreeView::item:selected:hover {{
        background: {look.accent}; color: {look.accent_ink}; }}
    QListView::item:disabled, QTreeView::item:disabled {{ color: {look.ink_soft}; }}
    QHeaderView::section {{ background: {look.ground}; border: none; padding: 4px 6px; color: {look.ink_soft}; }}
    QTabWidget::pane {{ border: none; }}
    QTabBar::tab {{ background: transparent; padding: 6px 9px; border-bottom: 3px solid transparent;
        color: {look.ink_soft}; }}
    QTabBar[role="close"]::tab {{ padding: 6px 5px; }}
    QTabBar::tab:selected {{ color: {look.ink}; border-bottom-color: {look.accent}; }}
    QDockWidget {{ titlebar-close-icon: none; }}
    QDockWidget::title {{ background: {look.ground}; padding: 6px 8px; color: {look.ink_soft}; }}
    QScrollArea {{ border: none; background: transparent; }}
    QScrollArea > QWidget > QWidget {{ background: transparent; }}
    QScrollBar:vertical {{ background: transparent; width: 12px; }}
    QScrollBar:horizontal {{ background: transparent; height: 12px; }}
    QScrollBar::handle {{ background: {look.panel_line}; border-radius: 5px; margin: 1px; min-height: 24px;
        min-width: 24px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QSlider::groove:horizontal {{ height: 6px; background: {look.panel_line}; border-radius: 3px; }}
    QSlider::handle:horizontal {{ background: {look.accent}; width: 18px; height: 18px; margin: -6px 0;
        border-radius: 9px; }}
    QGroupBox {{ border: 1.5px solid {look.panel_line}; border-radius: 10px; margin-top: 12px; padding: 10px; }}
    QGroupBox::title {{ subcontrol-origin: margin; left: 12px; padding: 0 4px; color: {look.ink_soft}; }}
    QLabel[role="title"] {{ font-size: 20px; font-weight: 600; }}
    QLabel[role="poster"] {{ font-size: 84px; font-weight: 600; }}
    QLabel[role="prompt"] {{ font-size: {round(17 * scale)}px; font-weight: 600; }}
    QLabel[role="instruction"] {{ font-size: {round(16 * scale)}px; }}
    QLabel[role="instruction"][small="true"] {{ font-size: {round(13 * scale)}px; }}
    QLabel[role="warning"][small="true"] {{ font-size: {round(12 * scale)}px; }}
    QLabel[role="note"] {{ font-size: {round(12 * scale)}px; }}
    QLabel[role="note"][alarm="true"] {{ color: {look.danger}; font-weight: 600; }}
    QLabel[role="status"] {{ color: {mixed(look.ink_soft, look.ink, 0.5)}; padding: 2px 12px; }}
    QLabel[role="hover-title"] {{ font-weight: 600; }}
    QLabel[role="hover-body"] {{ font-size: {round(13 * scale)}px; }}
    QLabel[role="bubble"] {{ background: {look.card}; color: {look.card_ink}; padding: 8px 12px;
        border: 2px solid {look.danger}; border-radius: 10px; }}
    QFrame[role="tip"] {{ background: {look.card}; color: {look.card_ink}; border: 2px solid {look.accent};
        border-radius: 10px; }}
    QFrame[role="tip"] QLabel {{ color: {look.card_ink}; }}
    QFrame[role="tip"] QPushButton {{ background: transparent; color: {look.card_ink};
        border: 1px solid {look.card_soft}; padding: 3px 8px; }}
    QFrame[role="tip"] QPushButton:flat {{ border: none; color: {look.card_soft}; text-decoration: underline; }}
    QLabel[role="notice"] {{ background: {look.card}; color: {look.card_ink}; padding: 8px 12px;
        border: 2px solid {look.accent}; border-radius: 10px; }}
    QLabel[role="task"] {{ font-weight: 600; border: 0 solid {look.chosen}; border-left-width: 4px;
        padding: 2px 0 2px 8px; }}
    QLabel[role="soft"] {{ color: {look.ink_soft}; }}
    QLabel[role="warning"] {{ color: {look.danger}; font-weight: 600; }}
    QFrame[role="veil"] {{ background: {_through(look.ground, VEILED)}; border: 1px solid {look.panel_line};
        border-radius: 16px; }}
    QLabel[role="veil"] {{ background: {_through(look.ground, VEILED)}; border-radius: 8px; }}
    QFrame[role="panel"] {{ background: {look.panel}; border: 1px solid {look.panel_line}; border-radius: 10px; }}
    """
