"""What a game is set up with: rulebooks, readings of disputed rules, and variants."""

from __future__ import annotations

from co2desk.engine.machine.switches import Value
from co2desk.engine.table.kit import SecondChanceKit
from co2desk.text.card_names import numbered
from co2desk.text.cards import Cards
from co2desk.text.words import capital

# Readings whose values speak of a level of the CO2 track, and its name in the kit.
PPM = {"solo_end_level": "loss_ppm", "second_event": "second_event_ppm"}


class Setup(Cards):
    def profile(self, book: str) -> str:
        """The name of a rulebook profile."""
        return self.template("profiles", book)

    # --- readings --------------------------------------------------------------------------------------

    def reading(self, key: str) -> str:
        """The question that a switch answers."""
        return self.template("readings", key)

    def reading_value(self, key: str, value: Value) -> str:
        """What is played with this value of a switch."""
        written = "" if value == () else value
        named = f"{key}={written}"
        known = named if self.has("reading_values", named) else f"{key}=n"
        cards = self.listed("and", [str(card) for card in value]) if isinstance(value, tuple) else ""
        return self.plural(
            "reading_values",
            known,
            value if isinstance(value, int) else len(value),
            cards=cards,
            region=self.region_name(0),
            ppm=getattr(self.kit, PPM[key]) if key in PPM else 0,
            least=getattr(self.kit, "money_grant_minimum", 0),
        )

    # --- variants --------------------------------------------------------------------------------------

    def variant(self, key: str) -> str:
        """The name of a variant."""
        return self.template("variants", key)

    def variant_value(self, key: str, value: str | int) -> str:
        """The name of a value of a variant."""
        if isinstance(value, bool):
            return self.template("variant_values", "yes" if value else "no")
        if key == "home":
            return self.template("regions", str(value))
        if self.has("variant_values", f"{key}={value}"):
            return self.template("variant_values", f"{key}={value}")
        return self._solo_choice(int(value))

    def _solo_choice(self, number: int) -> str:
        """A solo goal in a list, where goals are compared: its time limit is part of it."""
        goal = capital(self.solo_goal_phrase(number))
        decade = numbered(self._team_kit.solo_cards, number).decade
        return self.say("variant_values", "solo_card=decade", goal=goal, decade=decade) if decade else goal

    def variant_help(
        self, key: str, value: str | int | None = None, *, alone: bool = False, solo_card: int = 0
    ) -> str:
        """A sentence about a variant or, where there is more to say, about one of its values; `alone` in a
        game for one, with this solo goal."""
        if key == "draft" and isinstance(self.kit, SecondChanceKit):
            keeps = self.listed("comma", [str(kept) for kept in self.kit.draft_keeps])
            return self.say("variant_help", key, keeps=keeps)
        if value is None or isinstance(value, bool):
            return self.template("variant_help", key)
        if self.has("variant_help", f"{key}={value}"):
            return self.template("variant_help", f"{key}={value}")
        match key:
            case "preset":
                return self._preset(str(value))
            case "difficulty":
                return self._difficulty(str(value), self._solo_points(solo_card) if alone else 0)
            case "solo_card":
                return self.solo_goal(int(value)).body[0]
            case _:
                return self.template("variant_help", key)

    def _preset(self, name: str) -> str:
        kit = self._first_kit
        preset = next(preset for preset in kit.presets if preset.name == name)
        co2 = sum(kind.ppm * tiles for kind, tiles in zip(kit.fossils, preset.start, strict=True))
        key = "preset=fewer" if any(preset.removed) else "preset=fixed"
        plants, removed = self._fossils(preset.start), self._fossils(preset.removed)
        return self.say("variant_help", key, plants=plants, removed=removed, co2=co2)

    def _solo_points(self, number: int) -> int:
        """The points that a game for one begins with, before those of the difficulty."""
        card = next((card for card in self._team_kit.solo_cards if card.number == number), None)
        return card.amount if card and card.kind == "fewer_points" else self._team_kit.solo_start_vp

    def _difficulty(self, name: str, solo_points: int) -> str:
        found = next(difficulty for difficulty in self._team_kit.difficulties if difficulty.name == name)
        key = "difficulty=fixed" if any(found.removed) else "difficulty=points"
        removed = self._fossils(found.removed)
        return self.say("variant_help", key, removed=removed, vp=found.start_vp + solo_points)

    def _fossils(self, tiles: tuple[int, ...]) -> str:
        """Fossil plants of each kind, as one phrase."""
        kinds = zip(self.kit.fossils, tiles, strict=True)
        return self.listed("and", [self.plural("amounts", kind.name, n) for kind, n in kinds if n])
