# shellcheck shell=bash
# Runs `swift test` and counts. Sourced after house.sh, not run.
# shellcheck disable=SC2154  # root is house.sh's

tests_passed=0
tests_failed=0

# run_tests WHAT LOG ARGUMENTS…: runs the tests that `swift test ARGUMENTS…` runs, adds to the two counts, and on failure
# prints the issues. Returns 1 when a test failed, when the tests could not be built, when they ended early, and when
# none ran: `swift test --filter` finds a filter without a match perfectly fine.
run_tests() {
    local what=$1 log=$2 status=0 counts passed=0 failed=0 skipped=0
    local report=${2%.log}.xml
    shift 2
    rm -f "$report"
    quietly "$what" "$log" swift test --package-path "$root" --disable-xctest --xunit-output "$report" "$@" || status=$?

    counts=$(grep -s '<testsuite name="TestResults"' "$report" || true)
    if [[ $counts =~ tests=\"([0-9]+)\"\ .*skipped=\"([0-9]+)\" ]]; then
        failed=$(failed_tests "$report")
        passed=$((BASH_REMATCH[1] - failed))
        skipped=${BASH_REMATCH[2]}
        # An issue outside of every test fails the run without failing a test.
        if [[ $status != 0 && $failed == 0 ]]; then failed=1; fi
        if [[ $failed -gt 0 ]]; then show_issues "$log"; fi
    elif grep -qs '^◇ Test run started' "$log"; then
        passed=$(grep -cE '^✔ Test .* passed after ' "$log" || true)
        failed=1
        show_issues "$log"
        say "The tests ended early. Still running were:" "$(unfinished_tests "$log")" \
            "$(grep -aE 'Fatal error|unexpected signal' "$log" | cut -c 1-300 | tail -n 3 || true)"
    else
        failed=1
        show_errors "$log"
        say "The tests could not be built or started. Mend the errors above."
    fi
    if [[ $((passed + failed)) == 0 ]]; then
        failed=1
        say "No test ran: nothing matches." "Look at the arguments, and at the test target's sources."
    fi
    if [[ $skipped -gt 0 ]]; then
        say "$skipped skipped:" "$(grep -E '^➜ ' "$log" || true)"
    fi
    if [[ $failed -gt 0 ]]; then say "The whole output is in $log."; fi
    tests_passed=$((tests_passed + passed))
    tests_failed=$((tests_failed + failed))
    [[ $failed == 0 ]]
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

# unfinished_tests LOG: the tests that had started and not ended when the process died.
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
        END { for (name in open) print "  " name }' "$1"
}
