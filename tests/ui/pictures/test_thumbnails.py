"""The small picture beside a journal: the board as an onlooker sees it, in a file that is always complete."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage

from co2desk.commands.examples import played
from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.controller import Controller
from co2desk.ui.models.places import NOBODY
from co2desk.ui.pictures import thumbnails
from co2desk.ui.pictures.board_picture import THUMBNAIL
from co2desk.ui.pictures.thumbnails import write_thumbnail
from co2desk.ui.preferences import Preferences
from co2desk.ui.theme.appearance import Appearance
from tests.ui.screen import people
from tests.ui.whole.positions import Position, like, positions

pytestmark = pytest.mark.usefixtures("drawn_thumbnails")


def opened(session: Session, preferences: Preferences, seats: tuple[Seat, ...] = ()) -> Controller:
    """A game on the table, without a window."""
    controller = Controller(preferences)
    controller.open(session, GameSetup(session.options, seats or people(session.options.players)))
    controller.busy = True  # computer players wait
    return controller


def drawn(controller: Controller, appearance: Appearance, path: Path) -> QImage:
    assert write_thumbnail(controller, appearance, path)
    picture = QImage(str(path))
    assert not picture.isNull()
    return picture


# --- secrets --------------------------------------------------------------------------------------------


def test_the_picture_does_not_depend_on_what_is_hidden(
    appearance: Appearance, preferences: Preferences, tmp_path: Path
) -> None:
    """I-22, G-40: hands, goals and piles of CO₂ (2012) dealt again leave every pixel as it was."""
    chance = Random(1)
    found = [position for number in (4, 6, 7) for position in positions(number)][::8]
    twins = [position.twin(NOBODY, chance) for position in found]
    assert sum(fingerprint(one) != fingerprint(other) for one, other in zip(found, twins, strict=True)) > 4
    for position, twin in zip(found, twins, strict=True):
        one, other = (
            drawn(opened(each.session, preferences), appearance, tmp_path / "game.png")
            for each in (position, twin)
        )
        assert one == other


def fingerprint(position: Position) -> str:
    found: str = position.session.game.fingerprint()
    return found


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_the_picture_of_second_chance_does_not_depend_on_what_is_hidden(
    appearance: Appearance, preferences: Preferences, tmp_path: Path, mode: str
) -> None:
    """The same for partners and for rivals, whose goals are secret too."""
    session = played(3, 5, 2, "second_chance", {"mode": mode})
    game = session.game
    twin = game.deal_again(NOBODY, Random(2))
    assert twin.fingerprint() != game.fingerprint()
    pictures = [
        drawn(opened(each, preferences), appearance, tmp_path / "game.png")
        for each in (session, like(session, twin))
    ]
    assert pictures[0] == pictures[1]


def test_whoever_sits_at_the_screen_is_not_on_the_picture(
    appearance: Appearance, preferences: Preferences, tmp_path: Path
) -> None:
    """The window shows one player the own hand; the picture shows what it showed under the cover."""
    controller = opened(played(3, 107, 2), preferences)
    under_the_cover = drawn(controller, appearance, tmp_path / "game.png")
    assert controller.seat == NOBODY
    controller.take_seat()
    assert controller.seat != NOBODY
    assert drawn(controller, appearance, tmp_path / "game.png") == under_the_cover


def test_the_picture_shows_where_the_game_is(
    appearance: Appearance, preferences: Preferences, tmp_path: Path
) -> None:
    """Two decades of the same game look different, or the tests above would prove nothing."""
    early, late = (opened(played(3, 107, decade), preferences) for decade in (1, 3))
    one, other = (drawn(controller, appearance, tmp_path / "game.png") for controller in (early, late))
    assert one != other
    assert one.width() == THUMBNAIL


# --- the file -------------------------------------------------------------------------------------------


@pytest.fixture
def controller(preferences: Preferences) -> Controller:
    return opened(next(positions(3)).session, preferences)


def test_nothing_but_the_picture_is_left_behind(
    controller: Controller, appearance: Appearance, tmp_path: Path
) -> None:
    """It is written beside and put into its place as a whole."""
    folder = tmp_path / "library"
    folder.mkdir()
    drawn(controller, appearance, folder / "game.png")
    assert [path.name for path in folder.iterdir()] == ["game.png"]


def test_a_folder_that_is_gone_is_no_error(
    controller: Controller, appearance: Appearance, tmp_path: Path
) -> None:
    assert not write_thumbnail(controller, appearance, tmp_path / "gone" / "game.png")


def test_a_place_that_is_taken_is_no_error(
    controller: Controller, appearance: Appearance, tmp_path: Path
) -> None:
    """A folder has the name of the picture."""
    folder = tmp_path / "library"
    (folder / "game.png").mkdir(parents=True)
    assert not write_thumbnail(controller, appearance, folder / "game.png")
    assert [path.name for path in folder.iterdir()] == ["game.png"]


def test_the_old_picture_stays_when_the_disk_is_full(
    controller: Controller, appearance: Appearance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.png"
    before = drawn(controller, appearance, path)

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(thumbnails, "write_atomically", full)
    assert not write_thumbnail(controller, appearance, path)
    assert QImage(str(path)) == before


def test_without_a_game_there_is_no_picture(
    appearance: Appearance, preferences: Preferences, tmp_path: Path
) -> None:
    assert not write_thumbnail(Controller(preferences), appearance, tmp_path / "game.png")
    assert not (tmp_path / "game.png").exists()


def test_names_may_look_like_anything(
    appearance: Appearance, preferences: Preferences, tmp_path: Path
) -> None:
    """A name is drawn as it is, or not at all, but never stops a game from being put away."""
    position: Position = next(positions(4))
    names = ("<b>Anna</b>", "\u202eBruno", "x" * 40, "{0}", "&&%n")
    seats = tuple(Seat(name, seat.sign) for name, seat in zip(names, people(5), strict=True))
    session = position.session
    drawn(opened(session, preferences, seats[: session.options.players]), appearance, tmp_path / "game.png")
