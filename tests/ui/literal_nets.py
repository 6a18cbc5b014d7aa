"""Three nets for words in the source that a player could read untranslated. None alone is fine enough: what
is given to a call that shows it, every literal of several words, and every one with a capital."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

Found = Iterator[tuple[int, str]]  # the line, and the literal

# Calls whose texts are read by somebody: Qt's, and our own that paint or say something.
SHOWN = re.compile(
    r"set(Text|ToolTip|StatusTip|WhatsThis|Accessible(Name|Description)|WindowTitle|PlaceholderText|Title"
    r"|LabelText|Html|PlainText|Prefix|Suffix|ItemText|TabText|InformativeText|DetailedText|TabToolTip"
    r"|TabWhatsThis|AccessibleTabName|(Horizontal|Vertical)?HeaderLabels?|NameFilters?|SpecialValueText"
    r"|IconText|ItemToolTip|WindowFilePath|Label)"
    r"|(add|insert)(Action|Item|Items|Menu|Tab|Button|Row|Section|TopLevelItem)"
    r"|showMessage|showText|drawText|drawStaticText|text"
    r"|question|information|warning|critical|about|get(Open|Save)FileName|getText"
    r"|Q(Label|PushButton|ToolButton|CheckBox|RadioButton|GroupBox|Action|Menu|MessageBox|ListWidgetItem"
    r"|StandardItem|TreeWidgetItem|TableWidgetItem|CommandLinkButton|DockWidget)"
    r"|say|announce|tell|ask|warn|Sentence|NameLabel"
)
# Calls that hand on the words they are given.
HANDS_ON = re.compile(
    r"format|join|upper|lower|title|capitalize|replace|strip|lstrip|rstrip|removeprefix|removesuffix"
    r"|center|ljust|rjust|map|filter|sorted|reversed|list|tuple|set|dict|zip|str|chain|escape"
)
# What is written for somebody else than the player.
NOT_FOR_PLAYERS = {
    "translate": "it is translated",
    "phrase": "it is translated when it is told",
    "setStyleSheet": "a style sheet",
    "print": "for the terminal, where nobody has chosen a language",
    "setObjectName": "for style sheets and tests",
    "property": "the same",
    "setProperty": "the same",
    "findChild": "the same",
    "TypeVar": "for the type checker",
    "QKeySequence": "keys",
    "setShortcut": "keys",
}
PHRASE = re.compile(r"[^\W\d_]{2,}[,;:.]? [^\W\d_]{2,}")
CAPITAL = re.compile(r"[^\W\d_a-z]")
WORD_BESIDE_VALUE = re.compile(r"(^| )[^\W\d_]{2,}|[^\W\d_]{2,} $")


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


# --- what is shown ----------------------------------------------------------------------------------------


def literals(node: ast.AST) -> Iterator[ast.Constant]:
    """The strings in an expression. Calls inside it are looked at by themselves, unless they hand on what
    they are given; and what only chooses a text is none."""
    match node:
        case ast.Constant(str()):
            yield node
        case ast.Call():
            if HANDS_ON.fullmatch(name_of(node)):
                inside = node.func.value if isinstance(node.func, ast.Attribute) else node.func
                values = (keyword.value for keyword in node.keywords)
                for part in (inside, *node.args, *values):
                    yield from literals(part)
        case ast.Compare():
            return
        case ast.Subscript():
            yield from literals(node.value)
        case ast.IfExp():
            yield from (*literals(node.body), *literals(node.orelse))
        case _:
            for child in ast.iter_child_nodes(node):
                yield from literals(child)


def shown_literals(module: ast.Module) -> Found:
    for call in ast.walk(module):
        if isinstance(call, ast.Call) and SHOWN.fullmatch(name_of(call)):
            for argument in (*call.args, *(keyword.value for keyword in call.keywords)):
                yield from ((found.lineno, str(found.value)) for found in literals(argument))


# --- what looks like words --------------------------------------------------------------------------------


def phrases(module: ast.Module) -> Found:
    """Literals of several words, and words beside a value."""
    beside = {
        id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values
    }
    for found in for_players(module):
        text = str(found.value)
        if PHRASE.search(text) or (id(found) in beside and " " in text and WORD_BESIDE_VALUE.search(text)):
            yield found.lineno, text


def capitals(module: ast.Module) -> Found:
    """Literals with a capital letter, be it a single word: keys of our own have none."""
    for found in for_players(module):
        if CAPITAL.search(str(found.value)):
            yield found.lineno, str(found.value)


def for_players(module: ast.Module) -> Iterator[ast.Constant]:
    """All strings, but for documentation, errors, what is compared, and what nobody at the table reads."""
    passed = {
        id(found) for node in ast.walk(module) for part in passed_over(node) for found in ast.walk(part)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            yield node


def passed_over(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Raise() | ast.Expr(ast.Constant()) | ast.Compare():
            yield node
        case ast.Subscript():
            yield node.slice
        case ast.arg() | ast.AnnAssign() if node.annotation is not None:
            yield node.annotation
        case ast.FunctionDef() if node.returns is not None:
            yield node.returns
        case ast.Call() if name_of(node) in NOT_FOR_PLAYERS:
            yield node


# --- when it is translated --------------------------------------------------------------------------------


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
