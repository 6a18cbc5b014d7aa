"""Computer players think in processes of their own: the window never waits for them, and leaves none."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTimer

from co2desk.bots.levels import LEVELS
from co2desk.engine.machine.game import Game
from co2desk.protocol.asking import question
from co2desk.protocol.server import encode
from co2desk.session import Session
from co2desk.session.seats import NAMES, PROGRAM, SIGNS, Seat, seats_for
from co2desk.ui.advice.hints import NONE as NO_HINT
from co2desk.ui.advice.hints import THINKING, TOLD
from co2desk.ui.players.process import running_players
from co2desk.ui.review.reviewer import DONE, RUNNING, Reviewer
from tests.replays.games import load_recorded
from tests.ui.players.playing import is_running, process_of, program, until
from tests.ui.screen import Screen
from tests.ui.steady_player import steady
from tests.ui.thinking import is_thinking

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("player_processes")]

ROOT = Path(__file__).parents[3]
TICK_MS, LONGEST_GAP_MS, THOUGHTS = 10, 50, 6
LONG_THOUGHT_MS, ROUNDS, BUSY_SHARE = 300, 10, 0.5
BYSTANDER = Seat("Zoë", "star")


def bot(how: str, file: Path | str = os.devnull, number: int = 1) -> Seat:
    """A seat that a program of the tests plays."""
    return Seat(f"Bot {number}", SIGNS[number], PROGRAM, program=program(how, file))


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Every test ends as it began."""
    assert running_players() == []
    yield
    assert running_players() == []


# --- playing ------------------------------------------------------------------------------------------------


def test_each_computer_player_has_a_process_of_its_own(screen: Screen) -> None:
    """They play until a person has to decide; closing the window ends them at once."""
    seats = [BYSTANDER, *(Seat(level, SIGNS[n], level) for n, level in enumerate(LEVELS[:2]))]
    screen.new(players=3, seed=6, seats=seats)
    started = running_players()
    assert len(set(started)) == 2
    controller = screen.controller
    for _ in range(3):
        until(lambda: controller.is_my_decision)
        screen.submit(steady(1)(controller.game))
    until(lambda: controller.is_my_decision)
    assert len(controller.session.actions) > 3
    assert running_players() == started  # they were kept
    screen.window.close()
    assert not any(map(is_running, started))


def test_a_player_of_an_old_save_plays(screen: Screen) -> None:
    """Its name is one that nobody is offered any more, or that this version does not know."""
    seats = [Seat(name, SIGNS[n], name) for n, name in enumerate(("random", "genius"))]
    screen.new(players=2, seed=6, seats=seats)
    until(lambda: len({screen.controller.session.decider(n) for n in range(steps(screen))}) == 2)


def steps(screen: Screen) -> int:
    return len(screen.controller.session.actions)


def test_what_a_player_says_to_its_action_is_kept_as_long_as_it_can_be_done_again(screen: Screen) -> None:
    screen.new(players=2, seed=6, seats=[BYSTANDER, bot("reasons")], practice=True)
    controller = screen.controller
    while len(controller.choices) < 3:
        until(lambda: controller.is_my_decision or len(controller.choices) == 3)
        if controller.is_my_decision:
            screen.submit(steady(1)(controller.game))
    said = sorted(controller.choices)
    assert all(controller.session.decider(step - 1) == 1 for step in said)
    assert controller.choices[said[0]].reasons == ({"code": "planet", "points": 2},)
    controller.computers.end()
    controller.undo(steps(screen) - said[0] + 1)
    assert [controller.why(step) for step in said] == [None] * 3
    controller.redo(1)
    assert [controller.why(step) is not None for step in said] == [True, False, False]
    controller.undo(1)
    controller.set_player(1, "person")
    screen.sit_down()
    done = controller.choices[said[0]].action
    screen.submit(next(action for action in controller.game.legal() if action != done))
    assert sorted(controller.choices) in ([], said[:1])
    assert controller.why(said[0]) is None


# --- the window never waits ---------------------------------------------------------------------------------


