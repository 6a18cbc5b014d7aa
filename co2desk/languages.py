"""The languages that the window can speak."""

from __future__ import annotations

ENGLISH = "en"
TRADITIONAL, SIMPLIFIED = "zh_TW", "zh_CN"  # Chinese
# code -> what the language calls itself
LANGUAGES: dict[str, str] = {
    ENGLISH: "English",
    "pl": "Polski",
    "de": "Deutsch",
    "fr": "Français",
    "ru": "Русский",
    TRADITIONAL: "繁體中文",
    SIMPLIFIED: "简体中文",
}
