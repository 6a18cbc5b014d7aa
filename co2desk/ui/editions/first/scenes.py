"""What plays on the stage in CO₂ (2012): the supply phase that begins a decade (6), and the other scenes."""

from __future__ import annotations

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.table import events as ev
from co2desk.ui.models.scenes import Scene, SceneStep
from co2desk.ui.models.shared_scenes import DRAFT, ENDING, ENDS, PLAYING, SUMMIT

INCOME = frozenset({ev.IncomeEarned, ev.IncomeSplit})
SUPPLY = frozenset({ev.RegionTechReturned, ev.FossilPlantPlaced, ev.FossilPileEmpty, ev.FossilPileRenewed})
EVENT = frozenset({ev.DisasterStruck, ev.DisasterAvoided})

DECADE = Scene(
    "decade",
    (
        SceneStep("income", INCOME),
        SceneStep("supply", SUPPLY),
        SceneStep("event", EVENT),
        SceneStep("level"),
    ),
    opens=INCOME | SUPPLY | EVENT,
    after=PLAYING | ENDS,
    gathers=True,
)
AUCTION = Scene(
    "auction",
    (
        SceneStep("bids", frozenset({ev.BidMade, ev.BidPassed})),
        SceneStep("payment", frozenset({ev.AuctionWon, ev.AuctionFailed})),
        SceneStep("start_player", frozenset({ev.StartPlayerChanged})),
    ),
    opens=frozenset({ev.BidMade, ev.BidPassed}),
    last=frozenset({ev.StartPlayerChanged}),
    tells=frozenset({ev.AuctionWon, ev.AuctionFailed}),
)
PLACEMENT = Scene(
    "placement",
    (SceneStep("projects"),),
    opens=frozenset({ev.ProjectProposed}),
    after=frozenset({ev.DecadeBegan, *PLAYING}),
    in_setup=True,
)

SCENES = (DECADE, AUCTION, SUMMIT, DRAFT, PLACEMENT, ENDING)


def first_scenes(setting: FirstSetting) -> tuple[Scene, ...]:
    return SCENES
