"""PyInstaller's own hook for this module, without the plug-ins and translations that nobody needs."""

from bundle import kept
from PyInstaller.utils.hooks.qt import add_qt6_dependencies

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries, datas = kept(binaries, datas)