class Watch:
    """Notes the longest time in which the event loop did not come round, for each thought."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.last = time.perf_counter()
        self.timer = QTimer()
        self.timer.timeout.connect(self.tick)
        self.timer.start(TICK_MS)

    def begin(self) -> None:
        self.gaps.append(0)
        self.last = time.perf_counter()

    def tick(self) -> None:
        now = time.perf_counter()
        if self.gaps:
            self.gaps[-1] = max(self.gaps[-1], (now - self.last) * 1000)
        self.last = now


def test_the_event_loop_comes_round_while_a_player_thinks(screen: Screen) -> None:
    """A thought that keeps a core busy for a second. What else this computer does may delay one or the other
    of several thoughts; a window that waits would be late in all of them."""
    screen.new(players=1, seed=6, seats=[Seat("Bot", "disc", PROGRAM, program=program("slow"))])
    until(lambda: steps(screen) > 0)  # it has started
    watch = Watch()
    for _ in range(THOUGHTS):
        played = steps(screen)
        watch.begin()
        until(lambda played=played: steps(screen) > played)  # type: ignore[misc]
        if watch.gaps[-1] <= LONGEST_GAP_MS:
            break
    watch.timer.stop()
    assert min(watch.gaps) <= LONGEST_GAP_MS, watch.gaps


class ThoughtWatch(Watch):
    """Notes what the window itself does while somebody thinks: how often its event loop comes round, and how
    long it computes at a stretch. Other programs on a busy computer delay it, but cannot add to that."""

    def __init__(self) -> None:
        self.busy = time.thread_time()
        self.rounds = 0
        self.stretches: list[float] = []
        super().__init__()

    def tick(self) -> None:
        super().tick()
        now = time.thread_time()
        self.rounds += 1
        self.stretches.append((now - self.busy) * 1000)
        self.busy = now

    def begin(self) -> None:
        super().begin()
        self.rounds, self.stretches, self.busy = 0, [], time.thread_time()


def test_the_event_loop_comes_round_while_expert_thinks(screen: Screen) -> None:
    """A window that waited for the answer would come round once in a whole thought; one that thought itself
    would be busy all the time."""
    screen.new(players=2, seed=6, seats=[BYSTANDER, Seat("Robo", "star", "expert")])
    controller = screen.controller
    watch = ThoughtWatch()
    thoughts = 0
    for _ in range(THOUGHTS):
        until(lambda: controller.is_my_decision)
        while controller.is_my_decision:
            screen.submit(steady(1)(controller.game))
        watch.begin()
        asked, played = time.perf_counter(), steps(screen)
        until(lambda played=played: steps(screen) > played)  # type: ignore[misc]
        if (time.perf_counter() - asked) * 1000 < LONG_THOUGHT_MS:
            continue  # it was planned before
        thoughts += 1
        assert watch.rounds >= ROUNDS, (watch.rounds, watch.gaps)
        assert sum(watch.stretches[:-1]) < BUSY_SHARE * (time.perf_counter() - asked) * 1000
        if max(watch.stretches) <= LONGEST_GAP_MS:
            break
    watch.timer.stop()
    assert thoughts
    assert max(watch.stretches) <= LONGEST_GAP_MS, watch.stretches


def test_a_hint_that_nobody_wants_ends_with_its_process(screen: Screen) -> None:
    """A person acts while somebody thinks about the hint, or closes the window."""
    screen.new(players=2, seed=6, seats=[BYSTANDER, Seat("Other", "disc")], practice=True)
    screen.sit_down()
    controller, hints = screen.controller, screen.game_view.hints
    ends: tuple[Callable[[], object], ...] = (
        lambda: screen.submit(controller.moves.legal[0]),
        lambda: controller.undo(1),
    )
    for end in ends:
        screen.game_view.show_hint()
        (process,) = running_players()
        assert hints.state == THINKING
        end()
        assert hints.state == NO_HINT
        until(lambda process=process: not is_running(process))  # type: ignore[misc]
        until(lambda: running_players() == [])
        screen.sit_down()
    screen.game_view.show_hint()
    until(lambda: hints.state == TOLD)
    assert {move.action for move in hints.moves} <= set(controller.game.legal())
    (process,) = running_players()
    screen.window.close()
    assert not is_running(process)


# --- thoughts that nobody wants any more --------------------------------------------------------------------


@pytest.fixture
def thinking(screen: Screen, tmp_path: Path) -> int:
    """A person has played, and a program thinks about its answer, without end: its process."""
    file = tmp_path / "process"
    screen.new(players=2, seed=3, seats=[BYSTANDER, bot("silent", file)])
    controller = screen.controller
    while controller.is_my_decision:
        screen.submit(steady(1)(controller.game))
    until(lambda: file.exists() and file.read_text(encoding="ascii") != "")
    return int(file.read_text(encoding="ascii"))


def test_an_undo_ends_a_thought(screen: Screen, thinking: int) -> None:
    controller, played = screen.controller, steps(screen)
    controller.undo(1)
    assert controller.is_my_decision
    assert not is_thinking(controller)
    until(lambda: not is_running(thinking))
    assert steps(screen) == played - 1


def test_another_game_ends_a_thought(screen: Screen, thinking: int) -> None:
    screen.new(players=2, seed=4, seats=[BYSTANDER, Seat("B")])
    until(lambda: not is_running(thinking))
    until(lambda: running_players() == [])
    assert steps(screen) == 0


def test_closing_the_window_ends_a_thought_before_it_returns(screen: Screen, thinking: int) -> None:
    screen.window.close()
    assert not is_running(thinking)


def test_who_acts_out_of_turn_lets_the_player_think_again(screen: Screen, thinking: int) -> None:
    """G-41: a person discards the company goal while a program thinks; the question is another one now."""
    screen.game_view.cash_goal(0)
    if screen.game_view.proposals.pending is not None:
        screen.game_view.proposals.confirm()
    assert screen.controller.table.goal_cashed[0]
    assert is_thinking(screen.controller)
    until(lambda: not is_running(thinking))
    assert [process for process in running_players() if process != thinking]


def test_a_person_who_takes_over_ends_the_thought(screen: Screen, thinking: int) -> None:
    screen.controller.set_player(1, "person")
    until(lambda: not is_running(thinking))
    assert screen.controller.waiting_for == 1


# --- secrets ------------------------------------------------------------------------------------------------


def test_no_byte_that_a_program_reads_depends_on_what_its_seat_may_not_know(
    screen: Screen, tmp_path: Path
) -> None:
    """I-22, section 19: everything that a program has read in a game, beside what it would have read if all
    that is hidden from its seat were different, the seed of the game included."""
    diary = tmp_path / "diary"
    seats = [bot("diary", diary, number=0), Seat("Other", "star", "random")]
    screen.new(players=2, seed=6, seats=seats, edition="second_chance", variants={"mode": "competitive"})
    controller = screen.controller
    until(lambda: controller.is_over or steps(screen) > 60)
    screen.window.close()
    hello, *lines = diary.read_bytes().splitlines(keepends=True)
    assert json.loads(hello) == {"cmd": "hello", "id": 0}
    session, secret = controller.session, 0
    own = [step for step in range(steps(screen)) if session.decider(step) == 0]
    assert len(lines) >= len(own) > 10
    for number, step in enumerate(own):
        there = session.branched(step)
        other = Session.new(replace(session.options, seed=999 + step))
        other.id, other.actions = session.id, there.actions
        other.game = there.game.deal_again(0, Random(step))
        secret += other.document() != there.document()
        asked = question(other, f"{session.id}-0", seats[0].program.seconds if seats[0].program else 0)
        assert lines[number] == encode({**asked, "id": number + 1})
    assert secret > 10


# --- a window that is killed --------------------------------------------------------------------------------

WINDOW = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QTimer
from co2desk.session import GameOptions
from co2desk.session.seats import Program, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.app import make_window
from co2desk.ui.advice.hints import NONE as NO_HINT
from co2desk.ui.advice.hints import THINKING, TOLD
from co2desk.ui.players.process import running_players

app, window = make_window()
window.preferences.set("pace", "at_once")
seats = (Seat("A", "disc", "steady"), Seat("B", "star", "random"))
window.parts.starter.start(GameSetup(GameOptions(players=2, seed=8), seats))

def say():
    if len(window.parts.controller.session.actions) > 5:
        print(*running_players(), flush=True)
        timer.stop()

timer = QTimer()
timer.timeout.connect(say)
timer.start(20)
app.exec()
"""


