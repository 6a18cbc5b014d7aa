"""Why the system could not do something, in words of our own: the system's are in its own language."""

from __future__ import annotations

import errno

from co2desk.ui.i18n.translation import translate


def why(error: OSError) -> str:
    """A part of a sentence, such as "the disk is full"."""
    known = {
        errno.ENOSPC: translate("SystemErrors", "the disk is full"),
        errno.EDQUOT: translate("SystemErrors", "the disk is full"),
        errno.EFBIG: translate("SystemErrors", "the disk is full"),
        errno.EACCES: translate("SystemErrors", "permission denied"),
        errno.EPERM: translate("SystemErrors", "permission denied"),
        errno.EROFS: translate("SystemErrors", "the location is read-only"),
        errno.ENOENT: translate("SystemErrors", "file not found"),
        errno.ENODEV: translate("SystemErrors", "the drive was disconnected"),
        errno.EIO: translate("SystemErrors", "the drive failed"),
        errno.ENOTDIR: translate("SystemErrors", "folder not found"),
        errno.EISDIR: translate("SystemErrors", "it is a folder"),
        errno.EBUSY: translate("SystemErrors", "another program is using it"),
        errno.ENAMETOOLONG: translate("SystemErrors", "the name is too long"),
    }
    other = translate("SystemErrors", "system error {number}").format(number=error.errno or 0)
    return known.get(error.errno or 0, other)


def why_not_written(error: OSError) -> str:
    """The same where something was to be written: what is not there then is the folder."""
    return why(OSError(errno.ENOTDIR, "") if error.errno == errno.ENOENT else error)
