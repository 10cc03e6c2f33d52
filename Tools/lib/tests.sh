# shellcheck shell=bash
# Builds and runs tests, each test target as a process of its own, and counts. Sourced after house.sh, not run.
#
# One process for all tests starves Swift's pool, which has a thread for each core: a test that computes for long holds up
# those that wait. So there are as many processes at once as there are cores (KITH_TEST_JOBS), and one that takes longer
# than KITH_TEST_SECONDS (600) is ended and named.
# shellcheck disable=SC2154  # root is house.sh's

tests_passed=0
tests_failed=0
tests_skipped=0

# Targets that take longest, longest first, so that none of them runs alone at the end. Others follow in any order.
slow_targets=(EndToEndTests TUITests PersistenceTests NetworkingTests SyncTests TerminalUITests ImageCacheTests)

# build_tests LOG ARGUMENTS…: builds every test with `swift build ARGUMENTS…` and sets test_program to the program that
# runs them. On failure shows the errors and counts the build as what failed.
build_tests() {
    local log=$1
    shift
    if ! quietly "Building the tests" "$log" swift build --package-path "$root" --build-tests "$@"; then
        show_errors "$log"
        say "The tests could not be built. Correct the errors above. The whole output is in $log."
        tests_failed=$((tests_failed + 1))
        return 1
    fi
    test_program=$(swift build --package-path "$root" --show-bin-path "$@" 2>/dev/null)/KithPackageTests.xctest
}

# test_targets: the test targets in test_program, slow ones first.
test_targets() {
    "$test_program" --testing-library swift-testing --list-tests 2>/dev/null </dev/null | sed -nE 's/^([A-Za-z0-9_]+)\..*/\1/p' | sort -u |
        awk -v slow="${slow_targets[*]}" '
            { there[$1] = 1; names[NR] = $1 }
            END {
                count = split(slow, first, " ")
                for (i = 1; i <= count; i++) if (first[i] in there) { print first[i]; done[first[i]] = 1 }
                for (i = 1; i <= NR; i++) if (!(names[i] in done)) print names[i]
            }'
}

