"""The words of the stage: what its scenes and their steps are called, and how the CO₂ level stands."""

from __future__ import annotations

from co2desk.ui.i18n.translation import translate

STEP = 10  # ppm


# What stands for a scene where it is named: pictures of resources/art.
EMBLEMS = {
    "decade": "decade",
    "auction": "money",
    "summit": "summit",
    "draft": "lobby",
    "placement": "hand",
    "ending": "vp",
}


#: Heading on the stage, over what plays there.
def scene_name(code: str) -> str:
    return {
        "decade": translate("Stage", "Turn of the decade"),
        "auction": translate("Stage", "Auction"),
        "summit": translate("Stage", "Summit"),
        "draft": translate("Stage", "Draft"),
        "placement": translate("Stage", "Setup"),
        "ending": translate("Stage", "End of the game"),
    }[code]


#: The last sentence on the stage, when what played there is over.
def outcome(code: str) -> str:
    return {
        "draft": translate("Stage", "Everybody has chosen their cards."),
        "placement": translate("Stage", "The board is set up."),
    }.get(code, scene_name(code))


#: A step of what plays on the stage, in a row of steps; one or two words.
def step_names() -> dict[str, str]:
    return {
        "income": translate("Stage", "Income"),
        "goals": translate("Stage", "Goals"),
        "supply": translate("Stage", "Energy supply"),
        "payment": translate("Stage", "Payment"),
        "event": translate("Stage", "Event"),
        "reduction": translate("Stage", "Reduction"),
        "next_decade": translate("Stage", "Next decade"),
        "level": translate("Stage", "CO₂ level"),
        "bids": translate("Stage", "Bids"),
        "start_player": translate("Stage", "Start player"),
        "topics": translate("Stage", "Topics"),
        "participants": translate("Stage", "Participants"),
        "next_summit": translate("Stage", "Next summit"),
        "keep": translate("Stage", "Keep a card"),
        "pass_on": translate("Stage", "Pass the cards on"),
        "projects": translate("Stage", "Projects"),
        "cubes": translate("Stage", "Cubes"),
        "end": translate("Stage", "Result"),
    }


def verdict(level: int, danger: int, loss: int) -> str:
    """How far the level is from what is to be feared next."""
    if danger and level < danger:
        #: Below the CO₂ level, when a decade is over. {left} ppm more, and the danger zone is reached.
        text = translate("Stage", "The danger zone begins at {limit} ppm: {left} ppm left.")
        return text.format(left=danger - level, limit=danger)
    limit = loss // STEP * STEP  # in one edition the planet is lost at it, in the other above it
    #: The same, where the danger zone is reached: {left} ppm more, and the limit is reached.
    text = translate("Stage", "The planet's limit is {limit} ppm: {left} ppm left.")
    return text.format(left=max(0, limit - level), limit=limit)


def level_words(level: int) -> str:
    #: The CO₂ level on the stage, in large figures.
    return translate("Stage", "{level} ppm").format(level=level)


def team_name() -> str:
    #: Whose points a row of figures tells: those of all players of a team together.
    return translate("Stage", "The team")
