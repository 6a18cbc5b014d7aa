#!/usr/bin/env python3
"""Cut the fonts of the window out of the complete Noto fonts.

    make_fonts.py latin FOLDER        from NotoSans-Regular.ttf and NotoSans-SemiBold.ttf in this folder
    make_fonts.py chinese [FOLDER]    from the Noto Sans CJK collections (Debian: fonts-noto-cjk)

The result lies in resources/fonts, beside its licence, and is part of the project: nobody has to run this who
does not change the set of characters. The Chinese fonts hold every character of the catalogues, and beyond
them the common characters of each script, for the names of players and for texts to come.
"""

from __future__ import annotations

import argparse
import re
from itertools import chain
from pathlib import Path

from catalogue_file import ROOT, path_of, read
from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

from co2desk.languages import LANGUAGES, SIMPLIFIED, TRADITIONAL

FONTS = ROOT / "resources" / "fonts"
GLOSSARY = ROOT / "docs" / "glossary.md"
DEBIAN_FOLDER = Path("/usr/share/fonts/opentype/noto")
# Latin with all European letters, Cyrillic, punctuation, sub- and superscripts, currency, arrows, signs.
RANGES = (
    "U+0020-007E,U+00A0-024F,U+02C6-02DD,U+0394,U+03BC,U+0400-045F,U+0490-0491,U+2010-2027,U+202F-203A,"
    "U+2070-2094,U+20AC,U+20BD,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264-2265"
)
LATIN_STYLES = ("NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf")
CHINESE_STYLES = ("Regular", "Bold")  # there is no semibold one in the Debian package
FACES = {TRADITIONAL: "TC", SIMPLIFIED: "SC"}  # parts of the names of the faces
HEIGHTS = {
    "hhea": ("ascent", "descent", "lineGap"),
    "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent", "sxHeight"),
}
CHINESE_SIGNS = (range(0x3000, 0x3020), range(0xFF01, 0xFF5F), range(0xFFE0, 0xFFE6))
FIRST_IDEOGRAPH = 0x2E80
# The first level of Big5 (5,401 characters) and both of GB 2312 (6,763), whose second one has many characters
# of given names.
COMMON = {TRADITIONAL: ("big5", 0xA440, 0xC67E), SIMPLIFIED: ("gb2312", 0xB0A1, 0xF7FE)}


def cut_latin(folder: Path) -> None:
    for style in LATIN_STYLES:
        subset.main(
            [
                str(folder / style),
                f"--unicodes={RANGES}",
                "--layout-features=kern,liga,locl,mark,mkmk,ccmp,tnum,lnum",
                "--no-hinting",
                "--name-IDs=*",
                f"--output-file={FONTS / style}",
            ]
        )


def cut_chinese(folder: Path) -> None:
    for style in CHINESE_STYLES:
        collection = TTCollection(folder / f"NotoSansCJK-{style}.ttc")
        for language, script in FACES.items():
            family = f"Noto Sans CJK {script}"
            face = next(font for font in collection.fonts if font["name"].getDebugName(1) == family)
            path = FONTS / f"NotoSans{script}-Subset-{style}.otf"
            cut(face, chinese_characters(language))
            give_name(face, family, f"Noto Sans {script} Subset")
            give_heights(face, TTFont(FONTS / LATIN_STYLES[0]))
            face.save(path)
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")


def cut(face: TTFont, characters: set[int]) -> None:
    """One face with these characters only.

    No feature stays, because the feature for local forms would bring another country's; nothing vertical
    stays, because the window writes from left to right.
    """
    options = subset.Options(
        layout_features=[],
        hinting=False,
        name_IDs=["*"],
        drop_tables=["BASE", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx"],
    )
    face.recalcTimestamp = False
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(face)


def give_name(face: TTFont, before: str, after: str) -> None:
    """A name of its own: a system that has the complete font would mix the two up. The rest stays."""
    for record in face["name"].names:
        if record.nameID in (1, 3, 4, 6):
            words = record.toUnicode()
            for old, new in ((before, after), (before.replace(" ", ""), after.replace(" ", ""))):
                words = re.sub(old, new, words, flags=re.IGNORECASE)
            record.string = words
    face["CFF "].cff.fontNames[0] = face["name"].getDebugName(6)


def give_heights(face: TTFont, latin: TTFont) -> None:
    """Lines as high as those of Noto Sans, so that a window has the same shape in every language."""
    scale = face["head"].unitsPerEm / latin["head"].unitsPerEm
    for table, names in HEIGHTS.items():
        for name in names:
            setattr(face[table], name, round(getattr(latin[table], name) * scale))


def chinese_characters(language: str) -> set[int]:
    """What the font of a script must hold: all that Noto Sans lacks."""
    written = chain.from_iterable(form for entry in read(path_of(language)).values() for form in entry.forms)
    glossary = GLOSSARY.read_text(encoding="utf-8") if GLOSSARY.exists() else ""
    latin = TTFont(FONTS / LATIN_STYLES[0]).getBestCmap()
    wanted = {ord(character) for character in chain(written, glossary, *LANGUAGES.values())}
    return {*reserve(language), *chain.from_iterable(CHINESE_SIGNS), *wanted.difference(latin), ord(" ")}


def reserve(language: str) -> set[int]:
    """The common characters of a script."""
    encoding, first, last = COMMON[language]
    codes = (code.to_bytes(2, "big") for code in range(first, last + 1))
    return {
        ord(character)
        for code in codes
        for character in code.decode(encoding, "ignore")
        if ord(character) >= FIRST_IDEOGRAPH
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("script", choices=("latin", "chinese"))
    parser.add_argument("folder", type=Path, nargs="?", default=DEBIAN_FOLDER)
    wanted = parser.parse_args()
    (cut_latin if wanted.script == "latin" else cut_chinese)(wanted.folder)


if __name__ == "__main__":
    main()
