"""The window. The rest of the program does without Qt, but for commands that measure and check the window."""

from __future__ import annotations

import builtins
from contextlib import suppress

with suppress(ImportError):  # tools use some modules without Qt; others will say that it is missing
    import PySide6.QtCore  # noqa: F401 - it puts an import of its own in the place of Python's

# That import reads the source of every module and keeps it, only to know who may use
# `from __feature__ import snake_case`. Nobody here does, and without it a game needs 10 MB less.
if builtins.__import__ is getattr(builtins, "__feature_import__", None):
    builtins.__import__ = vars(builtins)["__orig_import__"]
