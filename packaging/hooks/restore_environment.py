"""Runs before the program. The bundle finds its libraries with a variable of the environment; a browser that
the program opens must not find them, and gets the variable as it was before."""

import os

_NAME = "LD_LIBRARY_PATH"
_before = os.environ.pop(f"{_NAME}_ORIG", None)  # kept there by PyInstaller
if _before is not None:
    os.environ[_NAME] = _before
else:
    os.environ.pop(_NAME, None)
