"""The players of the games that the tests of files play: two people and a computer player."""

from co2desk.session.seats import Seat

SEATS = (Seat("Zoë", "star"), Seat("李", "diamond", "random"), Seat("A & <b>B", "square"))
