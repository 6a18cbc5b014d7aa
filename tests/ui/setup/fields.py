"""Finds the fields of a variant in the dialog for a new game."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.variant_fields import ListField, TickField, VariantField


def variant(dialog: NewGameDialog, key: str) -> VariantField:
    return next(field for field in dialog.variants.fields if field.variant.key == key)


def box(dialog: NewGameDialog, key: str) -> QAbstractButton:
    field = variant(dialog, key)
    assert isinstance(field, TickField)
    return field.box


def values_of(dialog: NewGameDialog, key: str) -> ListField:
    field = variant(dialog, key)
    assert isinstance(field, ListField)
    return field
