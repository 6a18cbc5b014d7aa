"""What a beginner should think about, a sentence for each fact (co2desk/forecast/concerns.py).

`{short}` is a project in few words, `{need}` a whole sentence of REFUSALS: the one thing that is missing.
"""

from __future__ import annotations

CONCERNS = {
    "region": "{region} needs a green plant this decade, or a fossil plant comes.",
    "regions": "These regions need a green plant this decade, or fossil plants come: {regions}.",
    "cep": "At the end of the decade you owe a CEP for {region} and have none.",
    "build": "You have everything for a plant: {short}.",
    "build_lack": "Almost ready to build: {short}. {need}",
    "un_goal": "You can claim a UN goal: {goal}.",
    "un_goal_lack": "Close to a UN goal: {goal}. {need}",
    "scientist": "One of your scientists has no work. A good place: {short}.",
    "summit": "Only one scientist is missing for summit {summit}.",
    "company_goal": "Your company goal: {goal}. So far: {had:points}.",
    "personal_goal": "A personal goal is still open: {goal}. So far: {had} of {needed}.",
    "project": "No project is on the board: begin one, so that somebody can build later.",
}
