"""A program that is ended at any moment, without a warning, loses at most the action in progress.

Real processes play, and are killed (SIGKILL): at chance moments, and in every single call to the system that
changes something on the disk. What they had shown is always there afterwards.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import compact, names_in, read_document
from co2desk.session.journal import JournalContent
from co2desk.session.library import GameLibrary

from .elsewhere import EDITIONS, KEPT, SAVED, SHOWN, Answer, Elsewhere, a_game, play_out

pytestmark = pytest.mark.slow

KILLS = 120  # of each edition
MANY_KILLS = int(os.environ.get("CO2DESK_GAMES", "60"))
PIECES = (0, 0, 0, 500, 40)  # bytes that are written at once; 0 is everything


class Course(NamedTuple):
    """How the game goes that is played, if nobody ends it."""

    id: str
    log: list[dict[str, Any]]
    fingerprints: list[str]  # after so many entries
    saves: list[int]  # the entries in the file after each time it was saved


@pytest.fixture(scope="module")
def courses(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Course]:
    return {edition: course_of(edition, tmp_path_factory.mktemp(edition)) for edition in EDITIONS}


def course_of(edition: str, folder: Path) -> Course:
    session = a_game(edition)
    fingerprints: list[str] = []
    saves: list[int] = []

    def tell(what: str) -> None:
        if what == SAVED:
            saves.append(len(session.log))
        else:
            fingerprints.append(session.game.fingerprint())

    play_out(session, Autosave(GameLibrary(folder)), folder / "a.co2game", tell)
    return Course(session.id, [session.entry_to_json(entry) for entry in session.log], fingerprints, saves)


def test_the_game_that_is_killed_has_everything_in_it(courses: dict[str, Course]) -> None:
    """Else the tests below would prove less than they say."""
    for course in courses.values():
        assert any("undo" in entry for entry in course.log)
        assert len(course.fingerprints) == len(course.log) + 1
        assert len(set(course.saves)) >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kill_at_any_moment_loses_at_most_the_action_in_progress(
    edition: str, elsewhere: Elsewhere, courses: dict[str, Course], quick_folder: Path
) -> None:
    kill_at_chance_moments(Scene(elsewhere, edition, courses[edition], quick_folder), KILLS)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kill_at_any_of_many_moments_loses_at_most_the_action_in_progress(
    edition: str, elsewhere: Elsewhere, courses: dict[str, Course], quick_folder: Path
) -> None:
    kill_at_chance_moments(Scene(elsewhere, edition, courses[edition], quick_folder), MANY_KILLS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kill_in_any_call_to_the_system_loses_at_most_the_action_in_progress(
    edition: str, elsewhere: Elsewhere, courses: dict[str, Course], quick_folder: Path
) -> None:
    """Before every new file, write, replacement and removal, and in the middle of every write."""
    scene = Scene(elsewhere, edition, courses[edition], quick_folder)
    whole = scene.play()
    assert not whole.killed
    calls = whole.told.split()[1:]
    assert {"open", "write", "replace"} <= set(calls)
    for number, call in enumerate(calls, 1):
        assert scene.play(call=number).killed, f"call {number}"
        if call == "write":
            assert scene.play(call=number, half=True).killed, f"call {number}"
    assert scene.lost == {0, 1}  # both happen: the action in progress is on the disk, or it is not


def kill_at_chance_moments(scene: Scene, kills: int) -> None:
    """After so much was shown, and a moment more. Whoever is quicker than that is let go, and tried again."""
    chance = Random()  # no two runs try the same moments
    whole = {piece: scene.play(piece=piece) for piece in set(PIECES)}
    killed = 0
    for _ in range(20 * kills):
        piece = chance.choice(PIECES)
        steps = len(whole[piece].told.partition(" ")[0])
        delay = chance.uniform(0, 1.5 * whole[piece].seconds / steps)
        killed += scene.play(piece=piece, after=chance.randrange(steps), delay=delay).killed
        if killed == kills:
            return
    pytest.fail(f"only {killed} of {kills} were killed")


class Scene:
    """A library and a folder of the player's own, in which games are ended early."""

    def __init__(self, elsewhere: Elsewhere, edition: str, course: Course, folder: Path) -> None:
        self.elsewhere, self.edition, self.course = elsewhere, edition, course
        self.games, self.own = folder / "games", folder / "own"
        self.file = self.own / "a.co2game"
        self.library = GameLibrary(self.games)
        self.lost: set[int] = set()  # how many entries more than were shown there were
        self._fresh = a_game(edition)
        self._fresh.id = "f" * 32  # if nothing was written, the next start plays another game
        self._loaded: dict[str, Session] = {}

    def play(self, **how: Any) -> Answer:
        """Play, be killed, and look at what is left."""
        for folder in (self.games, self.own):
            shutil.rmtree(folder, ignore_errors=True)
        self.own.mkdir()
        answer = self.elsewhere.ask(
            "play", edition=self.edition, folder=str(self.games), file=str(self.file), **how
        )
        told = answer.told.partition(" ")[0]
        try:
            self._judge(told)
        except BaseException as error:
            error.add_note(f"after {told!r}, played with {how}")
            raise
        return answer

    def _judge(self, told: str) -> None:
        shown, saved = told.count(SHOWN), told.count(SAVED)
        assert not self.library.is_taken(self.course.id)
        held = self._check_file(saved)
        if self.library.has(self.course.id):
            kept = self.library.read(self.course.id)
            self._check_journal(kept, shown, held)
            session = self._loaded_from(kept.document)
        else:
            assert KEPT not in told
            session = self._fresh
        self._check_playing_on(session)

    def _check_file(self, saved: int) -> int:
        """The player's own file is the one of the last save, or of the one in progress."""
        if not self.file.exists():
            assert saved == 0
            return 0
        session = self._loaded_from(read_document(self.file))
        assert len(session.log) in self.course.saves[max(saved - 1, 0) : saved + 1]
        return len(session.log)

    def _check_journal(self, kept: JournalContent, shown: int, held: int) -> None:
        entries = kept.entries
        assert shown <= entries <= shown + 1
        assert kept.document["log"] == self.course.log[:entries]
        assert kept.unread == 0
        session = self._loaded_from(kept.document)
        assert session.game.fingerprint() == self.course.fingerprints[entries]
        assert [session.entry_to_json(entry) for entry in session.log] == self.course.log[:entries]
        assert kept.saved_as in ("", str(self.file))
        assert kept.saved_entries <= held
        (listed,) = self.library.games()
        assert (listed.id, listed.entries) == (self.course.id, entries)
        self.lost.add(entries - shown)

    def _check_playing_on(self, session: Session) -> None:
        """The next start: the game is taken, played, saved and put away, and nothing lies around."""
        autosave = Autosave(self.library)
        autosave.begin(session)
        autosave.save_to(self.file)
        assert autosave.trouble is None
        autosave.end()
        assert sorted(names_in(self.own)) == [self.file.name]
        assert sorted(names_in(self.games)) == [f"{session.id}.co2journal", f"{session.id}.lock"]
        (listed,) = self.library.games()
        assert (listed.was_cut_off, listed.saved_as) == (False, str(self.file))

    def _loaded_from(self, document: Any) -> Session:
        """The same document gives the same game: each one is played once only."""
        key = compact(document)
        if key not in self._loaded:
            self._loaded[key] = Session.load(document)
        return self._loaded[key]
