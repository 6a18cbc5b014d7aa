"""Records of what happened and of what is done: equal only to records of the same kind."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from co2desk.engine.machine.actions import KINDS, meanings
from co2desk.engine.table import events


def sample(kind: Any) -> Any:
    """The same numbers in the record of any kind that has as many fields."""
    return kind(*range(len(kind._fields)))


def test_events_of_two_kinds_are_never_equal() -> None:
    """Money that was gained is not money that was paid, even if all their numbers are the same."""
    samples = [sample(kind) for kind in events.EVENTS.values()]
    gained: object = events.MoneyGained(0, 3, "grant")
    assert gained != events.MoneyPaid(0, 3, "grant")
    for one, other in combinations(samples, 2):
        assert one != other
        assert not one == other  # noqa: SIM201 - both signs are asked
    assert len(set(samples)) == len(samples)


@pytest.mark.parametrize("name", events.EVENTS)
def test_events_of_one_kind_are_equal_if_all_their_numbers_are(name: str) -> None:
    one, other = sample(events.EVENTS[name]), sample(events.EVENTS[name])
    assert one == other
    assert not one != other  # noqa: SIM202 - both signs are asked
    assert hash(one) == hash(other)
    assert one != one._replace(**{one._fields[-1]: 99})
    assert one != tuple(one), "a bare tuple is no event"


def test_every_record_of_the_list_is_declared_an_event() -> None:
    listed = {
        name: found
        for name, found in vars(events).items()
        if isinstance(found, type) and issubclass(found, tuple)
    }
    assert listed == events.EVENTS


def test_actions_of_two_kinds_are_never_equal() -> None:
    samples = [kind(*range(len(meanings(kind)))) for kind in KINDS.values()]
    assert len(set(samples)) == len(samples)
    for one, other in combinations(samples, 2):
        assert one != other
