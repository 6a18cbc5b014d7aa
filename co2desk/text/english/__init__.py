"""The English sentences: plain tables from the engine's codes to templates with values in braces.

`{name}` is a value, `{name:noun}` a number with its noun (see `names`), `{plant}` and its like are names by
energy (see `energies`). A table `X_SECOND_CHANCE` has the texts in which that edition differs from `X`; a
translation may differ where English does not. Each module below has the tables of one subject, and every
constant in it is one. SECTIONS lists them all by their names in lower case, which are the contexts for
translators.
"""

from __future__ import annotations

from collections.abc import Mapping

from co2desk.text.english import (
    actions,
    cards,
    concerns,
    decisions,
    decisive,
    energies,
    events,
    lessons,
    names,
    plans,
    readings,
    reasons,
    refusals,
    rules,
    sections,
    sections_second_chance,
    tips,
    variants,
)

MODULES = (
    actions,
    cards,
    concerns,
    decisions,
    decisive,
    energies,
    events,
    lessons,
    names,
    plans,
    readings,
    reasons,
    refusals,
    rules,
    sections,
    sections_second_chance,
    tips,
    variants,
)

SECTIONS: Mapping[str, Mapping[str, str]] = {
    name.lower(): table for module in MODULES for name, table in vars(module).items() if name.isupper()
}
