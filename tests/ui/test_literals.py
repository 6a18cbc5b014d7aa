"""Whatever a person reads has passed through `translate`, at the moment it is read.

Two nets, because neither alone is fine enough: the calls that put words onto a widget, and every literal that
looks like a phrase, wherever it stands.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from collect_texts import WINDOW

from co2desk.ui.appearance import families
from co2desk.ui.language import ENGLISH

# Calls whose texts are read by somebody: Qt's, and our own that paint or say something.
SHOWN = re.compile(
    r"set(Text|ToolTip|StatusTip|WhatsThis|Accessible(Name|Description)|WindowTitle|PlaceholderText|Title"
    r"|LabelText|Html|PlainText|Prefix|Suffix|ItemText|TabText|InformativeText|DetailedText)"
    r"|(add|insert)(Action|Item|Items|Menu|Tab|Button|Row)|showMessage|showText|drawText|drawStaticText|text"
    r"|question|information|warning|critical|about|get(Open|Save)FileName|getText"
    r"|Q(Label|PushButton|ToolButton|CheckBox|RadioButton|GroupBox|Action|Menu|MessageBox|ListWidgetItem)"
)
SAME_EVERYWHERE = {
    "co2desk": "the name of the program",
    "CO₂": "the name of the game, and a formula",
    "ppm": "a unit",
    **dict.fromkeys(families(ENGLISH), "the name of a font"),
}
# A literal with two words is a phrase, unless it is written for somebody else than the player:
NOT_FOR_PLAYERS = {
    "translate": "it is translated",
    "setStyleSheet": "a style sheet",
    "print": "for the terminal, where nobody has chosen a language",
}
PHRASE = re.compile(r"[^\W\d_]{2,}[,;:.]? [^\W\d_]{2,}")
FILES = sorted(WINDOW.rglob("*.py"))
STYLE_SHEETS = WINDOW / "theme.py"


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def literals(node: ast.AST) -> Iterator[ast.Constant]:
    """The strings in an expression, without those of calls inside it, which are looked at by themselves."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.Call):
            yield from literals(child)


def shown_literals(module: ast.Module) -> Iterator[tuple[int, str]]:
    for call in ast.walk(module):
        if isinstance(call, ast.Call) and SHOWN.fullmatch(name_of(call)):
            for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
                if not isinstance(argument, ast.Call):
                    yield from ((found.lineno, str(found.value)) for found in literals(argument))


def phrases(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Literals of several words, but for documentation, errors, and what nobody at the table reads."""
    passed = {id(found) for node in ast.walk(module) if not_for_players(node) for found in ast.walk(node)}
    for node in ast.walk(module):
        match node:
            case ast.Constant(str(text)) if PHRASE.search(text) and id(node) not in passed:
                yield node.lineno, text


def not_for_players(node: ast.AST) -> bool:
    match node:
        case ast.Raise():
            return True
        case ast.Expr(ast.Constant()):  # documentation
            return True
        case ast.Call():
            return name_of(node) in NOT_FOR_PLAYERS
    return False


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_no_words_reach_a_widget_untranslated() -> None:
    found = [
        (path.name, line, text)
        for path in FILES
        for line, text in shown_literals(parsed(path))
        if any(map(str.isalpha, text)) and text not in SAME_EVERYWHERE
    ]
    assert found == []


def test_no_phrase_stands_outside_of_translate() -> None:
    found = [
        (path.name, line, text)
        for path in FILES
        if path != STYLE_SHEETS
        for line, text in phrases(parsed(path))
        if text not in SAME_EVERYWHERE
    ]
    assert found == []


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


def run_at_import(module: ast.Module) -> Iterator[ast.AST]:
    """The statements of a module and of its classes; of functions only what is evaluated with them."""
    todo: list[ast.AST] = list(module.body)
    while todo:
        statement = todo.pop()
        match statement:
            case ast.ClassDef():
                todo += statement.body
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                todo += statement.args.defaults
                todo += [default for default in statement.args.kw_defaults if default is not None]
            case _ if not isinstance(statement, ast.Lambda) and not contains_lambda(statement):
                yield statement


def contains_lambda(statement: ast.AST) -> bool:
    """A lambda is asked later."""
    return any(isinstance(node, ast.Lambda) for node in ast.walk(statement))


SAMPLE = """
def build(self):
    '''Some documentation of it.'''
    self.label.setText("Hello")
    self.label.setText(translate("A", "Hello there"))
    self.label.setToolTip(f"{n} steps")
    words = "two words" if n else translate("A", "one word")
    raise ValueError("not that one")

TITLE = translate("A", "Title")
LATER = {"title": lambda: translate("A", "Title")}
"""


def test_the_nets_catch_what_they_should() -> None:
    """And let through what is translated, documented or an error."""
    module = ast.parse(SAMPLE)
    assert [text for _, text in shown_literals(module)] == ["Hello", " steps"]
    assert [text for _, text in phrases(module)] == ["two words"]
    assert [ast.unparse(found) for found in run_at_import(module)] == ["TITLE = translate('A', 'Title')"]
