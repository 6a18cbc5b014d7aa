"""How the players stand in what plays on the stage: their bids, the cards they keep, the points in the end.

Like the stage itself it knows events only. A kept card is a back for everybody but its owner, and the owner
sees it where the stage shows what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from co2desk.engine.machine.rule import Event
from co2desk.engine.rules.scoring import Result
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import Card, Player
from co2desk.text.figures import figure
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import NOBODY
from co2desk.ui.stage.figures import MONEY, POINTS

OPEN = "…"  # whoever has not decided yet; the same in every language


class Standing(NamedTuple):
    player: Player  # NOBODY: the team
    words: str  # an amount, or what the player has done
    good: str = ""  # what the amount is of
    leads: bool = False
    is_out: bool = False  # has no say any more
    cards: int = 0  # backs of cards


Standings = Callable[[], Sequence[Standing]]


def nobody() -> Sequence[Standing]:
    return ()


def bids(told: Iterable[Event], players: int) -> list[Standing]:
    """Everybody bids once, and each bid is higher than those before it."""
    last: dict[Player, Event] = {
        event.player: event for event in told if isinstance(event, ev.BidMade | ev.BidPassed)
    }
    made = {player: bid.amount for player, bid in last.items() if isinstance(bid, ev.BidMade)}
    highest = max(made.values(), default=None)
    found = []
    for player in range(players):
        if player in made:
            leads = made[player] == highest
            found.append(Standing(player, figure(made[player]), MONEY, leads, not leads))
        elif player in last:
            #: On the stage, below the name of a player who has passed in the auction. One or two short words.
            found.append(Standing(player, translate("Stage", "no bid"), is_out=True))
        else:
            found.append(Standing(player, OPEN))
    return found


def kept(told: Iterable[Event], players: int) -> list[Standing]:
    """How many cards each player has kept so far."""
    cards = [event.player for event in told if isinstance(event, ev.LobbyKept)]
    counts = [cards.count(player) for player in range(players)]
    return [
        Standing(player, "" if count else OPEN, cards=count, leads=bool(cards) and cards[-1] == player)
        for player, count in enumerate(counts)
    ]


def own_cards(told: Iterable[Event], reader: Player) -> list[Card]:
    """The cards that the player at the screen has kept."""
    return [event.card for event in told if isinstance(event, ev.LobbyKept) and event.player == reader]


def final(result: Result, account: Sequence[int]) -> list[Standing]:
    """The players from best to worst with their points, or a team with its own. Nobody is ranked in a game
    that rivals have lost."""
    if len(set(account)) < len(account):
        return [Standing(NOBODY, figure(result.scores[0]), POINTS, bool(result.winners))]
    if not result.winners and len(account) > 1:
        return []
    return [
        Standing(player, figure(result.scores[account[player]]), POINTS, player in result.winners)
        for player in result.ranking
    ]
