"""Types and the directions of imports. Checking takes long, and is done first, while other tests run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent


@pytest.mark.parametrize("check", [("mypy",), ("lint-imports", "--no-logo")], ids=lambda check: check[0])
def test_types_and_imports_are_right(check: tuple[str, ...]) -> None:
    """Strict types everywhere, and the contracts of imports; both are stated in pyproject.toml."""
    tool, *options = check
    result = subprocess.run([TOOLS / tool, *options], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
