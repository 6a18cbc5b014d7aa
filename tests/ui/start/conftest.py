"""What the tests of the start page share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from co2desk.ui.start.game_words import GameWords
from tests.ui.known_games import NOW


@pytest.fixture
def words() -> Iterator[GameWords]:
    """Words for the evening of NOW, as the British write times."""
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield GameWords(lambda: NOW)
    QLocale.setDefault(before)
