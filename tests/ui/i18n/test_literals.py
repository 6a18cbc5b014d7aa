"""Whatever a person reads has passed through `translate`, at the moment it is read."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from collect_texts import WINDOW

from co2desk.languages import ENGLISH, SIMPLIFIED, TRADITIONAL
from co2desk.ui.play.adviser import UNTOLD
from co2desk.ui.setup.player_rows import SHORT
from co2desk.ui.theme.appearance import families
from tests.ui.literal_nets import capitals, name_of, phrases, run_at_import, shown_literals

SAME_EVERYWHERE = {
    "co2desk": "the name of the program",
    "CO₂": "the name of the game, and a formula",
    "ppm": "a unit",
    **dict.fromkeys(families(ENGLISH), "the name of a font"),
}
TAGS = dict.fromkeys(
    (
        *("<p>", "</p>", "</span>", '<span style="font-weight: 600">', '<a href="', '" style="color: '),
        *('<span style="color: ', '<img src="', '" width="', '" style="vertical-align: middle">'),
    ),
    "a tag",
)
FOR_THE_RECORD = dict.fromkeys(("Qt ", "Qt", "Msg"), "for whoever looks for the cause of a crash")
# Literals with a capital that nobody has to translate.
CAPITALS = {
    **{text: reason for text, reason in SAME_EVERYWHERE.items() if text not in ("co2desk", "ppm")},
    **FOR_THE_RECORD,
    **dict.fromkeys(SHORT.values(), "the code of a language"),
    **dict.fromkeys((TRADITIONAL, SIMPLIFIED, "Hant", "TW", "HK", "MO"), "the same, for the system"),
    **dict.fromkeys(("I", "II", "III", "IV"), "a Roman number"),
    **dict.fromkeys(("Cc", "Cs", "Co", "Cn", "Zl", "Zp"), "a kind of characters"),
    **dict.fromkeys(UNTOLD, "the class of an event"),
    **dict.fromkeys(("Expected", "Source"), "a context of the texts"),
    **dict.fromkeys(("ScrollLeftButton", "ScrollRightButton"), "an object of Qt"),
    **dict.fromkeys(("propagateSizeHints", "endFilterChange"), "a method of Qt"),
    **dict.fromkeys(
        (r"HKEY_CURRENT_USER\Software\Microsoft\Accessibility", "TextScaleFactor"), "a setting of Windows"
    ),
    "%Y-%m-%d %H:%M:%S": "a time, for the record",
    **dict.fromkeys(
        ("PYTHONPATH", "PYINSTALLER_RESET_ENVIRONMENT", "QT_NO_GUI_THREADPOOL"),
        "a variable of the environment",
    ),
    "-P": "an option of Python",
    "PNG": "a format of pictures",
    "_MEIPASS": "a name of PyInstaller",
}
SHORTCUT = re.compile(r"(Ctrl|Alt|Shift)\+.+|F\d+")
FILES = sorted(WINDOW.rglob("*.py"))
STYLE_SHEETS = WINDOW / "theme" / "look.py"


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_words_reach_a_widget_untranslated() -> None:
    found = [
        (path.name, line, text)
        for path in FILES
        for line, text in shown_literals(parsed(path))
        if any(map(str.isalpha, text)) and text not in SAME_EVERYWHERE | TAGS
    ]
    assert found == []


def test_no_phrase_stands_outside_of_translate() -> None:
    found = [
        (path.name, line, text)
        for path in FILES
        if path != STYLE_SHEETS
        for line, text in phrases(parsed(path))
        if text not in SAME_EVERYWHERE | TAGS | FOR_THE_RECORD
    ]
    assert found == []


def test_no_capital_stands_outside_of_translate() -> None:
    """A text begins with one; whatever else has one is known, with the reason."""
    found = {
        (path.name, line, text)
        for path in FILES
        if path != STYLE_SHEETS
        for line, text in capitals(parsed(path))
        if not SHORTCUT.fullmatch(text)
    }
    assert sorted(one for one in found if one[2] not in CAPITALS) == []
    assert set(CAPITALS) - {text for _, _, text in found} == set(), "known in vain"


def test_nothing_is_translated_before_the_language_is_known() -> None:
    """A text asked for while a module is imported would stay in the language of that moment."""
    found = [
        (path.name, call.lineno)
        for path in FILES
        for statement in run_at_import(parsed(path))
        for call in ast.walk(statement)
        if isinstance(call, ast.Call) and name_of(call) == "translate"
    ]
    assert found == []


# --- the nets --------------------------------------------------------------------------------------------

CAUGHT = [
    'self.label.setText("hello")',
    'self.label.setToolTip(f"{n} steps")',
    'self.status.say("paused")',
    'self.window.announce("saved")',
    'message_box.tell(self, "failed")',
    'message_box.ask(self, x, ["overwrite"])',
    'self.label.setText("level {}".format(n))',
    'self.label.setText("step %d" % n)',
    'self.label.setText(" ".join(["hello", x]))',
    'self.label.setText(", ".join(map(str, ["hello"])))',
    'self.label.setText("hello".upper())',
    'self.label.setText(translate("A", "one") + " foo")',
    'self.label.setText("yes" if n else translate("A", "no"))',
    'self.label.setText({"a": "solar"}[n])',
    'QStandardItem("foo")',
    'self.tree.setHeaderLabels(["foo"])',
    'self.tabs.setTabToolTip(0, "foo")',
    'dialog.setNameFilter("games (*.co2)")',
    'word = "two words" if n else translate("A", "one word")',
    'def name(self): return f"{n} points"',
    'def state(self): return "Paused"',
    'NAMES = {"a": "Solar", "b": "Wind"}',
    'self.button = toggle("Foo")',
    'self.item.setData(0, "Foo")',
    'self.pen.words(rect, "Hello")',
]
LET_THROUGH = [
    "'Some documentation of it.'",
    'self.label.setText(translate("A", "Hello there"))',
    'self.label.setText(self.words("key"))',
    'self.label.setText(NAMES["key"])',
    'self.label.setText(one if kind == "two words" else other)',
    'self.label.setText(" · ".join(facts))',
    'raise ValueError("Not that one")',
    'print("Not that one")',
    'self.setObjectName("Foo")',
    'self.speaker.say_it(f"{place}/{name}")',
    'def state(self): return "paused"',
]


def caught(source: str) -> list[str]:
    module = ast.parse(source)
    found = (*shown_literals(module), *phrases(module), *capitals(module))
    return [text for _, text in found if any(map(str.isalpha, text))]


@pytest.mark.parametrize("source", CAUGHT)
def test_a_net_catches_words(source: str) -> None:
    assert caught(source) != []


@pytest.mark.parametrize("source", LET_THROUGH)
def test_no_net_catches_what_is_translated_or_for_nobody(source: str) -> None:
    assert caught(source) == []


def test_what_is_run_at_import_is_found() -> None:
    module = ast.parse("""
TITLE = translate("A", "Title")
LATER = {"title": lambda: translate("A", "Title")}
def build(text=translate("A", "Text")): translate("A", "inside")
""")
    assert sorted(ast.unparse(found) for found in run_at_import(module)) == [
        "TITLE = translate('A', 'Title')",
        "translate('A', 'Text')",
    ]
