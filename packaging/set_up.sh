#!/bin/sh
# Install what co2desk needs of the system: Python, Qt's libraries, tools.
#
#     set_up.sh [--say] [NEED ...]
#
# Says what is missing and why. Installs it if it may: as root, with a sudo that needs no password, or after a yes at
# the prompt. Otherwise, and with --say, it names the one command that installs everything, and ends with 1.
# At the end it prints the Python to use on standard output; everything else goes to standard error.
#
# A NEED is a word from the first column of needs.txt, or "python". This is a script for any POSIX shell because there
# may be no Python yet.

set -eu

here=$(dirname "$0")
only_say=
if [ "${1:-}" = --say ]; then
    only_say=yes
    shift
fi

say() {
    printf '%s\n' "$@" >&2
}

# --- what is missing -------------------------------------------------------------------------------------------------

# Sets `python`: the first that is new enough, or else one that can at least say what is missing, or none.
# Debian's python3-minimal is none: it has no ctypes.
find_python() {
    python=
    if [ -n "${PYTHON:-}" ]; then
        set -- "$PYTHON"
    else
        set -- python3 python3.14 python3.13 python3.12 python3.11
    fi
    for candidate; do
        if "$candidate" -c 'import ctypes, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            python=$candidate
            return
        elif "$candidate" -c 'import ctypes' 2>/dev/null; then
            python=${python:-$candidate}
        fi
    done
    if [ -n "${PYTHON:-}" ]; then
        say "co2desk needs Python 3.11 or newer, and $PYTHON is not; leave PYTHON out to have one found."
        exit 1
    fi
}

# Prints a line "NEED PACKAGE THING" for everything that is missing. Without a Python to tell, it may be everything.
list_missing() {
    if [ -n "$python" ]; then
        "$python" "$here/check_system.py" "$@"
        return
    fi
    echo "python python3 Python 3.11 or newer"
    echo "python python3-venv its venv module"
    if [ "$(uname -s)" = Linux ]; then
        for need; do
            sed -n "/^$need /p" "$here/needs.txt"
        done
    fi
}

any_need='[a-z]*'

missing_for() {
    printf '%s\n' "$missing" | sed -n "s/^$1 //p"
}

packages_for() {
    missing_for "$1" | cut -d ' ' -f 1 | sort -u | tr '\n' ' ' | sed 's/ $//'
}

things_for() {
    missing_for "$1" | cut -d ' ' -f 2- | tr '\n' ',' | sed 's/,$//; s/,/, /g'
}

reason_for() {
    case $1 in
        python) echo "co2desk is written in Python, and keeps the Python packages that it uses in .venv" ;;
        qt) echo "Qt loads these libraries; it draws the window, on a screen and in the tests" ;;
        window) echo "Qt loads these libraries to show its windows on a screen" ;;
        translations) echo "Qt's compiler for the translations loads these libraries" ;;
        screenshots) echo "the pictures are taken on a screen without a monitor, and then made smaller" ;;
        compiler) echo "the engine is compiled for the packages" ;;
        bundle) echo "the program that is built has Python inside, and PyInstaller builds it" ;;
        rpm) echo "this program makes packages for Fedora and openSUSE" ;;
        windows) echo "Windows programs are built on Wine, packed by NSIS, and their signatures checked" ;;
        windowsproof) echo "the Windows programs are tried on Wine, at a screen without a monitor" ;;
        packages) echo "these programs check the packages and try them out" ;;
    esac
}

# `explain packages_for` or `explain things_for`
explain() {
    say "co2desk needs something that is not installed on this system:"
    for need in $(printf '%s\n' "$missing" | cut -d ' ' -f 1 | uniq); do
        say "  - $("$1" "$need")" "    ($(reason_for "$need"))"
    done
}

# --- installing it ---------------------------------------------------------------------------------------------------

# Sets `install`, the command as this user has to call it, and `rights` if it may run without a question.
find_command() {
    install="apt-get update; apt-get install --yes --no-install-recommends $(packages_for "$any_need")"
    rights=
    if [ "$(id -u)" = 0 ]; then
        rights="You are root, so it is installed now:"
    elif ! command -v sudo >/dev/null; then
        install="su -c '$install'"
        password="su asks for the password of root"
    else
        install="sudo sh -c '$install'"
        password="sudo asks for your password"
        if sudo -k -n true 2>/dev/null; then  # -k: a password that was given a minute ago is no permission
            rights="You may use sudo without a password, so it is installed now:"
        fi
    fi
}

# Says what will happen; ends the script if it must not happen.
ask_for_permission() {
    if [ -z "$only_say" ] && [ -n "$rights" ]; then
        say "$rights" "    $install"
        return
    fi
    say "This command installs all of it:" "    $install"
    if [ -z "$only_say" ] && [ -z "${CI:-}" ] && [ -t 0 ] && [ -t 2 ]; then
        printf 'Run it now? (%s) [y/N] ' "$password" >&2
        read -r answer || answer=
        case $answer in [yY] | [yY][eE][sS]) return ;; esac
    fi
    say "Nothing was installed. Call make again when that command has run."
    exit 1
}

install_missing() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
        explain things_for
        say "Only Debian, Ubuntu and systems made from them are known well enough to install it here." \
            "Please install it in the way of your system, and then call make again."
        exit 1
    fi
    explain packages_for
    find_command
    ask_for_permission
    if ! sh -c "$install" >&2; then
        say "The installation failed, and the lines above say why. (Ubuntu needs its component \"universe\".)" \
            "This is the command to try again:" "    $install"
        exit 1
    fi
}

find_python
missing=$(list_missing "$@")
tried=
while [ -n "$missing" ]; do
    if [ "$missing" = "$tried" ]; then
        say "This is still missing after the installation: $(things_for "$any_need")."
        exit 1
    fi
    install_missing
    tried=$missing
    find_python
    missing=$(list_missing "$@")
done
if [ -n "$only_say" ]; then
    say "Everything that co2desk needs of this system is installed."
fi
command -v "$python"
