"""What the numbers in actions, events and lists mean, and where a scientist can stand.

Energies, regions, grants and fossil fuels are indexes into the kit. Cards are their printed numbers.
A **place** is where a scientist can stand: the owner's hand, a project space (region and grant), a topic of
a summit or a lobbyist card in play; all places share one numbering, so that a move is a pair of places.
"""

from __future__ import annotations

Player = int
Energy = int
Region = int
Grant = int
Fossil = int
Space = int  # a project space: region * GRANTS + grant
Summit = int  # a summit space on the board
Topic = int  # index of a topic on a summit tile
Place = int
Source = int  # where a CEP is paid from: HAND or a region
Card = int
Count = int
Goal = int  # an environmental goal by its place on display

NONE = -1
HAND = -1
GRANTS = 3  # every region has one project space of each grant
MAX_TOPICS = 4
FIRST_TOPIC = 32  # topics of summits start here; below are the project spaces
CARD_PLACE = 100  # lobbyist cards in play: CARD_PLACE + number

# The stages of a project space.
EMPTY, PROPOSED, INSTALLED = 0, 1, 2
PREPARING = 3  # Second Chance: its infrastructure is being prepared; no scientist may enter any more


# --- a project space is its region and its grant -----------------------------------------------------------


def space_of(region: Region, grant: Grant) -> Space:
    return region * GRANTS + grant


def region_of(space: Space) -> Region:
    return space // GRANTS


def grant_of(space: Space) -> Grant:
    return space % GRANTS


def spaces_in(region: Region) -> range:
    """The project spaces of a region."""
    return range(region * GRANTS, (region + 1) * GRANTS)


# --- a place is the hand, a project space, a topic of a summit or a lobbyist card --------------------------


def is_space(place: Place) -> bool:
    return HAND < place < FIRST_TOPIC


def is_topic(place: Place) -> bool:
    return FIRST_TOPIC <= place < CARD_PLACE


def is_card(place: Place) -> bool:
    return place >= CARD_PLACE


def topic_place(summit: Summit, topic: Topic) -> Place:
    return FIRST_TOPIC + summit * MAX_TOPICS + topic


def summit_of(place: Place) -> Summit:
    return (place - FIRST_TOPIC) // MAX_TOPICS


def topic_of(place: Place) -> Topic:
    return (place - FIRST_TOPIC) % MAX_TOPICS


def card_place(card: Card) -> Place:
    return CARD_PLACE + card


def card_of(place: Place) -> Card:
    return place - CARD_PLACE
