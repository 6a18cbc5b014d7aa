"""What a partner plans, or asks another one to do: phrases that stand in a list, and after a colon.

The same phrase is told of the partner's own plan and of a request, so nobody is named as its subject.
`{player}` receives something.
"""

from __future__ import annotations

PLANS = {
    "plan_project": "plan a {project} in {region}",
    "prepare": "prepare the {infrastructure} in {region}",
    "build": "build the {plant} in {region}",
    "claim_un_goal": "claim UN goal {card}",
    "send_to_summit": "send a scientist to the {topic} of summit {summit}",
    "recruit": "recruit a scientist",
    "give_bonus": "give a bonus to {player}",
}
