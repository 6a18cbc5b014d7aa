"""Why the system could not do something, in words of our own: the system's are in its own language."""

from __future__ import annotations

import errno

from co2desk.ui.i18n.translation import translate


def why(error: OSError) -> str:
    """A part of a sentence, such as "there is no room left"."""
    known = {
        errno.ENOSPC: translate("SystemErrors", "there is no room left"),
        errno.EDQUOT: translate("SystemErrors", "there is no room left"),
        errno.EFBIG: translate("SystemErrors", "there is no room left"),
        errno.EACCES: translate("SystemErrors", "it is not allowed there"),
        errno.EPERM: translate("SystemErrors", "it is not allowed there"),
        errno.EROFS: translate("SystemErrors", "nothing can be written there"),
        errno.ENOENT: translate("SystemErrors", "it is not there"),
        errno.ENODEV: translate("SystemErrors", "the drive is gone"),
        errno.EIO: translate("SystemErrors", "the drive does not work"),
        errno.ENOTDIR: translate("SystemErrors", "there is no such folder"),
        errno.EISDIR: translate("SystemErrors", "it is a folder"),
        errno.EBUSY: translate("SystemErrors", "another program is using it"),
        errno.ENAMETOOLONG: translate("SystemErrors", "the name is too long"),
    }
    other = translate("SystemErrors", "error {number} of the system").format(number=error.errno or 0)
    return known.get(error.errno or 0, other)


def why_not_written(error: OSError) -> str:
    """The same where something was to be written: what is not there then is the folder."""
    return why(OSError(errno.ENOTDIR, "") if error.errno == errno.ENOENT else error)
