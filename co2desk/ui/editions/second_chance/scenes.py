"""What plays on the stage in Second Chance. The phases of a decade have another order in each mode (5).

A team earns, answers for its open goals, supplies the regions, pays and may reduce the level; then the next
decade begins. Rivals earn, suffer an event, and the next decade begins with their energy supply.
"""

from __future__ import annotations

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, SecondChanceSetting
from co2desk.engine.table import events as ev
from co2desk.ui.models.scenes import Scene, SceneStep
from co2desk.ui.models.shared_scenes import DRAFT, ENDING, ENDS, PLAYING, SUMMIT

INCOME = frozenset({ev.IncomeEarned, ev.IncomeSplit})
GOALS = frozenset({ev.EnvironmentalPenalty})
SUPPLY = frozenset({ev.FossilPlantPlaced, ev.FossilPileEmpty})
PAYMENT = frozenset({ev.CepPaid, ev.PenaltyPaid})
REDUCTION = frozenset({ev.Co2Reduced})
EVENT = frozenset({ev.RegionTechReturned, ev.DisasterStruck})
NEXT = frozenset({ev.StartPlayerChanged, ev.DecadeBegan})

TEAM = Scene(
    "decade",
    (
        SceneStep("income", INCOME),
        SceneStep("goals", GOALS),
        SceneStep("supply", SUPPLY),
        SceneStep("payment", PAYMENT),
        SceneStep("reduction", REDUCTION),
        SceneStep("next_decade", NEXT),
        SceneStep("level"),
    ),
    opens=INCOME | GOALS | SUPPLY | REDUCTION,
    after=PLAYING | ENDS,
    gathers=True,
)
RIVALS = Scene(
    "decade",
    (
        SceneStep("income", INCOME),
        SceneStep("event", EVENT),
        SceneStep("next_decade", NEXT),
        SceneStep("supply", SUPPLY),
        SceneStep("level"),
    ),
    opens=INCOME | EVENT | SUPPLY,
    after=PLAYING | ENDS,
    gathers=True,
)
OPPONENT = Scene(
    "placement",
    (SceneStep("cubes"),),
    opens=frozenset({ev.OpponentCubePlaced}),
    after=frozenset({ev.DecadeBegan, *PLAYING}),
    in_setup=True,
)


def second_scenes(setting: SecondChanceSetting) -> tuple[Scene, ...]:
    decade = RIVALS if setting.mode == COMPETITIVE else TEAM
    return (decade, SUMMIT, DRAFT, OPPONENT, ENDING)
