"""The weights of the terms, in points at the end of the game. All are ours; none is a rule.

docs/computer-players.md says how they were found.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Weights:
    # the planet
    lost: float = 90.0  # what a lost planet costs: more than a defeat
    useful_turns: float = 0.6  # the share of turns that lead to a plant, among competent players
    margin: float = 15.0  # ppm that should be left
    missing_plant: float = 90.0  # a plant missing at the next supply phase
    later: float = 0.9  # how much less at each one after it
    # goods
    money: float = 0.6  # more than its worth at the end, while it can be turned into plants
    spare_money: float = 0.25  # the same beyond $10
    tech: float = 1.9
    spare_tech: float = 1.1  # beyond three cubes
    first_cep: float = 2.2
    second_cep: float = 1.0
    usual_price: float = 3.5  # of a CEP: prices return to it
    cards: float = 0.55
    # knowledge
    ready: float = 3.0  # to know enough for the next plant of an energy
    level: float = 0.12
    income: float = 0.9
    # scientists
    second_scientist: float = 4.5
    third_scientist: float = 2.5
    fourth_scientist: float = 1.0
    work: float = 0.8
    more_work: float = 0.2
    idle: float = 0.5
    summit: float = 0.5  # how likely a summit with one free topic is held
    # projects
    offer: float = 1.2
    offer_points: float = 0.35
    proposed: float = 0.35  # how much of that a project is worth before it is installed
    shared: float = 0.5  # and one that a rival can build as well
    gift: float = 0.8
    hosted: float = 0.7
    # goals
    un_ready: float = 0.85
    un_one_missing: float = 0.38
    un_two_missing: float = 0.08
    goal_kept: float = 2.0
    goal_growth: float = 1.0
    control: float = 0.6
    event: float = 2.0


FIRST = Weights()
RIVALS = Weights(
    money=0.2,
    spare_money=0.05,
    tech=1.2,
    spare_tech=0.7,
    first_cep=1.0,
    second_cep=0.5,
    cards=0.5,
    ready=2.0,
    level=0.15,
    second_scientist=3.0,
    third_scientist=1.5,
    fourth_scientist=0.5,
    work=0.9,
    more_work=0.5,
)
