"""Pages with tabs, all of whose words follow the language."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QToolButton, QWidget

from co2desk.ui.i18n.translation import Retranslated, translate


class Tabs(Retranslated, QTabWidget):
    """Qt names the arrows of a bar that is too narrow only once, in the language of that moment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        Tabs.retranslate(self)

    def retranslate(self) -> None:
        arrows = {
            "ScrollLeftButton": translate("QTabBar", "Scroll Left"),
            "ScrollRightButton": translate("QTabBar", "Scroll Right"),
        }
        for button in self.tabBar().findChildren(QToolButton):
            if button.objectName() in arrows:
                button.setAccessibleName(arrows[button.objectName()])
