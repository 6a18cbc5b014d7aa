from __future__ import annotations

from typing import Any

from .table import SecondChanceTable


def observe(table: SecondChanceTable, seat: int) -> dict[str, Any]:
    return {}
