"""What `make check-language` says: the checks of one language, in words that a translator understands."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from catalogue_file import Catalogue, Entry, Text, TsFile, load, path_of, write
from check_language import checked, findings, hints, main

from co2desk.languages import LANGUAGES
from co2desk.text.english import SECTIONS

SOLD = Text("events", "{player} sells it.", "Sold")
POINTS = Text("amounts", "{n} points", "points", plural=True)


def told(*entries: Entry, language: str = "pl") -> list[str]:
    catalogue: Catalogue = {entry.text.key: entry for entry in entries}
    return [str(finding) for finding in findings(language, TsFile(catalogue))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_to_be_mended(language: str) -> None:
    """Completeness, values, plural forms, accelerators, typography, glossary, and lrelease."""
    assert [str(finding) for finding in checked(language, path_of(language))] == []


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(SOLD, ("",)), "is not translated yet"),
        (Entry(SOLD, ("{player} sprzedaje.",), True), "is marked as unfinished"),
        (
            Entry(SOLD, ("{player} sprzedaje.",), True, "{player} trades it."),
            "has changed from “{player} trades",
        ),
        (Entry(SOLD, ("Sprzedaje.",)), "{player} is missing"),
        (Entry(SOLD, ("{player} sprzedaje PNE...",)), "should have … instead of three dots"),
        (Entry(SOLD, ("{player} sprzedaje CEP.",)), "“CEP” is not our word, write “PNE”"),
        (Entry(SOLD, ("{player} lubi kafelek.",)), "write “żeton”"),
        (Entry(POINTS, ("{n} punkt", "{n} punkty")), "3 forms are needed, and there are 2"),
        (Entry(Text("Menus", "&Game"), ("Gra",)), "other mnemonics"),
    ],
)
def test_a_mistake_is_named_with_its_text(entry: Entry, words: str) -> None:
    [finding] = told(entry)
    assert finding.startswith(f"{entry.text.name}\n")
    assert words in finding


def test_a_case_that_a_noun_does_not_have_is_told_with_the_way_to_add_it() -> None:
    lost = Entry(Text("events", "{player} loses {n:points}.", "Lost"), ("{player} traci {n:points:acc}.",))
    [finding] = told(lost)
    assert 'make translations ADD="pl amounts_acc.points"' in finding
    forms = ("{n} punkt", "{n} punkty", "{n} punktów")
    case = Entry(POINTS._replace(context="amounts_acc"), forms)
    assert told(lost, case) == []


def test_a_name_of_a_thing_may_stand_in_a_case_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECTIONS, "plant_names", {"solar": "solar plant"})
    built = Entry(Text("events", "Built: {plant}.", "Built"), ("Zbudowano {plant:acc}.",))
    [finding] = told(built)
    assert 'make translations ADD="pl plant_names_acc.*"' in finding
    name = Entry(Text("plant_names_acc", "solar plant", "solar"), ("elektrownię słoneczną",))
    assert told(built, name) == []


def test_a_name_by_energy_may_take_the_place_of_another() -> None:
    """The program offers all of them: “Build solar” may be „Budowa elektrowni słonecznej”."""
    build = Text("short_triggers", "Build {energy}", "build.energy")
    assert told(Entry(build, ("Elektrownia: {plant}",))) == []
    assert "{energy} is missing" in "".join(told(Entry(build, ("Elektrownia",))))
    two = Text("refusals", "{project} is not about {topic}.", "other_topic")
    assert "{topic} is missing" in "".join(told(Entry(two, ("{project} nie: {plant}.",))))


def test_a_translation_that_is_much_longer_is_only_a_hint() -> None:
    text = Text("Panel", "Quit the game")
    entry = Entry(text, ("Zakończ tę grę oraz wróć natychmiast na pulpit",))
    assert told(entry) == []
    assert len(list(hints(TsFile({text.key: entry})))) == 1


# --- as other programs save it --------------------------------------------------------------------------


def as_linguist_saves(path: Path) -> None:
    """Other spaces between elements, and entities instead of quotes."""
    words = path.read_text(encoding="utf-8")
    words = re.sub(r"\n +<", "\n    <", words).replace(" />", "/>").replace("'", "&apos;")
    path.write_text(words, encoding="utf-8")


def test_a_file_that_was_edited_in_linguist_is_checked_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "co2desk_pl.ts"
    file = load(path_of("pl"))
    write(path, "pl", file)
    as_linguist_saves(path)
    assert load(path) == file
    assert main(["pl", str(path)]) == 1
    assert "run `make translations`, which keeps all words" in capsys.readouterr().out


def test_a_mistake_made_in_linguist_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "co2desk_pl.ts"
    tree = ElementTree.parse(path_of("pl"))  # noqa: S314 - our own file
    message = next(one for one in tree.iter("message") if one.findtext("comment") == "CepBought")
    translation = message.find("translation")
    assert translation is not None
    translation.text = "{player} kupuje PNE."
    tree.write(path, encoding="utf-8")
    assert main(["pl", str(path)]) == 1
    said = capsys.readouterr().out
    assert "events.CepBought\n    {price} is missing" in said
    assert "Texts that players will read in English: 1" in said


def test_a_file_that_is_no_catalogue_is_told(tmp_path: Path) -> None:
    path = tmp_path / "co2desk_pl.ts"
    path.write_text("<TS><context>", encoding="utf-8")
    [finding] = checked("pl", path)
    assert "is not a file of Qt Linguist" in str(finding)
