"""What macOS wants to know of co2desk.app: its version, and that it opens saved games."""

from __future__ import annotations

from typing import Any

from desktop_files import ID as IDENTIFIER
from desktop_files import MIME_TYPE

from co2desk import __version__
from co2desk.languages import LANGUAGES
from co2desk.ui.files.names import SUFFIX

GAME_TYPE = f"{IDENTIFIER}.game"
OLDEST_SYSTEM = "13.0"  # what Qt asks for


def info_plist() -> dict[str, Any]:
    return {
        "CFBundleDisplayName": "co2desk",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleLocalizations": [language.replace("_", "-") for language in LANGUAGES],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "co2desk game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeDescription": "co2desk game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The co2desk authors; MIT licence",
    }
