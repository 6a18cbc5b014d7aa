#!/usr/bin/env python3
"""Cut the fonts of the window out of the complete Noto fonts: `make_fonts.py FOLDER_WITH_NOTO_FONTS`.

Needs fonttools. The result lies in resources/fonts, beside its licence, and is part of the project: nobody
has to run this who does not change the set of characters.
"""

import sys
from pathlib import Path

from fontTools import subset

FONTS = Path(__file__).resolve().parent.parent / "resources" / "fonts"
# Latin with all European letters, Cyrillic, punctuation, sub- and superscripts, currency, arrows, signs.
RANGES = (
    "U+0020-007E,U+00A0-024F,U+02C6-02DD,U+0394,U+03BC,U+0400-045F,U+0490-0491,U+2010-2027,U+202F-203A,"
    "U+2070-2094,U+20AC,U+20BD,U+2116,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264-2265"
)
STYLES = ("NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf")


def main(folder: str) -> None:
    for style in STYLES:
        subset.main(
            [
                str(Path(folder) / style),
                f"--unicodes={RANGES}",
                "--layout-features=kern,liga,locl,mark,mkmk,ccmp,tnum,lnum",
                "--no-hinting",
                "--name-IDs=*",
                f"--output-file={FONTS / style}",
            ]
        )


if __name__ == "__main__":
    main(sys.argv[1])
