"""The installer for Windows: makensis makes it from installer.nsi, the bundle, our texts and our pictures."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path, PurePath

import yaml
from desktop_files import MIME_TYPE, Texts, read_texts
from program_icons import write_ico
from windows.installer_pictures import write_header, write_side
from windows_version import TEXTS as PROPERTIES
from windows_version import four_numbers

from co2desk import __version__

HERE = Path(__file__).resolve().parent
SCRIPT = HERE / "installer.nsi"
# Our languages by the names that NSIS has for them; the first one serves all others.
LANGUAGES = {
    "en": "English",
    "pl": "Polish",
    "de": "German",
    "fr": "French",
    "ru": "Russian",
    "zh_TW": "TradChinese",
    "zh_CN": "SimpChinese",
}
SHARED = ("game_file",)  # texts of packaging/desktop_texts.yaml
SHARED_PROPERTIES = ("CompanyName", "LegalCopyright", "ProductName")  # with the program itself
STUB = "Target amd64-unicode"  # the installer is a program of 64 bits, as what it installs


def installer_texts() -> Texts:
    own: Texts = yaml.safe_load((HERE / "installer_texts.yaml").read_text(encoding="utf-8"))
    others = read_texts()
    return own | {key: others[key] for key in SHARED}


def script_of_texts(texts: Texts) -> str:
    properties = {key: text for key, text in PROPERTIES.items() if key in SHARED_PROPERTIES}
    properties |= {"FileDescription": "co2desk Setup"}
    properties |= dict.fromkeys(("FileVersion", "ProductVersion"), "${VERSION}")
    lines = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in LANGUAGES.values()]
    for key, translations in texts.items():
        for language, name in LANGUAGES.items():
            lines.append(f'LangString {key} ${{LANG_{name.upper()}}} "{quoted(translations[language])}"')
    for key, value in properties.items():
        lines.append(f'VIAddVersionKey /LANG=${{LANG_ENGLISH}} "{key}" "{quoted(value)}"')
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text inside quotation marks. A dollar stays what it is: the texts name variables."""
    return text.replace('"', '$\\"').replace("\n", "$\\r$\\n")


def script_of_files(bundle: Path) -> str:
    """Two macros: put every file where it belongs, and take exactly these away again."""
    files = sorted(path.relative_to(bundle) for path in bundle.rglob("*") if path.is_file())
    folders = sorted({folder for file in files for folder in file.parents if folder.name})
    lines = ["!macro PUT_FILES", *_puts(bundle, files), "!macroend", "!macro TAKE_FILES"]
    lines += [f'  Delete "$INSTDIR\\{_windows(file)}"' for file in files]
    lines += [f'  RMDir "$INSTDIR\\{_windows(folder)}"' for folder in reversed(folders)]
    return "\n".join([*lines, "!macroend", ""])


def _puts(bundle: Path, files: list[Path]) -> Iterator[str]:
    place: PurePath | None = None
    for file in sorted(files, key=lambda file: (file.parent, file.name)):
        if file.parent != place:
            place = file.parent
            inside = f"\\{_windows(place)}" if place.name else ""
            yield f'  SetOutPath "$INSTDIR{inside}"'
        yield f'  File "{bundle / file}"'


def _windows(path: PurePath) -> str:
    return str(path).replace("/", "\\")


def write_installer(
    bundle: Path, made: Path, target: Path, moment: datetime, version: str = __version__
) -> None:
    """`made` is a folder for what is made on the way. Raises CalledProcessError."""
    made.mkdir(parents=True, exist_ok=True)
    (made / "texts.nsh").write_text(script_of_texts(installer_texts()), encoding="utf-8-sig")
    (made / "files.nsh").write_text(script_of_files(bundle), encoding="utf-8-sig")
    size = sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file())
    values = {
        "VERSION": version,
        "FOUR_NUMBERS": ".".join(map(str, four_numbers(version))),
        "MIME_TYPE": MIME_TYPE,
        "KILOBYTES": str(size // 1024),
        "ICON": str(write_ico(made)),
        "SIDE": str(write_side(made)),
        "HEADER": str(write_header(made)),
        "TEXTS": str(made / "texts.nsh"),
        "LISTS": str(made / "files.nsh"),
        "OUT": str(target),
    }
    defines = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run(  # noqa: S603
        ["makensis", "-V2", "-WX", f"-X{STUB}", *defines, str(SCRIPT)],  # noqa: S607
        env=os.environ | {"SOURCE_DATE_EPOCH": str(int(moment.timestamp()))},
        check=True,
    )
