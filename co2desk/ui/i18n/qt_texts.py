"""Texts of Qt itself that Qt's own catalogues lack in some languages. Ours are asked first.

Nothing calls this: it stands here so that the texts come into our catalogues, and a test looks them up.
"""

from __future__ import annotations

from co2desk.ui.i18n.translation import translate


#: A label, or a kind of file, in Qt's dialog for files.
def missing_in_qt() -> tuple[str, ...]:
    """Of the dialog for files, where the system has none of its own."""
    return (
        translate("QFileDialog", "&Look in:"),
        translate("QFileDialog", "File &name:"),
        translate("QFileDialog", "Files of &type:"),
        translate("QAbstractFileIconProvider", "Folder"),
        translate("QAbstractFileIconProvider", "Drive"),
        translate("QAbstractFileIconProvider", "File"),
        translate("QAbstractFileIconProvider", "%1 File"),
    )
