"""A bare window of Qt, which `co2desk bench ui` measures ours against."""

from __future__ import annotations

import os
import time

from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

SIZE = (1600, 1000)


def show_bare_window() -> None:
    app = QApplication([])
    window = QMainWindow()
    view = QGraphicsView(QGraphicsScene())
    window.setCentralWidget(view)
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    tell_and_leave()


def tell_and_leave() -> None:
    """Painted: say how much processor time and memory it took, and be gone without tidying up."""
    os.write(1, f"{time.process_time():.4f} {megabytes():.1f}\n".encode())
    os._exit(0)


def megabytes() -> float:
    """The memory of this process."""
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - no file of ours
        resident = next(line for line in status if line.startswith("VmRSS:"))
    return int(resident.split()[1]) / 1024
