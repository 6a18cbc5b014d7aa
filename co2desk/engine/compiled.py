"""Whether this engine is compiled, as in the packages, or runs as Python, as in the sources.

packaging/compile_engine.py compiles this module with the rules, so its own file tells.
"""

from __future__ import annotations

IS_COMPILED = not __file__.endswith((".py", ".pyc"))
