"""Pages with tabs, all of whose words follow the language."""

from __future__ import annotations

from PySide6.QtWidgets import QTabBar, QTabWidget, QToolButton, QWidget

from co2desk.ui.i18n.translation import Retranslated, translate


class Tabs(Retranslated, QTabWidget):
    """Qt names the arrows of a bar that is too narrow only once, in the language of that moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Tabs.retranslate(self)

    def retranslate(self) -> None:
        name_arrows(self.tabBar())


def name_arrows(bar: QTabBar) -> None:
    """In the present language."""
    arrows = {
        "ScrollLeftButton": translate("QTabBar", "Scroll Left"),
        "ScrollRightButton": translate("QTabBar", "Scroll Right"),
    }
    for button in bar.findChildren(QToolButton):
        if button.objectName() in arrows:
            button.setAccessibleName(arrows[button.objectName()])
