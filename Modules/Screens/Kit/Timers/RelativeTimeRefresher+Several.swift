package import Models

extension RelativeTimeRefresher {
    /// Tells each time it is drawn whose ages are shown; the text that changes first counts.
    package func shows(anyOf moments: some Sequence<Timestamp>, now: Timestamp) {
        let next = moments.min {
            Age.end(since: $0, now: now).milliseconds < Age.end(since: $1, now: now).milliseconds
        }
        shows(next, now: now)
    }
}
