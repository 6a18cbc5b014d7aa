"""The drawings in resources/art: plain silhouettes, drawn by Qt inside their box, each unlike the others."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

ART = Path(__file__).parent.parent / "resources" / "art"

ENERGIES = ["forestation", "solar", "fusion", "biomass", "recycling", "hydro", "wind"]
FOSSILS = ["coal", "oil", "gas", "smoke"]
GOODS = ["cep", "tech", "money", "vp", "ppm"]
SEATS = ["disc", "triangle", "square", "diamond", "star"]
PLACES = [
    *["scientist", "crane", "summit", "market", "lobby", "un_goal", "company_goal", "event", "control"],
    *["infrastructure", "research", "inspector", "decade", "round", "secret", "hand", "hint", "start_player"],
]
BUTTONS = ["pause", "play", "skip"]
GLYPHS = [*ENERGIES, *FOSSILS, *GOODS, *SEATS, *PLACES, *BUTTONS]
PLANTS = [f"plant_{energy}" for energy in ENERGIES]
SILHOUETTES = [*GLYPHS, *PLANTS]
DRAWINGS = [*SILHOUETTES, "icon"]

# Width, height, and the margin that stays free on each side, in the drawing's own units.
SIZES = {
    **dict.fromkeys(GLYPHS, (64, 64, 3)),
    **dict.fromkeys(PLANTS, (96, 64, 3)),
    "icon": (512, 512, 10),
}

SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect", "polygon"}
GEOMETRY = {"d", "points", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform", "viewBox"}
PAINT = {"fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"}
GRADIENT_SHAPES = {"defs", "linearGradient", "stop"}
GRADIENT_PAINT = {"x1", "y1", "x2", "y2", "gradientUnits", "offset", "stop-color", "stroke-opacity"}

Mask = bytes  # one byte of ink per pixel, row by row
Renderer = Callable[[str], "QSvgRenderer"]


def source(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def elements(name: str) -> list[ElementTree.Element]:
    """Every element, the root first, with the namespace of SVG taken off its tag."""
    root = ElementTree.fromstring(source(name))  # noqa: S314  our own files
    found = list(root.iter())
    for element in found:
        namespace, _, tag = element.tag.rpartition("}")
        assert namespace == "{http://www.w3.org/2000/svg", element.tag
        element.tag = tag
    return found


@pytest.fixture(scope="session")
def renderer() -> Iterator[Renderer]:
    """Opens a drawing with Qt; skips where Qt's system libraries are missing."""
    missing = "Qt's system libraries are missing; `make check-system` names the packages"
    widgets = pytest.importorskip("PySide6.QtWidgets", reason=missing, exc_type=ImportError)
    svg = pytest.importorskip("PySide6.QtSvg", reason=missing, exc_type=ImportError)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QT_QPA_PLATFORM", "offscreen")
        # QApplication rather than QGuiApplication: a process has only one, and a test of a window may follow.
        application = widgets.QApplication.instance() or widgets.QApplication([])

        def open_drawing(name: str) -> QSvgRenderer:
            opened: QSvgRenderer = svg.QSvgRenderer(str(ART / f"{name}.svg"))
            return opened

        yield open_drawing
        del application


def ink(opened: QSvgRenderer, width: int, height: int) -> Mask:
    """How much ink lies on each pixel when the drawing fills the picture."""
    from PySide6.QtCore import QRectF  # noqa: PLC0415  the fixture has found out that Qt can be loaded
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    opened.render(painter, QRectF(0, 0, width, height))
    painter.end()
    mask = picture.convertToFormat(QImage.Format.Format_Alpha8)
    stride = mask.bytesPerLine()
    rows = bytes(mask.constBits())
    return b"".join(rows[y * stride : y * stride + width] for y in range(height))


def coverage(mask: Mask) -> float:
    return sum(mask) / (255 * len(mask))


