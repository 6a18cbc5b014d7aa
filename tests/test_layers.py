"""Who may import what, beyond the contracts in pyproject.toml, which import-linter checks.

The packages below the window run on a machine without Qt: import-linter reads the import statements, and a
test here runs them. No test file imports another: what several need is in a helper module or in a conftest.
"""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MOST_FILES = 16  # of a package, besides __init__.py
# Their topics are found by name; CONTRIBUTING.md names them under "Code style".
LARGE_PACKAGES = {
    "engine/editions/first",
    "engine/editions/second_chance",
    "engine/rules",
    "session",
    "text",
    "text/english",
}

# Commands are not among them: those that open or measure the window need Qt.
BELOW_THE_WINDOW = (
    "bots",
    "components",
    "engine",
    "forecast",
    "lessons",
    "protocol",
    "rulebook",
    "session",
    "text",
)

IMPORT_EVERYTHING_WITHOUT_QT = """
import importlib
import pkgutil
import sys

sys.modules["PySide6"] = None  # an import of it now raises ModuleNotFoundError
sys.modules["shiboken6"] = None

def fail(name):
    raise ImportError(name)

package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".", onerror=fail):
    if not module.name.endswith(".__main__"):
        importlib.import_module(module.name)
"""


@pytest.mark.parametrize("layer", BELOW_THE_WINDOW)
def test_layer_imports_with_qt_blocked(layer: str) -> None:
    """Every module of the layer can be imported in a process where PySide6 and shiboken6 cannot."""
    outcome = subprocess.run(
        [sys.executable, "-c", IMPORT_EVERYTHING_WITHOUT_QT, f"co2desk.{layer}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr


def test_every_package_is_below_the_window_or_needs_it() -> None:
    packages = {path.parent.name for path in (ROOT / "co2desk").glob("*/__init__.py")}
    assert packages == {*BELOW_THE_WINDOW, "commands", "ui"}


def imported_test_files(source: str) -> Iterator[str]:
    """The test files that a module imports, or from which it imports something, by their names."""
    for node in ast.walk(ast.parse(source)):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or "", *(alias.name for alias in node.names)]
        yield from (name for module in modules if (name := module.split(".")[-1]).startswith("test_"))


def test_no_test_file_is_imported() -> None:
    """A helper in a test file is hard to find, and whoever changes that file breaks tests elsewhere."""
    found = {
        path.relative_to(ROOT).as_posix(): imported
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if (imported := list(imported_test_files(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.engine.test_turn import asks",
        "from .test_turn import asks",
        "from tests.engine import scene, test_turn as turn",
        "from . import (\n    test_turn,\n)",
        "import tests.engine.test_turn",
        "def later() -> None:\n    from ..engine.test_turn import asks",
    ],
)
def test_an_imported_test_file_is_noticed(line: str) -> None:
    """The test above can fail."""
    assert list(imported_test_files(line)) == ["test_turn"]


def test_packages_are_small() -> None:
    """A package that grows is split by topic, in good time."""
    files = Counter(
        path.parent.relative_to(ROOT / "co2desk").as_posix()
        for path in (ROOT / "co2desk").rglob("*.py")
        if path.name != "__init__.py"
    )
    assert {package for package, number in files.items() if number > MOST_FILES} == LARGE_PACKAGES
