#!/usr/bin/env python3
"""Say which system libraries the window still needs, and the command that installs them.

The PySide6 wheels bring Qt along but not the libraries below; without them the window does not open, and Qt's
own message does not say what to install. Runs on any Python 3, before anything else is installed.
"""

import ctypes
import os
import shutil
import sys

# What Qt's core, gui and widgets libraries and its X11 plug-in link against (readelf -d), with the Debian
# package that holds each. On newer releases a package may be called "...t64"; apt-get knows the old name too.
PACKAGE_OF_LIBRARY = {
    "libdbus-1.so.3": "libdbus-1-3",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}


def is_loadable(library: str) -> bool:
    """Whether the system's loader finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def main() -> int:
    """Print one sentence, and return 1 if something must be installed first."""
    if not sys.platform.startswith("linux"):
        print("Nothing to install: on this system PySide6 brings every library it needs.")
        return 0
    missing = [library for library in PACKAGE_OF_LIBRARY if not is_loadable(library)]
    if not missing:
        print("All the system libraries that the window needs are installed.")
        return 0
    if shutil.which("apt-get") is None:
        print("The window needs system libraries that are not installed; install the packages that hold:")
        print("    " + " ".join(missing))
        return 1
    packages = sorted({PACKAGE_OF_LIBRARY[library] for library in missing})
    print("The window needs system libraries that are not installed; this command installs them:")
    print(f"    {'' if os.geteuid() == 0 else 'sudo '}apt-get install {' '.join(packages)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
