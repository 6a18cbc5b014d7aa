"""An example for every text of the game: a line as a player reads it, in English.

The lines are those of the recorded games of tests/replays, of all cards, and of the dialog for a new game.
What none of them says is filled with values by name. Nothing here is random, so the same program always
gives the same examples.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Any

from catalogue_file import ROOT

from co2desk.components import load_pack
from co2desk.engine.table.kit import Kit
from co2desk.rulebook.making import new_rulebook
from co2desk.rulebook.pages import Rulebook
from co2desk.session import Session
from co2desk.session.options import GameOptions
from co2desk.text import Speaker
from co2desk.text.cards import CardText
from co2desk.text.english import SECTIONS
from co2desk.text.plurals import Plural

RECORDED = ROOT / "tests" / "replays"
NAMES = ["Ada", "Max", "Eva", "Leo", "Mia"]
EDITIONS = ("first", "second_chance")
MARK = re.compile("\ue000(\\w+):([^\ue000]*)\ue001")  # stands behind a text: its table and its code
# Values by their names, for what no game and no card says.
VALUES: dict[str, str | int] = {
    "player": "Ada",
    "to": "Max",
    "by": "Max",
    "builder": "Max",
    "previous": "Max",
    "energy": "solar",
    "plant": "solar plant",
    "project": "solar project",
    "expertise": "solar expertise",
    "topic": "wind topic",
    "infrastructure": "solar infrastructure",
    "track": "solar track",
    "energies": "solar and wind",
    "region": "Europe",
    "source": "Europe",
    "grant": "technology",
    "fossil": "coal",
    "place": "the solar project in Europe (technology space)",
    "space": "the technology space in Europe",
    "origin": "the solar project in Europe (technology space)",
    "destination": "summit 2",
    "short": "Solar, Europe (technology)",
    "short_origin": "Solar, Europe (technology)",
    "trigger": "build a solar plant",
    "on": "build a plant",
    "effect": "2 technology cubes",
    "minor": "$2",
    "goal": "control at least 3 regions",
    "name": "Build solar: –$3",
    "bonus": "1 technology cube",
    "action": "Build a plant",
    "goods": "$4 and 2 technology cubes",
    "plants": "2 solar plants",
    "removed": "2 coal plants",
    "scores": "1 card 2 points, 2 cards 5 points",
    "rule": "Build a plant",
    "sections": "9.4",
    "section": "9.4",
    "books": "Polish, French",
    "cards": "29 and 34",
    "reason": "The last decade is over.",
    "most": "solar",
    "last": "wind",
    "had": 2,
    "needed": 3,
    "co2": 350,
    "ppm": 400,
    "card": "“Build solar: –$3” (18)",
}
SOME = 3  # any other number
SECOND_CHANCE = "_second_chance"
# Answers, by the table of their questions.
QUESTIONS = {"reading_values": SECTIONS["readings"], "variant_values": SECTIONS["variants"]}


def marking(context: str, text: str, code: str, n: int, /) -> str:
    """Not translated, but with the code of the text behind it."""
    if code not in SECTIONS.get(context, ()):
        return text
    return f"{text.form(n) if isinstance(text, Plural) else text}\ue000{context}:{code}\ue001"


@cache
def examples() -> dict[tuple[str, str], str]:
    """A line for every table and code; the first one that holds the text."""
    found: dict[tuple[str, str], str] = {}
    for line in _lines():
        words = MARK.sub("", line)
        for table, code in MARK.findall(line):
            found.setdefault((table, code), words)
    for table, texts in SECTIONS.items():
        for code in texts:
            if (table, code) not in found:
                found[table, code] = _filled(table, code)
    return found


def _lines() -> Iterator[str]:
    for path in sorted(RECORDED.glob("*.co2game")):
        yield from _game(Session.load(json.loads(path.read_text(encoding="utf-8"))))
    for edition in EDITIONS:
        yield from _cards(Speaker(_kit(edition), NAMES, marking))
        yield from _rules(new_rulebook(GameOptions(edition), marking, load_pack(edition, None)))


@cache
def _kit(edition: str) -> Kit:
    return load_pack(edition, None).kit


def _game(session: Session) -> Iterator[str]:
    """What is asked, chosen and told, as everybody may read it, and as the one who decides does."""
    speaker = Speaker(session.game.table.setting.base, NAMES, marking, session.readings)
    for event in session.setup_events:
        yield speaker.event(event)
    for table, action, events in zip(session.positions, session.actions, session.events, strict=True):
        frame = table.stack[-1]
        yield speaker.decision(frame, table)
        yield speaker.action(action, table, frame)
        yield speaker.choice(action, table, frame)
        for event in events:
            yield speaker.event(event)
            yield speaker.event(event, frame.player)


def _cards(speaker: Speaker) -> Iterator[str]:
    kit: Any = speaker.kit
    for card in kit.lobby:
        yield from _told(speaker.lobby_card(card.number))
    for goal in kit.company_goals:
        yield from _told(speaker.company_goal(goal.number))
        yield speaker.company_goal_phrase(goal.number, own=False)
    for event in kit.events:
        yield from _told(speaker.event_card(event.number))
    for energy in range(len(kit.energies)):
        yield from _told(speaker.project(energy))
        yield from _told(speaker.plant(energy, 1))
    for grant in kit.grants:
        yield speaker.grant(grant)
    if kit.edition == "first":
        for goal in kit.un_goals:
            yield from _told(speaker.un_goal(goal.number))
        return
    for goal in (*kit.un_two, *kit.un_three):
        yield from _told(speaker.un_goal(goal.number))
    for goal in kit.personal_goals:
        yield from _told(speaker.personal_goal(goal.number, 2))
    for goal in kit.solo_cards:
        yield from _told(speaker.solo_goal(goal.number))


def _rules(book: Rulebook) -> Iterator[str]:
    for page in book.pages():
        yield from (book.chapter(page.section), page.title, page.text, page.example)


def _told(card: CardText) -> Iterator[str]:
    yield from (card.title, *card.body)


def _filled(table: str, code: str) -> str:
    """A text with values by their names; an answer comes behind its question."""
    edition = "second_chance" if table.endswith(SECOND_CHANCE) else "first"
    speaker = Speaker(_kit(edition), NAMES)
    source = SECTIONS[table][code]
    names = {name for _, name, _, _ in Formatter().parse(source) if name}
    values = {name: VALUES.get(name, SOME) for name in names - {"n"}}
    words = speaker.plural(table.removesuffix(SECOND_CHANCE), code, SOME, **values)
    question = QUESTIONS.get(table, {}).get(code.partition("=")[0], "") if "=" in code else ""
    return f"{question} {words}" if question else words
