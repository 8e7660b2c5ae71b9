#!/bin/sh
# Install Dice Games for this user, or take it away again.
#
#   ./install.sh             install, or replace an older version
#   ./install.sh --remove    take it away; sessions and settings stay
#
# All goes below ~/.local, or below the folder that PREFIX names. Root isn't needed.
set -eu

id=@ID@
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
prefix=${PREFIX:-${HOME:?}/.local}
program=$prefix/lib/dicegames
list=$program/installed-files
share=$prefix/share

say() { printf '%s\n' "$*"; }

# What a running program loads later would be gone, or of another version: then its pages stay empty.
ask_to_close() {
    [ -d "$program" ] || return 0
    own=$(CDPATH='' cd -- "$program" && pwd -P)/dicegames
    for process in /proc/[0-9]*/exe; do
        if [ "$(readlink -- "$process" 2>/dev/null)" = "$own" ]; then
            say "Dice Games is running. Close it, then start this again." >&2
            exit 1
        fi
    done
}

# What an installation put below $share, one path a line.
remove() {
    if [ -f "$list" ]; then
        while IFS= read -r name; do
            rm -f -- "$share/$name"
            (cd -- "$share" && rmdir -p -- "$(dirname -- "$name")" 2>/dev/null) || :
        done <"$list"
        remove_lists
    fi
    rm -rf -- "$program"
    if [ "$(readlink -- "$prefix/bin/dicegames" || :)" = ../lib/dicegames/dicegames ]; then
        rm -f -- "$prefix/bin/dicegames"
    fi
}

# The lists of the desktop's tools, where they would be of nothing.
remove_lists() {
    if [ ! -d "$share/mime/packages" ]; then
        rm -rf -- "$share/mime"
    fi
    for file in applications/mimeinfo.cache icons/hicolor/icon-theme.cache; do
        if [ "$(ls -A -- "$share/${file%/*}" 2>/dev/null)" = "${file##*/}" ]; then
            rm -f -- "$share/$file"
            (cd -- "$share" && rmdir -p -- "${file%/*}" 2>/dev/null) || :
        fi
    done
}

# Desktops read these lists; where the tools are missing they read the files themselves.
refresh() {
    if [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || :
    fi
    if [ -d "$share/mime" ] && command -v update-mime-database >/dev/null; then
        XDG_DATA_HOME=$share update-mime-database "$share/mime" || :
    fi
    if [ -d "$share/icons/hicolor" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" 2>/dev/null || :
    fi
}

# The entry names the program by its whole path: ~/.local/bin isn't searched everywhere.
entry() {
    COMMAND=$program/dicegames awk '
        /^Exec=/ {
            path = ENVIRON["COMMAND"]
            gsub(/[\\"`$]/, "\\\\&", path)
            gsub(/\\/, "&&", path)
            gsub(/%/, "%%", path)
            print "Exec=\"" path "\" %f"
            next
        }
        { print }' "$1"
}

# An older version goes only when the new one is there: the disk may be full.
copy() {
    mkdir -p -- "$prefix/lib" "$prefix/bin" "$share"
    rm -rf -- "$program.new"
    if ! cp -R -P -- "$here/dicegames" "$program.new"; then
        rm -rf -- "$program.new"
        exit 1
    fi
}

install() {
    mkdir -p -- "$share"
    mv -- "$program.new" "$program"
    (cd -- "$here/share" && find . -type f | sed 's|^\./||' | LC_ALL=C sort) >"$list"
    while IFS= read -r name; do
        mkdir -p -- "$share/$(dirname -- "$name")"
        if [ "$name" = "applications/$id.desktop" ]; then
            entry "$here/share/$name" >"$share/$name"
        else
            cp -- "$here/share/$name" "$share/$name"
        fi
    done <"$list"
    ln -s -f -- ../lib/dicegames/dicegames "$prefix/bin/dicegames"
}

case ${1-} in
'')
    if [ ! -x "$here/dicegames/dicegames" ]; then
        say "The program isn't beside this script." >&2
        exit 1
    fi
    ask_to_close
    copy
    remove
    install
    refresh
    say "Installed in $program. It is in your menu, and starts as $prefix/bin/dicegames."
    ;;
--remove)
    ask_to_close
    remove
    refresh
    say "Taken away. Your sessions and settings stay."
    ;;
*)
    say "usage: $0 [--remove]" >&2
    exit 2
    ;;
esac
