"""Which pictures docs/screenshots holds: every scene, and the windows that it is taken in.

Nothing here needs a screen, so a test can compare the list with the folder.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.ui.preferences import DARK, LIGHT

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
FILM = "turn.png"  # by make_animation.py
LEAST, SMALL, MIDDLE, LARGE, LARGEST = (1024, 600), (1280, 720), (1600, 1000), (2560, 1440), (3840, 2160)


class Shot(NamedTuple):
    """A window of this size, in these colours and this language, with texts of this size in percent."""

    size: tuple[int, int]
    theme: str
    language: str = ENGLISH
    text: int = 100


class Scene(NamedTuple):
    name: str  # as in `make screenshots SCENES=`
    shots: tuple[Shot, ...]
    pictures: tuple[str, ...] = ()  # if they are called otherwise than the scene, or are several
    file: str = "{picture}-{size}-{theme}.png"
    moves: bool = False  # with animations, and with moves at a pace of their own

    @property
    def taken(self) -> tuple[str, ...]:
        return self.pictures or (self.name,)

    def file_of(self, picture: str, shot: Shot) -> str:
        size = f"{shot.size[0]}x{shot.size[1]}"
        return self.file.format(picture=picture, size=size, theme=shot.theme, language=shot.language)

    def files(self) -> set[str]:
        return {self.file_of(picture, shot) for shot in self.shots for picture in self.taken}


EVERYWHERE = tuple(Shot(size, theme) for size in (SMALL, MIDDLE, LARGE) for theme in (LIGHT, DARK))
# Together three languages, three sizes and both themes.
IN_THREE = (Shot(SMALL, DARK), Shot(MIDDLE, LIGHT, "de"), Shot(LARGE, DARK, "zh_CN"))
IN_TWO = (Shot(MIDDLE, DARK), Shot(SMALL, LIGHT, "de"))
SPOKEN = tuple(Shot(SMALL, DARK, language) for language in LANGUAGES)
# What is hard for a layout: little room, much room, large texts.
LITTLE_ROOM = (Shot(LEAST, DARK), Shot(LEAST, LIGHT, "ru"))
MUCH_ROOM = (Shot(LARGEST, DARK),)
LARGE_TEXT = (Shot(SMALL, LIGHT, "de", 150), Shot(MIDDLE, DARK, ENGLISH, 150))
NAMES_LANGUAGE = "{picture}-{language}-{size}-{theme}.png"

# Those of one window are taken in this order.
SCENES = (
    # --- the table and its pages
    Scene("start", EVERYWHERE),
    Scene("setup", EVERYWHERE),
    Scene("middle", EVERYWHERE),
    Scene("late", EVERYWHERE),
    Scene("dialog", EVERYWHERE),
    Scene("cover", EVERYWHERE),
    Scene("end", EVERYWHERE),
    Scene("second_chance", EVERYWHERE, ("cooperative", "competitive", "solo")),
    Scene("team_end", EVERYWHERE, ("team-end",)),
    Scene("past", EVERYWHERE),
    Scene("games", EVERYWHERE),
    Scene("languages", SPOKEN, ("board", "refusal", "log", "rules"), "{language}-{picture}.png"),
    Scene("little-room", LITTLE_ROOM, ("little-room", "little-room-second"), NAMES_LANGUAGE),
    Scene("much-room", MUCH_ROOM, ("much-room", "much-room-second"), NAMES_LANGUAGE),
    Scene("large-text", LARGE_TEXT, ("large-text", "large-text-second"), NAMES_LANGUAGE),
    Scene("reduction", IN_TWO, file=NAMES_LANGUAGE),
    Scene("end-question", IN_TWO, file=NAMES_LANGUAGE),
    # --- what happens, and what can be done
    Scene("decade", IN_THREE, ("decade", "decade-result"), NAMES_LANGUAGE, moves=True),
    Scene("summit", IN_THREE, file=NAMES_LANGUAGE, moves=True),
    Scene("auction", IN_THREE, file=NAMES_LANGUAGE, moves=True),
    Scene("draft", IN_THREE, file=NAMES_LANGUAGE, moves=True),
    Scene("placement", IN_THREE, file=NAMES_LANGUAGE, moves=True),
    Scene("ending", IN_THREE, file=NAMES_LANGUAGE, moves=True),
    Scene("announced", IN_THREE, file=NAMES_LANGUAGE, moves=True),
    Scene("choosing", IN_THREE, ("actions", "proposing"), NAMES_LANGUAGE),
    Scene("pointing", IN_THREE, ("hover-plant", "hover-player", "hover-track"), NAMES_LANGUAGE),
    Scene("second-decade", IN_TWO, ("second-decade", "second-result"), NAMES_LANGUAGE, moves=True),
    Scene("second-summit", IN_TWO, file=NAMES_LANGUAGE, moves=True),
    Scene("lost", IN_TWO, file=NAMES_LANGUAGE, moves=True),
    Scene("growing", IN_TWO, file=NAMES_LANGUAGE, moves=True),
    Scene("moment", IN_TWO, file=NAMES_LANGUAGE, moves=True),
    # --- what explains the game
    Scene("welcome", IN_TWO, file=NAMES_LANGUAGE),
    Scene("chapters", IN_TWO, file=NAMES_LANGUAGE),
    Scene("lesson", IN_TWO, file=NAMES_LANGUAGE),
    Scene("tip", IN_TWO, file=NAMES_LANGUAGE),
    Scene("rulebook", IN_TWO, ("rulebook", "comparison"), NAMES_LANGUAGE),
    Scene("review", IN_TWO, file=NAMES_LANGUAGE),
)


def manifest() -> set[str]:
    """The names of all files of the folder."""
    return {FILM}.union(*(scene.files() for scene in SCENES))


def scenes_called(names: Iterable[str]) -> list[Scene]:
    """All of them if none is named. Raises LookupError for a name that no scene has."""
    wanted = set(names)
    unknown = wanted - {scene.name for scene in SCENES}
    if unknown:
        known = ", ".join(scene.name for scene in SCENES)
        raise LookupError(f"no scene is called {', '.join(sorted(unknown))}; there are {known}")
    return [scene for scene in SCENES if not wanted or scene.name in wanted]


def by_shot(scenes: Iterable[Scene]) -> dict[Shot, list[Scene]]:
    """The scenes of each window: it is opened once."""
    found: dict[Shot, list[Scene]] = {}
    for scene in scenes:
        for shot in scene.shots:
            found.setdefault(shot, []).append(scene)
    return found
