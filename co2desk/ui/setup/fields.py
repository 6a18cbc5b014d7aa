"""What is asked for one edition; kept while the other one is looked at."""

from __future__ import annotations

from typing import NamedTuple

from co2desk.components import Pack, PackError, load_pack
from co2desk.engine.table.kit import Kit
from co2desk.text import Speaker
from co2desk.ui.editions.new_game import EditionForm
from co2desk.ui.i18n.translation import translate
from co2desk.ui.setup.reading_choices import ReadingChoices
from co2desk.ui.setup.rulebook_field import RulebookField
from co2desk.ui.setup.variant_fields import VariantFields
from co2desk.ui.theme.look import Look


class Fields(NamedTuple):
    form: EditionForm
    pack: Pack
    pack_error: PackError | None
    variants: VariantFields
    choices: ReadingChoices
    rulebook: RulebookField


def fields_of(form: EditionForm, look: Look) -> Fields:
    """The values shown are the built-in ones when those of an own copy are wrong, which is then said."""
    error: PackError | None = None
    try:
        pack = load_pack(form.edition)
    except PackError as wrong:
        error, pack = wrong, load_pack(form.edition, None)
    speaker = speaker_of(pack.kit)
    choices = ReadingChoices(form.edition, form.switches)
    variants, rulebook = VariantFields(form, speaker, look), RulebookField(choices, speaker)
    return Fields(form, pack, error, variants, choices, rulebook)


def speaker_of(kit: Kit) -> Speaker:
    return Speaker(kit, [], translate)
