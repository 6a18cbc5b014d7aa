"""Colours that can be read and told apart, in every palette, light and dark.

Contrast is the ratio of the Web Content Accessibility Guidelines 2: at least 4.5 for text, at least 3 for a
drawing. What a person with deuteranopia sees follows Machado, Oliveira and Fernandes (2009).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import combinations, pairwise
from math import dist

import pytest
from PySide6.QtCore import QRect, QStringListModel
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QFileDialog, QListView, QStyle, QStyleOptionViewItem, QToolButton

from co2desk.session.seats import SIGNS
from co2desk.ui.preferences import DEUTERANOPIA, HIGH_CONTRAST, PALETTES, STANDARD
from co2desk.ui.theme.look import (
    DANGER,
    VEILED,
    Look,
    Type,
    color,
    look_of,
    mixed,
    plate_of,
    sky_at,
    style_sheet,
)
from co2desk.ui.theme.planet import AIR
from tests.ui.screen import Screen

TEXT, DRAWING = 4.5, 3.0
DISTINCT = 15.0  # in the L*a*b* space; about 2 is the least difference that anybody sees side by side
LOOKS = [(palette, dark) for palette in PALETTES for dark in (False, True)]
every_look = pytest.mark.parametrize(("palette", "dark"), LOOKS)


# --- measures -------------------------------------------------------------------------------------------


def linear(value: str) -> tuple[float, float, float]:
    """Red, green and blue as amounts of light."""
    shade = QColor(value)
    parts = (shade.redF(), shade.greenF(), shade.blueF())
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return red, green, blue


def luminance(value: str) -> float:
    red, green, blue = linear(value)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


DEUTERANOPE = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


def without_green(light: tuple[float, float, float]) -> tuple[float, float, float]:
    """What is left of a light for an eye without green cones."""
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, light, strict=True))))
        for row in DEUTERANOPE
    )
    return red, green, blue


def lab(light: tuple[float, float, float]) -> tuple[float, float, float]:
    """Where a light lies in a space in which equal distances look equal (CIE 1976, D65)."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, deuteranope: bool = False) -> float:
    seen = [without_green(linear(value)) if deuteranope else linear(value) for value in (one, other)]
    return dist(*map(lab, seen))


