#!/usr/bin/env python3
"""Write what a desktop wants to know of an installed program, in every language: the `share` of a package.

    desktop_files.py SHARE [--home ADDRESS] [--pictures ADDRESS]

The files of packaging/linux say what there is, desktop_texts.yaml what it is called. In the desktop entry a
value `@key@` stands for the text of that key; in XML an element with an attribute `text` is written once for
each language. The metainfo names a home page and pictures only when they are given addresses: they must be on
the web, and the sources do not know where they are published.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from xml.etree import ElementTree

import yaml
from history import Release, moment, releases
from icons import write_icons

from co2desk import __version__

HERE = Path(__file__).resolve().parent
TEMPLATES = HERE / "linux"
PICTURES = HERE.parent / "docs" / "screenshots"

ENGLISH = "en"
# No host of anybody's: RFC 8375 sets home.arpa aside for names that mean something only at home.
ID = "arpa.home.co2desk"
MIME_TYPE = "application/x-co2desk-game"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME_NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"

Texts = dict[str, dict[str, str]]  # key -> language -> text
Element = ElementTree.Element


def read_texts() -> Texts:
    texts: Texts = yaml.safe_load((HERE / "desktop_texts.yaml").read_text(encoding="utf-8"))
    return texts


def template(name: str) -> str:
    return (TEMPLATES / f"{name}.in").read_text(encoding="utf-8")


def desktop_entry(texts: Texts) -> str:
    """Each line with a marker becomes one line for each language."""
    lines = []
    for line in template("co2desk.desktop").splitlines():
        marked = re.fullmatch(r"(\w+)=@(\w+)@", line)
        if not marked:
            lines.append(line)
            continue
        for language, text in texts[marked[2]].items():
            key = marked[1] if language == ENGLISH else f"{marked[1]}[{language}]"
            lines.append(f"{key}={text}{';' if marked[1] == 'Keywords' else ''}")
    return "\n".join(lines) + "\n"


def mime_package(texts: Texts) -> str:
    ElementTree.register_namespace("", MIME_NAMESPACE)
    return _written(_in_all_languages(template("co2desk.mime.xml"), texts))


def metainfo(texts: Texts, known: list[Release], home: str = "", pictures: str = "") -> str:
    root = _in_all_languages(template("co2desk.metainfo.xml"), texts)
    _find(root, "releases").extend(_release(release) for release in known)
    if home:
        address = ElementTree.Element("url", type="homepage")
        address.text = home
        root.insert(list(root).index(_find(root, "launchable")), address)
    if pictures:
        for image in root.iter("image"):
            image.text = f"{pictures.rstrip('/')}/{image.text}"
    else:
        root.remove(_find(root, "screenshots"))
    return _written(root)


def man_page() -> str:
    day = f"{moment():%Y-%m-%d}"
    return template("co2desk.1").replace("@version@", __version__).replace("@date@", day)


def write_share(share: Path, home: str = "", pictures: str = "") -> None:
    """Everything a package puts into /usr/share, or /app/share, besides its documentation."""
    texts = read_texts()
    for name, content in (
        ("applications/co2desk.desktop", desktop_entry(texts)),
        ("mime/packages/co2desk.xml", mime_package(texts)),
        (f"metainfo/{ID}.metainfo.xml", metainfo(texts, releases(), home, pictures)),
        ("man/man1/co2desk.1", man_page()),
    ):
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    write_icons(share / "icons" / "hicolor")


def _in_all_languages(source: str, texts: Texts) -> Element:
    root = ElementTree.fromstring(source)  # noqa: S314 - a file of this project
    for parent in list(root.iter()):
        for index, child in reversed(list(enumerate(parent))):
            key = child.attrib.pop("text", None)
            if key is not None:
                parent[index : index + 1] = _translations(child, texts[key])
    return root


def _translations(element: Element, texts: dict[str, str]) -> list[Element]:
    found = []
    for language, text in texts.items():
        made = ElementTree.Element(element.tag, dict(element.attrib))
        if language != ENGLISH:
            made.set(LANGUAGE, language)
        made.text = text
        found.append(made)
    return found


def _release(release: Release) -> Element:
    attributes = {
        "version": release.version,
        "date": (release.day or moment().date()).isoformat(),
    }
    if release.day is None:
        attributes["type"] = "development"
    return ElementTree.Element("release", attributes)


def _find(root: Element, tag: str) -> Element:
    found = root.find(tag)
    if found is None:
        raise ValueError(f"the metainfo has no {tag}")
    return found


def _written(root: Element) -> str:
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, encoding="unicode")}\n'


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the folder `share` of a package.")
    parser.add_argument("share", type=Path)
    parser.add_argument("--home", default="", help="the address of the project on the web")
    parser.add_argument("--pictures", default="", help="the address of docs/screenshots on the web")
    options = parser.parse_args()
    write_share(options.share, options.home, options.pictures)


if __name__ == "__main__":
    main()
