"""What is wrong with a file is told in the language of the window.

In the pretended language every word has accents, so that what stays plain was not translated: only words of
the file itself may, such as the path of a value and the words that can stand there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from co2desk.components import Problem
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase, verbatim
from co2desk.session import GameOptions, Session
from co2desk.session.challenge import challenge_code
from co2desk.session.library import SUFFIX as JOURNAL
from co2desk.ui.about.dialog import AboutDialog
from co2desk.ui.files.names import SUFFIX
from co2desk.ui.files.problems import in_words, pack_problem_text, problem_text
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import STANDARD
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.seed_field import SeedField
from co2desk.ui.theme.look import look_of
from tests.ui.files.message_boxes import MessageBoxes
from tests.ui.pseudo import ACCENTED, PSEUDO, pretended
from tests.ui.screen import Screen

FILE = f"1{SUFFIX}"


def plain_words(*texts: str) -> set[str]:
    """The words without any accent, and without the signs around them."""
    words = {word.strip(".,:;()'\"") for text in texts for word in text.split()}
    return {word for word in words if any(map(str.isalpha, word)) and not set(word) & set(ACCENTED)}


# --- the sentences --------------------------------------------------------------------------------------


def test_an_error_is_told_with_its_place(app: QApplication) -> None:
    error = BadDocumentError("options.players", phrase("{least} to {most}", least=2, most=4))
    assert problem_text(error) == "options.players: expected: 2 to 4"
    error = BadDocumentError(phrase("line {line}", line=3), phrase("valid JSON").with_remark("Extra data"))
    assert problem_text(error) == "line 3: expected: valid JSON"


@pytest.mark.parametrize(
    ("file", "line", "key", "place"),
    [
        ("a.yaml", 3, "co2.loss", "a.yaml, line 3, co2.loss"),
        ("a.yaml", 3, "", "a.yaml, line 3"),
        ("a.yaml", 0, "co2.loss", "a.yaml, co2.loss"),
        ("a.yaml", 0, "", "a.yaml"),
        ("", 0, "edition", "edition"),
        ("a.yaml", 3, "\n", "a.yaml, line 3, '\\n'"),
    ],
)
def test_a_problem_is_told_with_all_that_is_known_of_its_place(
    app: QApplication, file: str, line: int, key: str, place: str
) -> None:
    problem = Problem(file, line, key, phrase("a value"), verbatim(7))
    assert pack_problem_text(problem) == f"{place}: expected: a value; found: 7"


def test_phrases_inside_phrases_are_translated_and_values_are_not(language_manager: LanguageManager) -> None:
    language_manager.speak(PSEUDO)
    inner = phrase("{yes} or {no}", yes="true", no="false")
    found = in_words(phrase("a name, a number, {values}", values=inner))
    said = pretended("{yes} or {no}").format(yes="true", no="false")
    assert found == pretended("a name, a number, {values}").format(values=said)
    assert in_words("options.players") == "options.players"
    assert in_words(verbatim("{least} to")) == "{least} to"


# --- saved games ----------------------------------------------------------------------------------------


def changed(**values: Any) -> Callable[[dict[str, Any]], object]:
    return lambda document: {**document, **values}


DOCUMENTS: dict[str, tuple[Callable[[dict[str, Any]], object], set[str]]] = {
    "another format": (changed(format="chess"), {"format", "co2game"}),
    "nothing": (lambda document: None, {"format", "co2game"}),
    "no number": (changed(version=True), {"version"}),
    "an unknown edition": (
        changed(options={"edition": "third"}),
        {"options.edition", "first", "second_chance"},
    ),
    "no options": (changed(options=None), {"options"}),
    "too many players": (changed(options={"players": 99}), {"options.players"}),
    "no components": (changed(components=7), {"components", "edition", "supplies", "start", "market"}),
    "a log that is none": (changed(log=None), {"log"}),
    "an entry that is none": (changed(log=[7]), {"turns"}),
    "seats that are none": (changed(players="abc"), {"players"}),
    "no practice": (changed(practice=1), {"practice", "true", "false"}),
    "a position from nowhere": (changed(start={}), {"start.stack", "missing_key"}),
    "an id that is none": (changed(id="?"), {"id"}),
    "a branch that is none": (changed(branch=7), {"branch", "of", "step"}),
    "a newer version": (changed(version=99, position=None), {"position"}),
}
TEXTS: dict[str, bytes] = {
    "broken": b'{"format": "co2game", "version": 1, "opt',
    "no text": bytes(range(256)),
    "deep": b"[" * 200_000,
    "a long number": b"[" + b"9" * 100_000 + b"]",
}


def opened(screen: Screen, path: Path, boxes: MessageBoxes) -> set[str]:
    """The plain words of what is told about a file that is no game."""
    boxes.clear()
    assert not screen.window.open_from(path)
    assert len(boxes.words) >= 2
    assert all(boxes.words), "every box has its details"
    return plain_words(*boxes.words) - {FILE}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_only_words_of_the_file_stay_as_they_are(
    screen: Screen, language_manager: LanguageManager, boxes: MessageBoxes, tmp_path: Path, name: str
) -> None:
    change, technical = DOCUMENTS[name]
    path = tmp_path / FILE
    path.write_text(json.dumps(change(Session.new(GameOptions(players=2)).save())), encoding="utf-8")
    language_manager.speak(PSEUDO)
    left = opened(screen, path, boxes)
    if name == "no components":  # the whole list of blocks
        assert left >= technical
        assert left <= {*Session.new(GameOptions()).pack.document, "components", "..."}
    else:
        assert left == technical


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_stays_plain_of_a_file_that_is_no_document(
    screen: Screen, language_manager: LanguageManager, boxes: MessageBoxes, tmp_path: Path, name: str
) -> None:
    """What the parser says in English is not repeated."""
    path = tmp_path / FILE
    path.write_bytes(TEXTS[name])
    language_manager.speak(PSEUDO)
    assert opened(screen, path, boxes) == set()


def test_an_action_that_is_refused_is_told(
    screen: Screen, language_manager: LanguageManager, boxes: MessageBoxes, tmp_path: Path
) -> None:
    session = Session.new(GameOptions(players=2))
    session.play(session.game.legal()[0])
    document = session.save()
    document["log"].append({"do": "fly"})
    document["turns"] = []
    path = tmp_path / FILE
    path.write_text(json.dumps(document), encoding="utf-8")
    language_manager.speak(PSEUDO)
    kinds = {"log[1].do", "propose"}
    assert opened(screen, path, boxes) >= kinds
    document["log"][1] = {"do": "pay_bid", "money": 1, "tech": 0, "cep": 0}
    path.write_text(json.dumps(document), encoding="utf-8")
    assert opened(screen, path, boxes) == {"log[1]", "not_now"}


VALUES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "energy": ({"do": "propose", "energy": "coal", "region": "asia", "grant": "tech"}, {"solar", "biomass"}),
    "region": ({"do": "propose", "energy": "solar", "region": "mars", "grant": "tech"}, {"asia", "africa"}),
    "grant": ({"do": "propose", "energy": "solar", "region": "asia", "grant": 7}, {"tech", "money"}),
    "space": ({"do": "install", "space": "mars"}, {"north_america/money"}),
    "origin": ({"do": "move_scientist", "origin": "mars", "destination": "hand"}, {"hand", "summit/0/0"}),
    "source": ({"do": "pay_cep", "source": "mars"}, {"hand", "asia"}),
    "player": ({"do": "cash_company_goal", "player": 9}, set()),
    "card": ({"do": "play_lobby", "card": "x", "main": 0, "option": 0}, set()),
    "money": ({"do": "pay_bid", "money": -1, "tech": 0, "cep": 0}, set()),
}


@pytest.mark.parametrize("name", VALUES)
def test_a_wrong_value_of_an_action_is_told_with_what_it_could_be(
    screen: Screen, language_manager: LanguageManager, boxes: MessageBoxes, tmp_path: Path, name: str
) -> None:
    """Names of the file are listed; a number is called one, in the language of the window."""
    entry, could_be = VALUES[name]
    document = {**Session.new(GameOptions(players=2)).save(), "log": [entry], "turns": []}
    path = tmp_path / FILE
    path.write_text(json.dumps(document), encoding="utf-8")
    language_manager.speak(PSEUDO)
    left = opened(screen, path, boxes) - {f"log[0].{name}"}
    assert left >= could_be
    assert bool(left) == bool(could_be)


def test_a_damaged_journal_is_told(
    screen: Screen, language_manager: LanguageManager, boxes: MessageBoxes, own_games: Path
) -> None:
    own_games.mkdir()
    (own_games / f"{'0' * 32}{JOURNAL}").write_bytes(b"damaged\nfrom the first line on\n")
    language_manager.speak(PSEUDO)
    assert not screen.window.parts.files.open_known("0" * 32)
    assert len(boxes.words) == 2
    assert plain_words(*boxes.words) == set()


# --- component values -----------------------------------------------------------------------------------

SUPPLIES = {"cep", "tech", "scientists", "projects"}
PACKS: dict[str, tuple[bytes, set[str]]] = {
    "a text for a number": (b"supplies: {cep: many}", {"supplies.cep", "many"}),
    "a number far too large": (b"supplies: {cep: 999999999}", {"supplies.cep"}),
    "a block for a number": (b"supplies: {cep: {a: 1}}", {"supplies.cep"}),
    "a list too short": (b"start: {money: [1]}", {"start.money"}),
    "an unknown key": (b"supplies: {ceps: 1}", {"supplies.ceps", "ceps", *SUPPLIES}),
    "no block": (b"supplies: none", {"supplies", "none", *SUPPLIES}),
    "too few CEPs": (b"supplies: {cep: 5}", {"supplies.cep"}),
    "two effects": (
        b"lobby: {cards: {25: {main: [{vp: 2, tech: 1}]}}}",
        {"lobby.cards.25.main[1]", "{money"},
    ),
    "no discount": (b"lobby: {cards: {17: {main: [{vp: 2}]}}}", {"lobby.cards.17.main", "build", "vp"}),
    "no picture": (
        b"lobby: {cards: {25: {action: install}}}",
        {"lobby.cards.25", "install", "energy"},
    ),
    "an alias": (b"supplies: {cep: *a}", {"supplies.cep", "*a"}),
    "no YAML": (b"supplies: [", {"supplies", "YAML"}),
    "no text": (b"\xff\xfe", {"0xff"}),
    "a key twice": (b"draft: 1\ndraft: 2", {"draft"}),
}


@pytest.mark.parametrize("way", ["quick_game", "same_again"])
def test_a_game_that_begins_at_once_tells_of_wrong_values(
    screen: Screen, boxes: MessageBoxes, own_packs: Path, way: str
) -> None:
    """It needs no dialog to begin, and one to be refused; the game on the table stays."""
    screen.new(players=2, seed=7)
    before = screen.fingerprint
    (own_packs / "first.yaml").write_text("supplies: {cep: many}", encoding="utf-8")
    getattr(screen.window.parts.starter, way)()
    assert boxes[0].startswith("The values of your own copy cannot be used.")
    assert "first.yaml, line 1, supplies.cep" in boxes[0]
    assert screen.fingerprint == before


@pytest.mark.parametrize("name", PACKS)
def test_only_words_of_the_own_values_stay_as_they_are(
    app: QApplication, language_manager: LanguageManager, own_packs: Path, name: str
) -> None:
    """In both dialogs that tell of them, and what YAML's parser says is not repeated."""
    text, technical = PACKS[name]
    file = own_packs / "first.yaml"
    file.write_bytes(text)
    language_manager.speak(PSEUDO)
    new_game, about = NewGameDialog(None, None), AboutDialog(None)
    for label in (new_game.problem, about.values.problem):
        assert str(file) in label.text()
        left = plain_words(label.text().replace(str(file), ""))
        assert left == technical
    new_game.deleteLater()
    about.deleteLater()


def test_a_file_that_cannot_be_read_is_told(
    app: QApplication, language_manager: LanguageManager, own_packs: Path
) -> None:
    """With the number of the system's error; its words are in another language."""
    (own_packs / "first.yaml").mkdir()
    language_manager.speak(PSEUDO)
    dialog = NewGameDialog(None, None)
    assert plain_words(dialog.problem.text().replace(str(own_packs / "first.yaml"), "")) == set()
    dialog.deleteLater()


# --- challenges -----------------------------------------------------------------------------------------


def test_a_wrong_challenge_code_is_told(app: QApplication, language_manager: LanguageManager) -> None:
    """What is wrong with the code, or with the options in it."""
    language_manager.speak(PSEUDO)
    field = SeedField(look_of(STANDARD, dark=False))
    session = Session.new(GameOptions(players=2))
    code = challenge_code(session.options, session.pack)
    for typed, technical in (
        ("CO2-", {"CO2"}),
        ("CO2-é", {"\\xc9"}),
        (code[:-1] + ("0" if code[-1] != "0" else "1"), set()),
    ):
        field.line.setText(typed)
        assert field.problem.text()
        assert plain_words(field.problem.text()) == technical
    field.deleteLater()
