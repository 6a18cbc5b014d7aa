"""Everything but co2desk.ui runs on a machine without Qt.

import-linter reads the import statements (the contracts in pyproject.toml); this test runs them.
"""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

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


@pytest.mark.parametrize("layer", ["engine", "components", "session", "protocol", "bots", "text"])
def test_layer_imports_with_qt_blocked(layer: str) -> None:
    """Every module of the layer can be imported in a process where PySide6 and shiboken6 cannot."""
    if not (ROOT / "co2desk" / layer).is_dir():
        pytest.skip(f"co2desk.{layer} does not exist yet")
    outcome = subprocess.run(
        [sys.executable, "-c", IMPORT_EVERYTHING_WITHOUT_QT, f"co2desk.{layer}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr
