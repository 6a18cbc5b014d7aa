"""Which plural form a number takes. A translation names its rule (table `plurals`) and writes all forms."""

from __future__ import annotations

from collections.abc import Callable

FORMS = "|"  # stands between the forms of a text, from one on


def slavic(n: int) -> bool:
    """2 to 4, 22 to 24 and so on, but not 12 to 14."""
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if slavic(n) else 2


def russian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if slavic(n) else 2


RULES: dict[str, Callable[[int], int]] = {
    "english": lambda n: int(n != 1),  # German too
    "french": lambda n: int(n > 1),
    "polish": polish,
    "russian": russian,
    "chinese": lambda n: 0,
}


def chosen_form(text: str, rule: str, n: int) -> str:
    """The form of a text that goes with `n`; the last one where there are too few (not translated yet).

    Points can be below zero: minus two is counted like two.
    """
    forms = text.split(FORMS)
    return forms[min(RULES.get(rule, RULES["english"])(abs(n)), len(forms) - 1)]
