"""What the desktop reads about an installed co2desk: complete, in every language, and true."""

from __future__ import annotations

import configparser
import re
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
from desktop_files import (
    ID,
    LANGUAGE,
    MIME_NAMESPACE,
    MIME_TYPE,
    PICTURES,
    Element,
    desktop_entry,
    man_page,
    metainfo,
    mime_package,
    read_texts,
)
from history import Release, releases

from co2desk import __version__
from co2desk.__main__ import COMMANDS, main
from co2desk.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SAVES = sorted((ROOT / "tests" / "saves").glob("*/*.co2game"))
TEXTS = read_texts()
HOME, FOLDER = "https://example.org/", "https://example.org/pictures"


@pytest.fixture
def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys have capitals
    parser.read_string(desktop_entry(TEXTS))
    return parser["Desktop Entry"]


@pytest.fixture
def info() -> Element:
    return ElementTree.fromstring(metainfo(TEXTS, releases(), HOME, FOLDER))  # noqa: S314 - made here


@pytest.fixture
def mime() -> Element:
    root = ElementTree.fromstring(mime_package(TEXTS))  # noqa: S314 - made here
    found = root.find(_mime("mime-type"))
    assert found is not None
    return found


def _mime(tag: str) -> str:
    return f"{{{MIME_NAMESPACE}}}{tag}"


def _in_languages(elements: list[Element]) -> dict[str, str | None]:
    return {element.get(LANGUAGE, "en"): element.text for element in elements}


def glossary(term: str) -> dict[str, str]:
    """A row of docs/glossary.md, without the marks of its words."""
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == term:
            return dict(zip(LANGUAGES, (cell.rstrip("*≠") for cell in cells), strict=True))
    raise AssertionError(f"no {term} in the glossary")


# --- the texts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", TEXTS)
def test_a_text_is_there_in_every_language_and_ends_alike(key: str) -> None:
    texts = TEXTS[key]
    assert list(texts) == list(LANGUAGES)
    assert all(text and text == " ".join(text.split(" ")).strip() for text in texts.values())
    ends = {language: text.endswith((".", "。")) for language, text in texts.items()}
    assert len(set(ends.values())) == 1, ends


@pytest.mark.parametrize("key", sorted(set(TEXTS) - {"name"}))
def test_no_text_was_left_in_english(key: str) -> None:
    texts = TEXTS[key]
    assert len(set(texts.values())) == len(LANGUAGES)


@pytest.mark.parametrize("key", ["comment", "summary", "about_the_games", "picture_cooperative"])
def test_the_games_are_called_as_in_the_glossary(key: str) -> None:
    for language, name in glossary("CO₂: Second Chance").items():
        assert name in TEXTS[key][language]


@pytest.mark.parametrize("key", ["kind", "keywords"])
def test_a_board_game_is_called_as_in_the_glossary(key: str) -> None:
    for language, name in glossary("board game").items():
        assert name.lower() in TEXTS[key][language].lower()


def test_a_summary_fits_the_lists_of_software_centres() -> None:
    assert max(len(text) for text in TEXTS["summary"].values()) <= 90


# --- the desktop entry -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "text"),
    [("Name", "name"), ("GenericName", "kind"), ("Comment", "comment"), ("Keywords", "keywords")],
)
def test_the_menu_entry_speaks_every_language(entry: configparser.SectionProxy, key: str, text: str) -> None:
    end = ";" if key == "Keywords" else ""
    assert entry[key] == TEXTS[text]["en"] + end
    for language in set(LANGUAGES) - {"en"}:
        assert entry[f"{key}[{language}]"] == TEXTS[text][language] + end


def test_a_saved_game_belongs_to_co2desk(entry: configparser.SectionProxy, mime: Element) -> None:
    assert entry["MimeType"] == f"{MIME_TYPE};"
    assert mime.get("type") == MIME_TYPE


@pytest.mark.parametrize("name", ["a.co2game", "GAME.CO2GAME", "without a name", "watch", "d'été.co2game"])
def test_a_double_click_on_a_saved_game_opens_it_whatever_its_name_is(
    entry: configparser.SectionProxy, opened_with: list[list[str]], name: str, tmp_path: Path
) -> None:
    """The desktop puts the place of the file where %f stands."""
    file = tmp_path / name
    file.write_bytes(SAVES[0].read_bytes())
    program, *words = entry["Exec"].split()
    assert (program, words.count("%f")) == ("co2desk", 1)
    assert main([str(file) if word == "%f" else word for word in words]) == 0
    assert opened_with == [[str(file)]]


def test_the_menu_entry_alone_opens_the_window(
    entry: configparser.SectionProxy, opened_with: list[list[str]]
) -> None:
    assert main([word for word in entry["Exec"].split()[1:] if word != "%f"]) == 0
    assert opened_with == [[]]


def test_the_window_belongs_to_its_menu_entry(entry: configparser.SectionProxy) -> None:
    """Its class on X11 and its name on Wayland are the program's, and so is the file's."""
    assert entry["StartupWMClass"] == entry["Icon"] == "co2desk"


