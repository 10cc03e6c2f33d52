# shellcheck shell=bash
# What every tool here shares: where the repository is, how a message looks, and how a long command is run quietly.
# Sourced, not run. Sets `root`, the folder of Package.swift.

root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd -P)
# shellcheck disable=SC2034  # for those who source this
readonly root

# Toolchains from swift.org are often unpacked without being put on the PATH.
if ! command -v swift >/dev/null; then
    for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin "${HOME:-/root}/.local/share/swiftly/bin"; do
        if [[ -x $folder/swift ]]; then
            PATH=$folder:$PATH
            break
        fi
    done
fi

# say TEXT…: a message for people, on the error stream, so that a tool's output stays its own.
say() { printf '%s\n' "$@" >&2; }

# fail WHAT [WHAT TO DO…]: ends the tool with status 1.
fail() {
    say "${0##*/}: $1" "${@:2}"
    exit 1
}

# wrong_use WHAT: ends the tool with status 2, the one for arguments that can't be understood.
wrong_use() {
    say "${0##*/}: $1" "See Tools/${0##*/} --help."
    exit 2
}

# print_help: the comment at the head of the tool that runs, without its marks.
print_help() { sed -n '2,/^[^#]/ { /^#/ s/^# \{0,1\}//p; }' "$0"; }

# The linker warns of a function that FoundationEssentials holds and nothing of ours calls.
without_noise() { sed -u "/warning: the use of \`mktemp' is dangerous/d"; }

# find_release_flags: sets release_flags, what `swift build` is told for a front that people run. All of it is for a quick
# start, which a command line has at each call:
# - no rpath, where the loader would look for each library first;
# - a program at a fixed address, which spares the loader 43,000 relocations (the libraries stay where chance puts them);
# - the C++ library that the Swift runtime needs linked in: the linker takes the first folder that has one, and in ours
#   there is only the static one.
find_release_flags() {
    local archive folder=$root/.build/static-libraries
    release_flags=(-c release --static-swift-stdlib --disable-local-rpath -Xswiftc -Xclang-linker -Xswiftc -no-pie)
    archive=$(clang --print-file-name=libstdc++.a 2>/dev/null || true)
    if [[ $archive == /* ]]; then
        mkdir -p "$folder"
        ln -sfn "$archive" "$folder/libstdc++.a"
        release_flags+=(-Xlinker "-L$folder" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
    fi
}

# quietly WHAT LOG COMMAND…: runs the command with its output in LOG, and returns its status. When it takes long, says
# so on the error stream, and on a terminal shows how far it is.
quietly() {
    local what=$1 log=$2 status=0 watcher
    shift 2
    mkdir -p "${log%/*}"
    : >"$log"
    watch_progress "$what" "$log" &
    watcher=$!
    "$@" </dev/null >"$log" 2>&1 || status=$?
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" 2>/dev/null || true
    if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
    return "$status"
}

watch_progress() {
    sleep 2 >/dev/null 2>&1
    if [[ ! -t 2 ]]; then
        say "$1 … (its output: $2)"
        return
    fi
    local width last
    width=$(($(tput cols 2>/dev/null || echo 80) - ${#1} - 6))
    # Ctrl-C ends the tool, but not what it started in the background.
    while kill -0 $$ 2>/dev/null; do
        last=$(tail -n 1 "$2" | tr -d '\r')
        printf '\r\033[K%s … %s' "$1" "${last:0:width > 0 ? width : 0}" >&2
        sleep 1 >/dev/null 2>&1
    done
}

# show_errors LOG: what a person must read of a command's output: no progress, no noise, no stack of a compiler that
# crashed, and not the same fault for each file that it keeps from compiling.
show_errors() {
    without_noise <"$1" | awk '
        /^\[[0-9]+\/[0-9]+\]|^Building for |^error: fatalError$|^Build complete/ { next }
        / *#[0-9]+ 0x[0-9a-f]+ |^\*\*\* (Signal|Program)/ { exit }
        seen[$0]++ && /error:/ { next }
        shown++ < 100 { print (length($0) > 400 ? substr($0, 1, 400) "…" : $0) }
        END { if (shown > 100) print "… and " shown - 100 " lines more." }' >&2
}
