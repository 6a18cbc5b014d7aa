"""The rows of the advice panel: what to do, what partners plan, and what is missing for a goal.

A hint and what is missing are for the player at the screen alone; what partners plan is said aloud.
"""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.bots.thought import Intention
from co2desk.engine.machine.actions import Action
from co2desk.engine.table.table import Table
from co2desk.forecast.missing import Goal, Missing, missing
from co2desk.protocol.player import Choice
from co2desk.ui.advice.goals import goal_name, places_of_goal
from co2desk.ui.advice.hints import FAILED, THINKING, TOLD, Hints
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.players.plans import places_of
from co2desk.ui.players.turn_words import turn_words
from co2desk.ui.players.why import why
from co2desk.ui.row_list.goal_rows import MET, UNMET
from co2desk.ui.row_list.rows import ENERGY, LEADS, MARK, SIGN, SOFT, Heading, Icon, Line, Row, RowKey
from co2desk.ui.row_list.rows import NOBODY as NOBODY_MARK
from co2desk.ui.widgets.why_box import Why, what_points_are

MOST_LATER = 2  # further actions of the turn that are told with a move
MOVE = Icon(MARK, LEADS)
INDENT = Icon(MARK, NOBODY_MARK)


class AdviceRows:
    """Made anew whenever something changes. `moves` are the rows that can be played."""

    def __init__(self, controller: Controller, hints: Hints) -> None:
        self.controller, self.hints = controller, hints
        self.moves: dict[RowKey, Action] = {}
        self.goal: Goal | None = None  # that somebody has pointed at

    def rows(self) -> list[Row]:
        self.moves = {}
        controller = self.controller
        if not controller.has_game or controller.is_over or controller.is_covered:
            return []
        return [*self._hint(), *self._missing(), *self._plans()]

    # --- a hint ------------------------------------------------------------------------------------------

    def _hint(self) -> Iterator[Row]:
        state = self.hints.state
        if state not in (THINKING, TOLD, FAILED):
            return
        title = translate("AdvicePanel", "Hint")
        yield Heading(("hint",), (), title, "hint", title)
        if state == THINKING:
            yield note("thinking", translate("AdvicePanel", "Looking for the best moves…"))
        elif state == FAILED:
            yield note(
                "failed", translate("AdvicePanel", "No hint: the program that looks for one has failed.")
            )
        for number, choice in enumerate(self.hints.moves):
            yield self._move(("hint", number), choice)
        if any(told.has_points for choice in self.hints.moves if (told := self._why(choice)) is not None):
            yield note("points", what_points_are())

    def _move(self, key: RowKey, choice: Choice) -> Row:
        controller, action = self.controller, choice.action
        table, frame = controller.table, controller.game.decision
        self.moves[key] = action
        told = self._why(choice)
        lines = [*(told.reasons if told is not None else ())]
        # Somebody else's decision that a team shares has no turn, and so nothing that follows in it.
        later = list(turn_words(choice, controller.game, controller.seat, controller.speaker))[1:]
        if later:
            #: Below a recommended move: the moves that should follow in the same turn.
            words = translate("AdvicePanel", "Then: {moves}")
            lines.append(words.format(moves=controller.speaker.listed("semicolon", later[:MOST_LATER])))
        title = controller.speaker.action(action, table, frame)
        body = "\n".join(lines)
        places = controller.moves.places_of(action)
        return Line(key, places, spoken(title, *lines), self._icon(action, table), title, body=body)

    def _why(self, choice: Choice) -> Why | None:
        return why(choice, self.controller.speaker, "", is_over=True)  # the player's own secrets

    def _icon(self, action: Action, table: Table) -> Icon:
        record = self.controller.declaration.actions.of(action)
        player, energy = record.player_shown(action), record.energy_shown(table, action)
        if player is not None:
            return Icon(SIGN, self.controller.seats[player].sign)
        return MOVE if energy is None else Icon(ENERGY, table.setting.base.energies[energy])

    # --- what is missing for a goal ----------------------------------------------------------------------

    def _missing(self) -> Iterator[Row]:
        controller, goal = self.controller, self.goal
        if goal is None or controller.seat == NOBODY:
            return
        table, speaker = controller.table, controller.speaker
        found = missing(controller.game, controller.seat, goal)
        #: A heading. {goal}: a project, a UN goal or a region.
        title = translate("AdvicePanel", "Missing for {goal}")
        title = title.format(goal=goal_name(found.goal, speaker, table))
        places = places_of_goal(found.goal, table)
        yield Heading(("missing",), places, title, "inspector", title)
        for number, need in enumerate(found.needs):
            words = speaker.refusal(need.refusal)
            yield Line(("need", number), places, words, UNMET, words)
            for rank, action in enumerate(need.moves):
                yield self._bringing(("need", number, rank), action)
            if not need.moves and controller.is_my_decision:
                yield note(f"no_move_{number}", translate("AdvicePanel", "No move brings it now."), INDENT)
        if not found.needs:
            yield from self._ready(found, places)

    def _bringing(self, key: RowKey, action: Action) -> Row:
        controller = self.controller
        self.moves[key] = action
        words = controller.speaker.action(action, controller.table, controller.game.decision)
        icon = self._icon(action, controller.table)
        return Line(key, controller.moves.places_of(action), words, icon, body=words)

    def _ready(self, found: Missing, places: tuple[PlaceKey, ...]) -> Iterator[Row]:
        """Nothing is missing; is it possible at once?"""
        controller = self.controller
        if controller.game.to_act != controller.seat:
            words = translate("GoalsPanel", "You have everything you need: wait for your turn.")
        elif found.against is not None:
            words = controller.speaker.refusal(found.against)
        else:
            words = translate("AdvicePanel", "Nothing is missing.")
        yield Line(("ready",), places, words, MET, words)
        if found.against is None and controller.is_my_decision:
            yield self._bringing(("ready", 0), found.action)

    # --- what partners plan ------------------------------------------------------------------------------

    def _plans(self) -> Iterator[Row]:
        controller = self.controller
        plans = controller.plans
        if not plans:
            return
        title = translate("AdvicePanel", "Plans for this decade")
        yield Heading(("plans",), (), title, "hand", title)
        for seat in sorted(plans):
            lines = list(self._plan(seat, plans[seat]))
            places: list[PlaceKey] = []
            for said in plans[seat]:
                places += places_of(said, controller.table)
            who = controller.seats[seat]
            yield Line(
                ("plan", seat),
                tuple(dict.fromkeys(places)),
                spoken(who.name, *lines),
                Icon(SIGN, who.sign),
                who.name,
                body="\n".join(lines),
            )

    def _plan(self, seat: int, plan: tuple[Intention, ...]) -> Iterator[str]:
        """What a player plans itself, and after it what it asks of each of the others."""
        speaker, reader = self.controller.speaker, self.controller.seat
        doers = {seat: None} | dict.fromkeys(said.seat for said in plan)
        for doer in doers:
            steps = [self._said(said) for said in plan if said.seat == doer]
            listed = speaker.listed("semicolon", steps) if steps else ""
            if not steps:
                continue
            if doer == seat:
                yield translate("AdvicePanel", "Plans: {steps}").format(steps=listed)
            elif doer == reader:
                yield translate("AdvicePanel", "Asks you: {steps}").format(steps=listed)
            else:
                words = translate("AdvicePanel", "Asks {name}: {steps}")
                yield words.format(name=speaker.player_name(doer), steps=listed)

    def _said(self, said: Intention) -> str:
        return self.controller.speaker.intention(
            said.code,
            energy=said.energy,
            region=said.region,
            summit=said.summit,
            card=said.card,
            partner=said.partner,
        )


def note(name: str, words: str, icon: Icon = UNMET) -> Line:
    return Line((name,), (), words, icon, body=words, tone=SOFT)


def spoken(title: str, *lines: str) -> str:
    """A row for those who cannot see it: a pause after each line."""
    return "\n".join((title, *lines))