# run_targets FOLDER TARGET… [-- ARGUMENTS…]: runs each target as a process, writes its log and its report to FOLDER, adds
# to the counts, shows what failed, and merges the reports into FOLDER/tests.xml. Returns 1 when a test failed, when a
# process ended early or hung, and when no test ran.
run_targets() {
    local folder=$1 targets=() jobs=${KITH_TEST_JOBS:-$(nproc)} failed=false target total count=0
    local before=$((tests_passed + tests_failed))
    shift
    while [[ $# -gt 0 && $1 != -- ]]; do targets+=("$1") && shift; done
    if [[ ${1:-} == -- ]]; then shift; fi
    rm -rf "$folder" && mkdir -p "$folder"
    total=${#targets[@]}
    trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
    trap 'exit 130' INT TERM
    local running=() pids=() next=0 place
    while [[ $next -lt $total || ${#pids[@]} -gt 0 ]]; do
        while [[ $next -lt $total && ${#pids[@]} -lt $jobs ]]; do
            target=${targets[next]}
            next=$((next + 1))
            run_target "$folder" "$target" "$@" &
            pids+=($!) running+=("$target")
        done
        show_progress "Testing: $count of $total targets done, running ${running[*]}"
        wait -n "${pids[@]}" 2>/dev/null || true
        for place in "${!pids[@]}"; do
            if kill -0 "${pids[place]}" 2>/dev/null; then continue; fi
            wait "${pids[place]}" 2>/dev/null || true
            target=${running[place]}
            count=$((count + 1))
            count_target "$folder" "$target" || failed=true
            unset "pids[place]" "running[place]"
        done
        pids=("${pids[@]}") running=("${running[@]}")
    done
    trap - EXIT INT TERM
    end_progress
    merge_reports "$folder" "${targets[@]}"
    if [[ $((tests_passed + tests_failed)) == "$before" ]]; then
        say "No test ran: nothing matches." "Look at the arguments, and at the test target's sources."
        tests_failed=$((tests_failed + 1))
        failed=true
    fi
    if [[ $failed == true ]]; then say "The logs and the report (JUnit, tests.xml) are in $folder."; fi
    [[ $failed == false && $tests_failed == 0 ]]
}

# run_target FOLDER TARGET ARGUMENTS…: one process, its status in FOLDER/TARGET.status, its time in FOLDER/TARGET.milliseconds.
run_target() {
    local folder=$1 target=$2 status=0 start=${EPOCHREALTIME/[.,]/}
    shift 2
    if [[ $# == 0 ]]; then set -- --filter "^$target\\."; fi
    # A process group of its own: what a test starts ends with it.
    timeout --kill-after=10 "${KITH_TEST_SECONDS:-600}" "$test_program" --testing-library swift-testing \
        --xunit-output "$folder/$target.xml" "$@" </dev/null >"$folder/$target.log" 2>&1 || status=$?
    echo "$status" >"$folder/$target.status"
    echo $(((${EPOCHREALTIME/[.,]/} - start) / 1000)) >"$folder/$target.milliseconds"
}

# count_target FOLDER TARGET: adds its tests to the counts and shows what went wrong. Returns 1 where something did.
count_target() {
    local folder=$1 target=$2 status counts passed=0 failed=0 skipped=0 log=$1/$2.log report
    status=$(<"$folder/$target.status")
    # Swift Testing appends this to the name that it is given.
    report=$(find "$folder" -maxdepth 1 -name "$target*.xml" -print -quit)
    counts=$(grep -as '<testsuite name="TestResults"' "${report:-/dev/null}" || true)
    if [[ $status == 124 || $status == 137 ]]; then
        failed=1
        end_progress
        say "$target was ended after ${KITH_TEST_SECONDS:-600} s. Still running were:" "$(unfinished_tests "$log")"
    elif [[ $counts =~ tests=\"([0-9]+)\"\ .*skipped=\"([0-9]+)\" ]]; then
        failed=$(failed_tests "$report")
        passed=$((BASH_REMATCH[1] - failed))
        skipped=${BASH_REMATCH[2]}
        # An issue outside of every test fails the process without failing a test. 69 says that nothing matched.
        if [[ $status != 0 && $status != 69 && $failed == 0 ]]; then failed=1; fi
    else
        failed=1
        end_progress
        passed=$(grep -acE '^✔ Test .* passed after ' "$log" || true)
        say "$target ended early with status $status. Still running were:" "$(unfinished_tests "$log")" \
            "$(grep -aE 'Fatal error|unexpected signal' "$log" | cut -c 1-300 | tail -n 3 || true)"
    fi
    if [[ $failed -gt 0 ]]; then end_progress && show_issues "$log"; fi
    if [[ $skipped -gt 0 ]]; then end_progress && say "$skipped skipped in $target:" "$(grep -aE '^➜ ' "$log" || true)"; fi
    tests_passed=$((tests_passed + passed - skipped))
    tests_failed=$((tests_failed + failed))
    tests_skipped=$((tests_skipped + skipped))
    [[ $failed == 0 ]]
}

# merge_reports FOLDER TARGET…: one JUnit report of all of them, a suite for each target. XML 1.0 has no place for control
# characters, with which tests try what hostile names do. A target that ended early is an error.
merge_reports() {
    local folder=$1 target report
    shift
    {
        echo '<?xml version="1.0" encoding="UTF-8"?>'
        echo '<testsuites>'
        for target in "$@"; do
            report=$(find "$folder" -maxdepth 1 -name "$target*.xml" -print -quit)
            if [[ -n $report && $(<"$folder/$target.status") != 124 ]] && grep -qa '</testsuite>' "$report"; then
                sed -n '/<testsuite /,/<\/testsuite>/p' "$report" | LC_ALL=C tr -d '\000-\010\013\014\016-\037' |
                    LC_ALL=C sed -e "s/<testsuite name=\"TestResults\"/<testsuite name=\"$target\"/" \
                        -e 's/\xef\xbf[\xbe\xbf]//g'
            else
                printf '<testsuite name="%s" errors="1" tests="1" failures="0" skipped="0">\n' "$target"
                printf '<testcase classname="%s" name="the whole target"><error message="ended early, status %s"/>' \
                    "$target" "$(<"$folder/$target.status")"
                printf '</testcase>\n</testsuite>\n'
            fi
        done
        echo '</testsuites>'
    } >"$folder/tests.xml"
}

# start_busy_loops N: N processes that compute without end for as long as the tool runs, to see tests on a slow machine.
start_busy_loops() {
    local number
    for ((number = 0; number < $1; number++)); do
        # Ends with the tool, however that ends.
        (while kill -0 $$ 2>/dev/null; do for ((turn = 0; turn < 100000; turn++)); do :; done; done) >/dev/null 2>&1 &
        disown
    done
}

# count_line: the last line of every test run.
count_line() { echo "$tests_passed passed, $tests_failed failed$([[ $tests_skipped == 0 ]] || echo ", $tests_skipped skipped")"; }

# slowest FOLDER: the five targets that took longest, with their seconds.
slowest() {
    local file
    for file in "$1"/*.milliseconds; do
        printf '%s %s\n' "$(<"$file")" "$(basename "${file%.milliseconds}")"
    done | sort -rn | head -n 5 | awk '{ printf "%s%s %d s", (NR > 1 ? ", " : ""), $2, $1 / 1000 } END { print "" }'
}

# failed_tests REPORT: how many tests have failures. The report's own count is of failures, and a test can have several.
failed_tests() {
    awk '/<testcase /{ counted = 0 } /<failure / && !counted { counted = 1; failed++ } END { print failed + 0 }' "$1"
}

# show_issues LOG: each issue, with the lines that explain it.
show_issues() {
    awk '
        /^✘ (Test|Suite) .* recorded an issue/ { shows = 1; print; next }
        /^↳ / { if (shows) print; next }
        /^[^ ]+ (Test|Suite) / { shows = 0; next }
        shows { print }' "$1" >&2
}

# unfinished_tests LOG: the tests that had started and not ended when the process did, twenty at most.
unfinished_tests() {
    awk '
        match($0, /^◇ Test /) && / started\.$/ && !/^◇ Test (run|case) / {
            name = substr($0, RLENGTH + 1); sub(/ started\.$/, "", name); open[name] = 1
        }
        / (passed|failed) after / || / skipped: / {
            name = $0
            sub(/^[^ ]+ Test /, "", name)
            sub(/ (with [0-9]+ test cases )?((passed|failed) after|skipped: ).*/, "", name)
            delete open[name]
        }
        END {
            for (name in open) if (++shown <= 20) print "  " name
            if (shown > 20) print "  and " shown - 20 " more"
        }' "$1"
}
