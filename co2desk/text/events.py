"""What has happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events
from co2desk.engine.table.ids import HAND
from co2desk.text.places import Places
from co2desk.text.words import Filling

# Special cases of events by what their fields hold; "" is the usual sentence.
DETAILS: dict[str, Callable[[Any], str]] = {
    "ActionsTakenBack": lambda e: str(e.how),
    "CepForced": lambda e: "" if e.money and e.vp else "money" if e.money else "points",
    "CepGained": lambda e: str(e.origin),
    "CepPaid": lambda e: "hand" if e.source == HAND else "",
    "ControlKept": lambda e: "nobody" if e.player < 0 else "other" if e.player != e.builder else "",
    "ControlTaken": lambda e: "from" if e.previous >= 0 else "",
    "IncomeSplit": lambda e: "" if e.money and e.vp else "money" if e.money else "points",
    "LobbyPlayed": lambda e: ("minor", "main", "before")[e.main],
    "MarketRefilled": lambda e: "" if e.moved else "empty",
    "MoneyGained": lambda e: str(e.cause),
    "MoneyPaid": lambda e: str(e.cause),
    "PointsGained": lambda e: str(e.cause),
    "PointsLost": lambda e: str(e.cause),
    "ScientistMoved": lambda e: "home" if e.destination == HAND else "",
    "ScientistSentAway": lambda e: "own" if e.player == e.by else "",
    "SeatTakenOver": lambda e: "" if e.how == "computer" else str(e.how),
    "SummitReplaced": lambda e: "" if e.tile >= 0 else "none",
    "TechGained": lambda e: "" if not e.missing else "missing" if e.amount else "none",
    "TechPaid": lambda e: (
        ("region" if e.by_region else "") if e.amount else ("region_only" if e.by_region else "nothing")
    ),
    "TurnEnded": lambda e: "" if e.acted else "idle",
    "UnGoalScored": lambda e: "" if e.vp else "later",
}
# What kind of card an event is about; all others are about lobby cards. A goal that is kept is of the kind
# that this game has.
CARDS = {
    "CompanyGoalScored": "company_goal",
    "GoalKept": "",
    "SoloGoalMissed": "solo_goal",
    "UnGoalRemoved": "un_goal",
    "UnGoalRevealed": "un_goal",
    "UnGoalScored": "un_goal",
}
# Points whose own event is not told, with their cause: the sentence of the event before it names them.
NAMED_BEFORE = {("PointsGained", "un_goal"), ("PointsLost", "penalty")}


def is_told(event: Event) -> bool:
    """Does an event have a line of its own wherever a game is told?"""
    return (events.code(event), getattr(event, "cause", "")) not in NAMED_BEFORE


class Events(Places):
    def event(self, event: Event, seat: int | None = None) -> str:
        """What happened. What only the event's own player may know is told to that `seat` alone."""
        if isinstance(event, events.GameEnded):
            return self.ending(event.reason)
        return self._sentence(event, *self._telling(event, events.code(event), seat))

    def event_to(self, event: Event, reader: int) -> str:
        """The same to one player, who is called you where the event is about that player."""
        code = events.code(event)
        if reader >= 0 and getattr(event, "player", None) == reader:
            for key in (f"{code}.{DETAILS[code](event)}" if code in DETAILS else code, code):
                if self.has("own_events", key):
                    return self._sentence(event, "own_events", key)
        return self.event(event, reader)

    def _sentence(self, event: Event, context: str, key: str) -> str:
        code = events.code(event)
        values: dict[str, Filling] = {}
        for name, meaning in events.meanings(code).items():
            value = getattr(event, name)
            match meaning:
                case "Energy":
                    values |= self.named(value)
                case "Goal" if name == "inspector":
                    values[name] = value + 1  # people count from one
                case "Card":
                    values[name] = self.card(CARDS.get(code, "lobby"), value)
                case _:
                    values[name] = self.word(meaning, value)
        return self.say(context, key, **values)

    def _telling(self, event: Event, code: str, seat: int | None) -> tuple[str, str]:
        """The table and the key of the sentence."""
        if code in events.PRIVATE:
            told = seat is not None and None not in events.seen_by(event, seat).values()
            return ("private_events" if told else "events"), code
        key = f"{code}.{DETAILS[code](event)}" if code in DETAILS else ""
        return ("event_details", key) if self.has("event_details", key) else ("events", code)

    def decisive(self, code: str, values: Mapping[str, int | str]) -> str:
        """What decided a game that is over. Goals that were missed are the reason of its end."""
        if code == "ending":
            return self.ending(str(values["reason"]))
        told: dict[str, Filling] = {}
        for name, value in values.items():
            if name in ("player", "other"):
                told[name] = self.player_name(int(value))
            elif name == "category":
                told[name] = self.scoring_step(str(value)) if self.has("scoring", str(value)) else ""
            else:
                told[name] = value
        return self.say("decisive", code, **told)

    def ending(self, reason: str) -> str:
        """Why the game is over."""
        return self.template("endings", reason)
