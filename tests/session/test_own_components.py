"""The values of an owner's own copy are used by new games, and a save keeps those it was played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from co2desk.components import PackError
from co2desk.session import GameOptions, Session

from .helpers import play_on, played

OWN = {
    "first": "start:\n  money: [13, 14, 14, 15, 15]\n",
    "second_chance": "start:\n  money: [13, 14, 14, 15]\n",
}
EDITIONS = pytest.mark.parametrize(
    "options", [GameOptions("first", 2), GameOptions("second_chance", 2)], ids=["first", "second_chance"]
)


@EDITIONS
def test_a_new_game_uses_the_own_component_pack(options: GameOptions, own_packs: Path) -> None:
    before = Session.new(options).game.table.money
    (own_packs / f"{options.edition}.yaml").write_text(OWN[options.edition], encoding="utf-8")
    assert sorted(Session.new(options).game.table.money) == [13, 14]
    assert sorted(before) != [13, 14]


@EDITIONS
def test_a_save_keeps_the_own_component_pack(options: GameOptions, own_packs: Path) -> None:
    """Also when the pack is gone, or another one has taken its place."""
    file = own_packs / f"{options.edition}.yaml"
    file.write_text(OWN[options.edition], encoding="utf-8")
    session = played(options, 30)
    saved = json.loads(json.dumps(session.save()))
    file.unlink()
    loaded = Session.load(saved)
    assert loaded.game.fingerprint() == session.game.fingerprint()
    assert loaded.pack.sources["start.money"] == "own_copy"
    for each in (session, loaded):
        play_on(each, 20, seed=4)
    assert loaded.save() == session.save()


@EDITIONS
def test_a_save_does_not_take_up_a_pack_that_came_later(options: GameOptions, own_packs: Path) -> None:
    session = played(options, 30)
    (own_packs / f"{options.edition}.yaml").write_text(OWN[options.edition], encoding="utf-8")
    assert Session.load(json.loads(json.dumps(session.save()))).save() == session.save()


@EDITIONS
def test_a_wrong_own_pack_is_refused_by_file_and_line(options: GameOptions, own_packs: Path) -> None:
    file = own_packs / f"{options.edition}.yaml"
    file.write_text("start:\n  money: many\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        Session.new(options)
    assert (caught.value.problems[0].file, caught.value.problems[0].line) == (str(file), 2)


def test_the_pack_of_one_edition_does_not_touch_the_other(own_packs: Path) -> None:
    before = Session.new(GameOptions("first", 2)).game.fingerprint()
    (own_packs / "second_chance.yaml").write_text(OWN["second_chance"], encoding="utf-8")
    assert Session.new(GameOptions("first", 2)).game.fingerprint() == before