def test_the_measures_are_the_known_ones() -> None:
    """Black on white is 21:1, grey 118 on white is the last one below 4.54; green and red meet."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert distance("#ffffff", "#000000") == pytest.approx(100.0, abs=0.1)
    assert distance("#a05000", "#607000") > 4 * distance("#a05000", "#607000", deuteranope=True)


# --- what stands on what --------------------------------------------------------------------------------


def texts(look: Look) -> Iterator[tuple[str, str, str]]:
    """Every text colour on every ground on which it occurs: what it is, ink, ground."""
    for ground in ("ground", "map", "panel", "socket"):
        for ink in ("ink", "ink_soft"):
            yield f"{ink} on {ground}", getattr(look, ink), getattr(look, ground)
    for ink, ground in (
        ("card_ink", "card"),
        ("card_soft", "card"),
        ("accent_ink", "accent"),  # buttons that matter, the present decade, chosen rows
        ("money_ink", "money"),
        ("cep_ink", "cep"),
        ("fossil_ink", "fossil"),
        ("tech_ink", "tech"),
        ("danger", "panel"),  # warnings, the loss of the planet
        ("danger", "ground"),
        ("forced", "panel"),  # the level of disasters
        ("forced", "socket"),  # the slot that is supplied next
        ("safe", "panel"),
        ("safe", "ground"),
        ("accent", "panel"),  # links
        ("accent", "ground"),
    ):
        yield f"{ink} on {ground}", getattr(look, ink), getattr(look, ground)
    for energy, (badge, glyph) in look.energies.items():
        yield f"the number of plants on {energy}", glyph, badge
        yield f"the stage of a project of {energy}", look.card_ink, mixed(look.card, badge, 0.3)
        yield f"a level on the track of {energy}", look.ink_soft, mixed(look.panel, badge, 0.1)
    for sign, (piece, _edge) in look.signs.items():
        yield f"the chip of {sign} in turn", look.ink, mixed(look.panel, piece, 0.22)
        yield f"labels at the seat of {sign}", look.ink_soft, mixed(look.panel, piece, 0.12)
        yield f"the turn of {sign} in the log", look.ink, mixed(look.panel, piece, 0.24)
        yield f"the victory of {sign}", look.ink, mixed(look.panel, piece, 0.12)
    yield "a lost planet", look.danger, mixed(look.panel, look.danger, 0.12)
    yield "a decade that is over", look.ink, mixed(look.panel, look.accent, 0.3)
    yield "the number of a region", look.ink, mixed(look.panel, look.ink, 0.16)
    yield "the small effect of a lobby card", look.card_ink, mixed(look.card, look.card_ink, 0.1)
    yield "a pressed button", look.ink, mixed(look.panel, look.accent, 0.25)
    yield "a button that matters, under the pointer", look.accent_ink, mixed(look.accent, look.ink, 0.15)
    for ink in ("ink", "ink_soft", "danger"):
        yield f"{ink} under the pointer", getattr(look, ink), mixed(look.panel, look.accent, 0.18)


def drawings(look: Look) -> Iterator[tuple[str, str, str]]:
    """Signs, rings and pieces on their grounds."""
    for ring in ("legal", "forced", "chosen", "accent"):
        for ground in ("ground", "panel", "socket"):
            yield f"ring {ring} on {ground}", getattr(look, ring), getattr(look, ground)
    for ground in ("ground", "panel", "card"):
        yield f"a CEP on {ground}", look.cep, getattr(look, ground)
        yield (
            f"a cube on {ground}",
            seen_on(getattr(look, ground), look.tech, look.tech_ink),
            getattr(look, ground),
        )
        for sign, (piece, edge) in look.signs.items():
            yield f"{sign} on {ground}", seen_on(getattr(look, ground), piece, edge), getattr(look, ground)
    for sign, (piece, edge) in look.signs.items():
        yield f"the sign on the coat of {sign}", edge, piece
    for energy, (badge, glyph) in look.energies.items():
        yield f"the glyph of {energy}", glyph, badge


def seen_on(ground: str, piece: str, edge: str) -> str:
    """What makes a piece with an outline visible: whichever of both stands out."""
    return max(piece, edge, key=lambda value: contrast(value, ground))


@every_look
def test_every_text_can_be_read(palette: str, dark: bool) -> None:
    """Visual direction: a contrast of at least 4.5:1 for every text."""
    weak = {name: round(contrast(*pair), 2) for name, *pair in texts(look_of(palette, dark))}
    assert {name: ratio for name, ratio in weak.items() if ratio < TEXT} == {}


@every_look
def test_every_drawing_can_be_seen(palette: str, dark: bool) -> None:
    """Glyphs on their badges, pieces and rings on their grounds: at least 3:1."""
    weak = {name: round(contrast(*pair), 2) for name, *pair in drawings(look_of(palette, dark))}
    assert {name: ratio for name, ratio in weak.items() if ratio < DRAWING} == {}


@every_look
def test_no_style_writes_on_a_ground_of_its_own_colour(palette: str, dark: bool) -> None:
    """Where a style sheet sets a ground, the text that stands on it can be read."""
    look = look_of(palette, dark)
    for selector, body in re.findall(r"([^{}]+)\{([^}]*)\}", style_sheet(look)):
        rules = dict(re.findall(r"(?<![-\w])(background|color):\s*(#[0-9a-f]{6})", body))
        wordless = re.search(r"handle|groove|page|separator|indicator", selector)
        if "background" in rules and not wordless:
            usual = look.accent_ink if 'primary="true"' in selector else look.ink
            ratio = contrast(rules.get("color", usual), rules["background"])
            assert ratio >= TEXT, (selector.strip(), ratio)


# --- the sky ------------------------------------------------------------------------------------------------

AIRS = [step / 50 for step in range(51)]  # every level of the CO₂ track, from 0 to 500 ppm


def grounds(look: Look) -> Iterator[tuple[str, str, str]]:
    """Every ground of the board under every sky: what it is, its colour, and that of an empty place on it."""
    for air in AIRS:
        for where, sky in zip(("zenith", "horizon"), sky_at(look, air), strict=True):
            panel = mixed(sky, look.panel, look.veil)
            yield f"a panel at air {air}, {where}", panel, mixed(panel, look.socket, look.socket_veil)
    for state in ("land", "ember", "lush"):
        ground = getattr(look, state)
        yield f"the continent as {state}", ground, mixed(ground, look.socket, look.socket_veil)


@every_look
def test_every_text_can_be_read_under_every_sky_and_on_every_continent(palette: str, dark: bool) -> None:
    """Issue 19: at least 4.5:1 at all CO₂ levels, where the sky shines through panels and empty places."""
    look, weak = look_of(palette, dark), {}
    for name, panel, socket in grounds(look):
        inks = ("ink",) if "continent" in name else ("ink", "ink_soft", "danger", "forced", "safe")
        pairs = [(ink, panel) for ink in inks] + [(ink, socket) for ink in ("ink", "ink_soft", "forced")]
        for ink, ground in pairs:
            if contrast(getattr(look, ink), ground) < TEXT:
                weak[f"{ink} on {name}"] = round(contrast(getattr(look, ink), ground), 2)
    assert weak == {}


@every_look
def test_the_sky_changes_little_by_little_and_visibly_where_danger_begins(palette: str, dark: bool) -> None:
    """The light follows the CO₂ level, with a step at the danger that one feels."""
    look = look_of(palette, dark)
    steps = {
        later: max(
            distance(one, other) for one, other in zip(sky_at(look, air), sky_at(look, later), strict=True)
        )
        for air, later in pairwise(AIRS)
    }
    assert steps.pop(DANGER) > DISTINCT
    assert max(steps.values()) < DISTINCT / 2
    assert distance(sky_at(look, 0)[1], sky_at(look, 1)[1]) > 3 * DISTINCT


@every_look
def test_a_burning_continent_differs_from_a_green_one(palette: str, dark: bool) -> None:
    look = look_of(palette, dark)
    assert distance(look.ember, look.lush, deuteranope=palette == DEUTERANOPIA) > DISTINCT
    assert distance(look.land, look.ember) > DISTINCT
    assert distance(look.land, look.lush) > DISTINCT


# --- told apart -----------------------------------------------------------------------------------------


def nearest(shades: Mapping[str, tuple[str, str]], deuteranope: bool) -> tuple[float, str, str]:
    return min(
        (distance(shades[one][0], shades[other][0], deuteranope), one, other)
        for one, other in combinations(shades, 2)
    )


@pytest.mark.parametrize("palette", [STANDARD, HIGH_CONTRAST, DEUTERANOPIA])
def test_energies_and_players_have_different_colours(palette: str) -> None:
    """For an eye with all cones, in every palette."""
    look = look_of(palette, False)
    assert nearest(look.energies, deuteranope=False)[0] > DISTINCT
    assert nearest(look.signs, deuteranope=False)[0] > DISTINCT


def test_without_green_cones_the_palette_made_for_it_still_tells_colours_apart() -> None:
    """Issue 4: energies and players in the deuteranopia palette, seen without green."""
    look = look_of(DEUTERANOPIA, False)
    assert nearest(look.energies, deuteranope=True)[0] > DISTINCT
    assert nearest(look.signs, deuteranope=True)[0] > DISTINCT


@every_look
def test_a_look_has_every_colour_and_every_sign(palette: str, dark: bool) -> None:
    """No palette forgets one: every field is a colour, every sign and energy has two."""
    look = look_of(palette, dark)
    for field in fields(Look):
        if field.name not in ("name", "dark", "energies", "signs", "sky", "veil", "socket_veil"):
            assert QColor(getattr(look, field.name)).isValid(), field.name
    assert set(look.signs) == set(SIGNS)
    assert set(look.energies) == set(look_of(STANDARD, False).energies)
    assert look.dark is dark
    assert luminance(look.ground) < 0.1 if dark else luminance(look.ground) > 0.7


# --- helpers --------------------------------------------------------------------------------------------


def test_a_mixed_colour_lies_between_two() -> None:
    """Its share counts; the ends are the colours themselves."""
    assert mixed("#000000", "#ffffff", 0.0) == "#000000"
    assert mixed("#000000", "#ffffff", 1.0) == "#ffffff"
    assert mixed("#000000", "#ff8040", 0.5) == "#804020"


def test_a_colour_is_shared_and_keeps_its_alpha() -> None:
    """Painting asks for the same few again and again."""
    assert color("#123456") is color("#123456")
    assert color("#123456", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert color("#123456").alphaF() == 1.0


def test_type_grows_with_the_text_size(app: object) -> None:
    """Fonts in pixels, times the size that the player chose."""
    assert [Type("Noto Sans", scale).font(12).pixelSize() for scale in (1.0, 1.25, 1.5)] == [12, 15, 18]


# --- what is painted ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
@every_look
def test_the_chosen_line_of_a_list_can_be_read_also_below_the_mouse(palette: str, dark: bool) -> None:
    """As in a drop-down list, where the mouse rests on the line that is chosen."""
    look = look_of(palette, dark)
    view = QListView()
    view.setModel(QStringListModel(["chosen"], view))
    view.setStyleSheet(style_sheet(look))
    view.ensurePolished()
    option = QStyleOptionViewItem()
    option.initFrom(view)
    option.rect = QRect(0, 0, 200, 30)
    option.widget = view
    option.state |= QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver
    picture = QImage(200, 30, QImage.Format.Format_RGB32)
    picture.fill(QColor(look.panel))
    painter = QPainter(picture)
    view.itemDelegate().paint(painter, option, view.model().index(0, 0))
    painter.end()
    assert contrast(picture.pixelColor(190, 15).name(), look.accent_ink) >= TEXT
    view.deleteLater()


@pytest.mark.usefixtures("qapp")
def test_the_buttons_of_a_file_dialog_leave_room_for_their_pictures(screen: Screen) -> None:
    """Qt gives them 16 pixels or so; with the padding of other buttons hardly any of them was left."""
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setStyleSheet(style_sheet(look_of(STANDARD, True)))
    dialog.show()
    screen.settle()
    button = dialog.findChild(QToolButton, "newFolderButton")
    assert isinstance(button, QToolButton)
    frame = 2 * (3 + 2)  # padding and border
    assert min(button.width(), button.height()) - frame >= 16
    dialog.close()
    dialog.deleteLater()


@every_look
def test_the_own_name_can_be_read_on_the_ground_of_the_company(palette: str, dark: bool) -> None:
    look = look_of(palette, dark)
    for sign, (piece, edge) in look.signs.items():
        assert contrast(edge, plate_of(piece, edge)) >= TEXT, sign


@pytest.mark.parametrize("palette", [STANDARD, DEUTERANOPIA])
def test_a_light_board_is_not_pale(palette: str) -> None:
    """Sky and land stand out from the panels on them, from clear air to a lost planet."""
    look = look_of(palette, dark=False)
    for sky in look.sky:
        assert contrast(look.panel, sky.horizon) >= 2, sky.air
    for shade in (look.land, look.ember, look.lush):
        assert contrast(look.panel, shade) >= 1.5, shade


@every_look
def test_text_on_a_sheet_over_the_planet_can_be_read(palette: str, dark: bool) -> None:
    look = look_of(palette, dark)
    clear = look.sky[0]
    behind = (*sky_at(look, AIR), clear.zenith, clear.horizon, look.land, look.ember, look.lush, look.forced)
    for shade in behind:
        sheet = mixed(look.ground, shade, 1 - VEILED)
        assert contrast(look.ink_soft, sheet) >= TEXT, shade
