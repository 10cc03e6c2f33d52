/// How a refresh is to be done.
package struct RefreshOptions: Sendable, Hashable {
    /// Compare and report, but write nothing.
    package var isDryRun: Bool
    /// Go on where the refresh would remove more than half of a book of ten contacts or more: the person has agreed.
    package var acceptsMassRemoval: Bool

    /// Send what waits for its time, and what was refused, at once: the person asked for it.
    package var ignoresWaits: Bool

    package init(isDryRun: Bool = false, acceptsMassRemoval: Bool = false, ignoresWaits: Bool = false) {
        self.isDryRun = isDryRun
        self.acceptsMassRemoval = acceptsMassRemoval
        self.ignoresWaits = ignoresWaits
    }
}
