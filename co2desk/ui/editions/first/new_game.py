"""What the new game dialog asks for a game of CO₂ (2012)."""

from __future__ import annotations

from co2desk.engine.editions.first.setting import adjusted
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.table.kit import FirstKit
from co2desk.ui.editions.new_game import UNKNOWN, EditionForm, Variant, no_or_yes, not_alone
from co2desk.ui.i18n.translation import translate


def presets(kit: FirstKit) -> tuple[str, ...]:
    """The sets of fossil plants to start with (specification 16.1); "" is the random setup."""
    return ("", *(preset.name for preset in kit.presets))


def preset_tiles(kit: FirstKit, name: str) -> tuple[str, ...]:
    """The fossil plants of a preset; of a random setup only their number is known."""
    if not name:
        return (UNKNOWN,) * len(kit.regions)
    start = next(preset.start for preset in kit.presets if preset.name == name)
    return tuple(fossil.name for fossil, count in zip(kit.fossils, start, strict=True) for _ in range(count))


FIRST_FORM = EditionForm(
    edition="first",
    title=lambda: translate("NewGameDialog", "New game of CO₂"),
    alone=lambda: translate("NewGameDialog", "Solo: one company, one planet, your best score."),
    players=(1, 2, 3, 4, 5),
    usual_players=3,
    switches=Switches,
    adjusted=adjusted,
    variants=(
        Variant("preset", presets, tiles=preset_tiles, basic=True),
        Variant("auction", no_or_yes, not_alone),
        Variant("draft", no_or_yes, not_alone),
    ),
)
