"""What a seat may see of an event (specification of the first edition, I-22; Second Chance 19)."""

from __future__ import annotations

import pytest

from co2desk.engine.table import events

# Cards that leave a hidden place for one player's eyes. Every other field of every event is seen by all.
PRIVATE = {"GoalKept": ("card",), "LobbyDrawn": ("card",), "LobbyKept": ("card",)}
OWNER, OTHER, ONLOOKER = 1, 2, -1


def test_the_private_fields_are_the_cards_that_only_their_player_has_seen() -> None:
    """I-22: the draft, the choice of a goal and the card that a lone player draws."""
    assert events.PRIVATE == PRIVATE
    assert all(set(fields) <= set(events.meanings(name)) for name, fields in PRIVATE.items())


@pytest.mark.parametrize("name", sorted(events.EVENTS))
@pytest.mark.parametrize("seat", [OWNER, OTHER, ONLOOKER])
def test_a_field_is_hidden_from_everybody_but_the_player_of_its_event(name: str, seat: int) -> None:
    """I-22: also from an onlooker; what is not private is told to all."""
    fields = events.meanings(name)
    values = {field: OWNER if field == "player" else number for number, field in enumerate(fields, 5)}
    hidden = () if seat == OWNER else PRIVATE.get(name, ())
    expected = {field: None if field in hidden else value for field, value in values.items()}
    assert events.seen_by(events.EVENTS[name](**values), seat) == expected