def difference(one: Mask, other: Mask) -> float:
    """The ink that only one of both has, as a share of the ink of the fuller one."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / max(sum(one), sum(other))


def test_every_drawing_is_there_and_described_and_nothing_else() -> None:
    assert sorted(path.name for path in ART.iterdir()) == sorted(
        ["README.md", *(f"{name}.svg" for name in DRAWINGS)]
    )
    words = set(re.findall(r"`(\w+)`", (ART / "README.md").read_text(encoding="utf-8")))
    assert set(DRAWINGS) <= words


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_consists_of_plain_shapes(name: str) -> None:
    """No text, script, picture, style sheet, declaration or reference to anything outside the file."""
    text = source(name)
    assert text.startswith("<svg ")
    assert "<!DOCTYPE" not in text
    assert "<?" not in text
    assert text.count("http") == 1, "only the name of the SVG language"

    width, height, _ = SIZES[name]
    root, *others = elements(name)
    assert (root.tag, root.get("viewBox")) == ("svg", f"0 0 {width} {height}")
    assert (root.get("width"), root.get("height")) == (str(width), str(height))
    in_colour = name == "icon"
    for element in (root, *others):
        assert element.tag in (SHAPES | GRADIENT_SHAPES if in_colour else SHAPES)
        allowed = {"id"} | GEOMETRY | PAINT | (GRADIENT_PAINT if in_colour else set())
        assert set(element.keys()) <= allowed
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()
    named = [element.get("id") for element in others if element.get("id")]
    assert named == {"icon": ["sky", "sea"]}.get(name, [])


@pytest.mark.parametrize("name", SILHOUETTES)
def test_a_silhouette_has_one_colour(name: str) -> None:
    root, *others = elements(name)
    assert root.get("fill") == "#000"
    paints = {element.get(paint) for element in others for paint in ("fill", "stroke")}
    assert paints <= {None, "none", "#000"}


def test_the_icon_refers_to_nothing_but_its_own_gradients() -> None:
    assert set(re.findall(r"url\(([^)]*)\)", source("icon"))) == {"#sky", "#sea"}
    assert "href" not in source("icon")


@pytest.mark.parametrize("name", DRAWINGS)
def test_qt_draws_it_inside_its_margin(renderer: Renderer, name: str) -> None:
    width, height, margin = SIZES[name]
    opened = renderer(name)
    assert opened.isValid()
    assert not opened.animated()
    box = opened.viewBoxF()
    assert (box.x(), box.y(), box.width(), box.height()) == (0, 0, width, height)

    scale = 4 if width < 100 else 1
    columns, rows, free = width * scale, height * scale, margin * scale
    mask = ink(opened, columns, rows)
    assert not any(mask[: free * columns]), "ink at the top"
    assert not any(mask[-free * columns :]), "ink at the bottom"
    for y in range(rows):
        row = mask[y * columns : (y + 1) * columns]
        assert not any(row[:free]), f"ink at the left, row {y}"
        assert not any(row[-free:]), f"ink at the right, row {y}"
    assert 0.1 < coverage(mask) < (0.75 if name == "icon" else 0.5)


@pytest.mark.parametrize(("names", "width", "height"), [(GLYPHS, 16, 16), (PLANTS, 24, 16)])
def test_no_two_look_nearly_the_same_when_small(
    renderer: Renderer, names: list[str], width: int, height: int
) -> None:
    """Solid signs of equal weight share much of their ink, so the seats' signs may come closer."""
    masks = {name: ink(renderer(name), width, height) for name in names}
    alike = {}
    for one, other in itertools.combinations(names, 2):
        apart = difference(masks[one], masks[other])
        if apart < (0.15 if {one, other} <= set(SEATS) else 0.28):
            alike[one, other] = round(apart, 2)
    assert not alike


@pytest.mark.parametrize("name", GLYPHS)
def test_a_glyph_has_solid_ink_at_16_pixels(renderer: Renderer, name: str) -> None:
    """A glyph of thin lines would be grey all over; here a tenth of the square or more is nearly full ink."""
    mask = ink(renderer(name), 16, 16)
    assert sum(value > 190 for value in mask) >= len(mask) // 10


def test_the_signs_of_the_seats_weigh_the_same(renderer: Renderer) -> None:
    weights = [coverage(ink(renderer(name), 256, 256)) for name in SEATS]
    assert min(weights) > 0.33
    assert max(weights) < 1.2 * min(weights)