def test_players_end_by_themselves_when_the_window_is_killed(tmp_path: Path) -> None:
    """Their input ends, and that is all they hear of it."""
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW],
        cwd=ROOT,
        env={**os.environ, "CO2DESK_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    ) as window:
        assert window.stdout is not None
        players = [int(word) for word in window.stdout.readline().split()]
        assert len(players) == 2
        assert all(map(is_running, players))
        os.kill(window.pid, signal.SIGKILL)
        window.wait()
    until(lambda: not any(map(is_running, players)))


def test_a_turn_is_looked_at_again_in_a_process_that_ends_when_it_is_stopped(screen: Screen) -> None:
    """Expert, in a process of its own, which is told what the player could know at the time."""
    session = load_recorded("first-last-decade")
    session.seats = seats_for(NAMES[: session.options.players])
    reviewer = Reviewer(session, 0, screen.window)
    del reviewer.turns[:-2]  # the last ones: less is to be thought about
    reviewer.go_on()
    process = process_of(reviewer._thinker)
    assert process
    screen.wait_until(lambda: reviewer.looked_at == 1)
    assert reviewer.state == RUNNING
    reviewer.stop()
    until(lambda: not is_running(process))
    reviewer.go_on()
    screen.wait_until(lambda: reviewer.state == DONE)
    for finding in reviewer.findings:
        game = Game(session.game.edition, session.positions[finding.turn.step])
        assert finding.better.action in game.legal()
        assert finding.better.reasons
    assert process_of(reviewer._thinker) == 0