def test_nothing_of_the_template_is_left() -> None:
    for made in (desktop_entry(TEXTS), mime_package(TEXTS), metainfo(TEXTS, releases()), man_page()):
        assert not re.search(r"@\w+@|\btext=", made)


# --- saved games -----------------------------------------------------------------------------------------


def test_the_kind_of_file_is_named_in_every_language(mime: Element) -> None:
    assert _in_languages(mime.findall(_mime("comment"))) == TEXTS["game_file"]


@pytest.mark.parametrize("save", SAVES, ids=lambda save: f"{save.parent.name}/{save.stem}")
def test_a_saved_game_of_any_version_is_known_by_its_name_and_by_its_beginning(
    mime: Element, save: Path
) -> None:
    (glob,) = mime.findall(_mime("glob"))
    assert save.match(glob.get("pattern", ""))
    assert _begins_like_one(mime, save.read_bytes())


@pytest.mark.parametrize(
    "content", [b"", b"{}", b'{"format": "co2journal"}', b" " * 200 + b'{"format": "co2game"}']
)
def test_another_file_is_not_taken_for_a_saved_game(mime: Element, content: bytes) -> None:
    assert not _begins_like_one(mime, content)


def _begins_like_one(mime: Element, content: bytes) -> bool:
    for match in mime.iter(_mime("match")):
        first, last = (int(number) for number in match.get("offset", "").split(":"))
        value = match.get("value", "").encode()
        if 0 <= content.find(value, first) <= last:
            return True
    return False


# --- software centres ------------------------------------------------------------------------------------


def test_the_metainfo_speaks_every_language(info: Element) -> None:
    assert _in_languages(info.findall("name")) == TEXTS["name"]
    assert _in_languages(info.findall("summary")) == TEXTS["summary"]
    description = info.find("description")
    assert description is not None
    told = [paragraph.text for paragraph in description.iter() if paragraph.tag in ("p", "li")]
    keys = ["about_the_games", "about_the_rules", "unofficial", *(k for k in TEXTS if k.startswith("point_"))]
    assert sorted(told, key=str) == sorted(text for key in keys for text in TEXTS[key].values())


def test_the_metainfo_names_the_licences_and_the_menu_entry(info: Element) -> None:
    assert info.findtext("id") == ID
    assert info.findtext("metadata_license") == "CC0-1.0"
    assert info.findtext("project_license") == "MIT"
    assert info.findtext("launchable") == "co2desk.desktop"
    assert info.findtext("provides/mediatype") == MIME_TYPE
    assert info.find("content_rating") is not None


@pytest.mark.skipif(not PICTURES.is_dir(), reason="the archive of sources has no pictures")
def test_every_picture_exists_and_has_a_caption_in_every_language(info: Element) -> None:
    shots = info.findall("screenshots/screenshot")
    assert len(shots) >= 3
    for shot in shots:
        folder, _, name = (shot.findtext("image") or "").rpartition("/")
        assert folder == FOLDER
        assert (PICTURES / name).is_file()
        assert _in_languages(shot.findall("caption")) in TEXTS.values()


def test_without_a_place_on_the_web_the_metainfo_names_none() -> None:
    assert "http" not in metainfo(TEXTS, releases())


def test_the_version_is_among_the_releases(info: Element) -> None:
    assert __version__ in [release.get("version") for release in info.findall("releases/release")]


def test_a_version_that_is_not_released_yet_is_marked() -> None:
    written = metainfo(TEXTS, [Release("2.0", None, ()), Release("1.0", date(2026, 5, 1), ())])
    coming, past = ElementTree.fromstring(written).findall("releases/release")  # noqa: S314 - made here
    assert coming.get("type") == "development"
    assert (past.get("type"), past.get("date")) == (None, "2026-05-01")


def test_the_changelog_is_read_with_its_points() -> None:
    told = "# New\n\n## 1.1 (not released yet)\n\n- one\n  goes on\n- two\n\n## 1.0 (2026-05-01)\n\n- first\n"
    assert releases(told) == [
        Release("1.1", None, ("one goes on", "two")),
        Release("1.0", date(2026, 5, 1), ("first",)),
    ]


# --- the manual ------------------------------------------------------------------------------------------


def _section(title: str) -> str:
    return man_page().partition(f".SH {title}\n")[2].partition(".SH ")[0]


def test_the_manual_lists_the_commands_of_the_program() -> None:
    assert re.findall(r"\.TP\n\.B (\w+)", _section("COMMANDS")) == list(COMMANDS)


def test_the_manual_lists_the_options_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for command in ("watch", "simulate"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        told |= set(re.findall(r"--[a-z]+", capsys.readouterr().out))
    listed = re.findall(r"\\-\\-([a-z]+)", _section("OPTIONS"))
    assert {f"--{name}" for name in listed} == told | {"--help", "--version"}


def test_the_manual_is_of_this_version() -> None:
    assert man_page().startswith(".TH CO2DESK 1 ")
    assert f'"co2desk {__version__}"' in man_page().splitlines()[0]
