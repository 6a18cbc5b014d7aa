"""Play a lobbyist card, before or after the action that it goes with."""

from __future__ import annotations

from co2desk.engine.editions.second_chance.lobbyists import AFTER, BEFORE
from co2desk.engine.rules.lobby import MINOR
from co2desk.ui.actions.play_lobby import PlayLobby


class PlayLobbyist(PlayLobby):
    sides = (MINOR, AFTER, BEFORE)
