"""The second role of the protocol: a program that plays a seat. It is told what its seat may know, and
answers with one legal action. `asking` is the other end of this conversation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from co2desk import __version__
from co2desk.engine.machine.actions import Action, Codec
from co2desk.engine.machine.game import Game
from co2desk.protocol.conversation import EDITIONS
from co2desk.protocol.messages import PROTOCOL, Answer, Commands, Request, bad_document, command_of
from co2desk.protocol.positions import document_errors, game_at
from co2desk.protocol.team_plans import TEAM_PLAN, ProposedTurns, team_plan_from_json

PLAYER = "player"  # the role, as `hello` names it
QUESTION = (
    "game",
    "options",
    "components",
    "seat",
    "state",
    "position",
    "decision",
    "legal",
    "seed",
    "seconds",
    TEAM_PLAN,
)
MOST_MOVES = 3  # that are advised
MOST_LINES = 20  # of the reasons, and of the plan
CHOOSE, ADVISE, REVIEW = "choose", "advise", "review"  # the questions
TAKEN = "taken"  # the actions of a turn that is looked at again
MOST_TAKEN = 60
COMMANDS: Commands = {
    "hello": (),
    CHOOSE: QUESTION,
    ADVISE: QUESTION,
    REVIEW: (*QUESTION, TAKEN),
    "quit": (),
}


class Question(NamedTuple):
    """What a player of our own needs of a question: a game in which everything hidden is dealt again."""

    game: Game[Any]
    course: str  # another one means that the game is another one, or went back
    seed: int | None
    team_plan: ProposedTurns | None = None  # what a partner has proposed last


class Choice(NamedTuple):
    """An action, and what spoke for it. What the codes mean is between the player and its reader."""

    action: Action
    reasons: tuple[dict[str, Any], ...] = ()  # the weightiest first, each with a `code` and its `points`
    plan: tuple[dict[str, Any], ...] = ()  # what is to come, each with a `code`
    team_plan: dict[str, Any] | None = None  # for the partners that are asked next


class Reviewed(NamedTuple):
    """A turn that was looked at again: a clearly better one, if there is any, and by how many points."""

    better: Choice | None = None
    points: float = 0.0


def nothing_better(question: Question, taken: Sequence[Action]) -> Reviewed:
    return Reviewed()


class PlayerConversation:
    """`choose` decides; `advise` names the best few choices to a person, the best first. Without it, a player
    advises what it would choose itself. `review` looks at a turn that somebody has played."""

    def __init__(
        self,
        choose: Callable[[Question], Choice],
        advise: Callable[[Question], Sequence[Choice]] | None = None,
        review: Callable[[Question, Sequence[Action]], Reviewed] = nothing_better,
    ) -> None:
        self._choose = choose
        self._advise = advise or (lambda question: (choose(question),))
        self._review = review

    def answer(self, request: Request) -> Answer:
        """The answer to a request. Raises ProtocolError."""
        name = command_of(request, COMMANDS)
        if name == "hello":
            return hello()
        if name == "quit":
            return {"bye": True}
        with document_errors():
            question = read_question(request)
        codec = question.game.codec
        if name == ADVISE:
            return {"moves": [choice_to_json(choice, codec) for choice in self._advise(question)]}
        if name == REVIEW:
            with document_errors():
                taken = read_taken(request, codec)
            return reviewed_to_json(self._review(question, taken), codec)
        return choice_to_json(self._choose(question), codec)


def choice_to_json(choice: Choice, codec: Codec) -> Answer:
    written: Answer = {"action": codec.action_to_json(choice.action)}
    if choice.reasons:
        written["reasons"] = list(choice.reasons)
    if choice.plan:
        written["plan"] = list(choice.plan)
    if choice.team_plan is not None:
        written[TEAM_PLAN] = choice.team_plan
    return written


def reviewed_to_json(reviewed: Reviewed, codec: Codec) -> Answer:
    if reviewed.better is None:
        return {"moves": []}
    return {"moves": [choice_to_json(reviewed.better, codec)], "points": round(reviewed.points, 2)}


def hello() -> Answer:
    return {
        "program": "co2desk",
        "version": __version__,
        "protocol": PROTOCOL,
        "roles": [PLAYER],
        "editions": list(EDITIONS),
        "commands": list(COMMANDS),
    }


def read_question(request: Request) -> Question:
    """Raises ProtocolError, BadDocumentError or PackError."""
    course, seed = request.get("game", ""), request.get("seed")
    if not isinstance(course, str):
        raise bad_document("game", "a string")
    if seed is not None and (type(seed) is not int or seed < 0):
        raise bad_document("seed", "a whole number from 0 on")
    game = game_at(request, "position", played=True).game
    if game.is_over:
        raise bad_document("position", "a position in which somebody has to decide")
    plan = request.get(TEAM_PLAN)
    return Question(game, course, seed, None if plan is None else team_plan_from_json(plan, game.codec))


def read_taken(request: Request, codec: Codec) -> tuple[Action, ...]:
    """The actions of a turn that has been played. Raises ProtocolError or BadDocumentError."""
    taken = request.get(TAKEN)
    if not isinstance(taken, list) or not 0 < len(taken) <= MOST_TAKEN:
        raise bad_document(TAKEN, f"a list of 1 to {MOST_TAKEN} actions")
    return tuple(codec.action_from_json(action) for action in taken)
