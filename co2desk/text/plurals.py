"""English plural forms. Other languages have theirs in their catalogues, where Qt picks the form."""

from __future__ import annotations


class Plural(str):
    """A text in two forms: it is the one for several things, and `one` is the other.

    As a text it is what translators get as the source, and what a catalogue is asked for.
    """

    __slots__ = ("one",)

    one: str

    def form(self, n: int) -> str:
        """Points can be below zero: minus one is counted like one."""
        return self.one if abs(n) == 1 else str(self)


def plural(one: str, several: str) -> Plural:
    made = Plural(several)
    made.one = one
    return made
