"""What the records of an edition speak of."""

from __future__ import annotations

from co2desk.ui.actions.record import ActionRecord
from co2desk.ui.actions.records import ActionRecords


def kinds_with(records: ActionRecords, *methods: str) -> set[str]:
    """The kinds of actions whose record says something in one of these methods."""
    return {
        record.kind
        for record in records
        if any(getattr(type(record), method) is not getattr(ActionRecord, method) for method in methods)
    }
