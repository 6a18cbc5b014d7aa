"""The English sentences: plain tables from the engine's codes to templates. Braces hold the values.

`{name}` is a value, `{name:noun}` a number with its noun (see `names`). A table `X_SECOND_CHANCE` holds what
that edition says otherwise than `X`; a translation may do so where English does not. Each module below
holds the tables of one subject, and every constant in it is one. SECTIONS lists them all by their names in
lower case, which are the contexts for translators.
"""

from __future__ import annotations

from collections.abc import Mapping

from co2desk.text.english import (
    actions,
    cards,
    decisions,
    events,
    names,
    readings,
    refusals,
    rules,
    variants,
)

MODULES = (actions, cards, decisions, events, names, readings, refusals, rules, variants)

SECTIONS: Mapping[str, Mapping[str, str]] = {
    name.lower(): table for module in MODULES for name, table in vars(module).items() if name.isupper()
}
