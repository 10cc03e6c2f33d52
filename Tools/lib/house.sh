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
# - no symbols for libraries to find, among which the Swift runtime would look for its own path, one after the other;
# - no rpath, where the loader would look for each library first;
# - a program at a fixed address, which spares the loader 43,000 relocations (the libraries stay where chance puts them);
# - the C++ library that the Swift runtime needs linked in: the linker takes the first folder that has one, and in ours
#   there is only the static one.
find_release_flags() {
    local archive folder=$root/.build/static-libraries
    release_flags=(-c release --static-swift-stdlib --disable-local-rpath -Xlinker --no-export-dynamic
        -Xswiftc -Xclang-linker -Xswiftc -no-pie)
    archive=$(clang --print-file-name=libstdc++.a 2>/dev/null || true)
    if [[ $archive == /* ]]; then
        mkdir -p "$folder"
        ln -sfn "$archive" "$folder/libstdc++.a"
        release_flags+=(-Xlinker "-L$folder" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
    fi
}

# show_progress TEXT: one line that the next one replaces, on a terminal only.
show_progress() {
    if [[ -t 2 ]]; then printf '\r\033[K%s' "${1:0:$(($(tput cols 2>/dev/null || echo 80) - 1))}" >&2; fi
}

# end_progress: removes that line, before something else is written.
end_progress() {
    if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# quietly WHAT LOG COMMAND…: runs the command with its output in LOG, and returns its status. When it takes long, says
# on the error stream how far it is: on a terminal in one line, elsewhere a line every 20 seconds.
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
    end_progress
    return "$status"
}

watch_progress() {
    local pause=1 last='' line
    sleep 2 >/dev/null 2>&1
    if [[ ! -t 2 ]]; then
        pause=20
        say "$1 … (its output: $2)"
    fi
    # Ctrl-C ends the tool, but not what it started in the background.
    while kill -0 $$ 2>/dev/null; do
        line="$1 … $(progress_of "$2")"
        if [[ -t 2 ]]; then
            show_progress "$line"
        elif [[ $line != "$last" ]]; then
            say "$line"
            last=$line
        fi
        sleep "$pause" >/dev/null 2>&1
    done
}

# progress_of LOG: how far a build is, as "module 42 of 50: Persistence", where progress_total says how many modules there
# are; else the last line of the log.
progress_of() {
    local seen
    seen=$(grep -aoE '(Compiling|Emitting module) [A-Za-z_]+' "$1" | awk '{ print $NF }' | awk '!seen[$0]++' |
        awk 'END { if (NR) print NR, $0 }')
    if [[ -n $seen && -n ${progress_total:-} ]]; then
        echo "module $((${seen% *} < progress_total ? ${seen% *} : progress_total)) of $progress_total: ${seen#* }"
    else
        tail -n 1 "$1" | tr -d '\r'
    fi
}

# modules_reached TARGET: how many modules are compiled for the target, itself included, from the rows of Package.swift.
modules_reached() {
    tr '\n' ' ' <"$root/Package.swift" | awk -v root="$1" '
        {
            # Each row begins with a dot and a kind; its dependencies are what stands in the brackets after that word.
            count = split($0, rows, /\.(module|support|target|executableTarget)\(/)
            for (i = 2; i <= count; i++) {
                row = rows[i]
                if (!match(row, /"[A-Za-z-]+"/)) continue
                name = substr(row, RSTART + 1, RLENGTH - 2)
                needs[name] = ""
                if (match(row, /dependencies: *\[[^]]*\]/)) needs[name] = substr(row, RSTART, RLENGTH)
            }
            open[1] = root; last = 1
            for (i = 1; i <= last; i++) {
                if (!(open[i] in needs) || open[i] in reached) continue
                reached[open[i]] = 1; total++
                count = split(needs[open[i]], words, "\"")
                for (j = 2; j <= count; j += 2) open[++last] = words[j]
            }
            print total + 0
        }'
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
