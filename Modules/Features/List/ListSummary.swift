package import ChangeDelivery
package import Models
internal import Persistence
internal import Sync

/// Summary of a list in words: scope, number, age, and unsettled changes.
package struct ListSummary: Sendable {
    private let state: ListState
    private let delivery: DeliveryState
    private let now: Timestamp
    private let isOffline: Bool

    /// - Parameters:
    ///   - delivery: what is known of changes on their way.
    ///   - isOffline: the user asked for no requests.
    package init(_ state: ListState, delivery: DeliveryState = DeliveryState(), now: Timestamp, isOffline: Bool) {
        self.state = state
        self.delivery = delivery
        self.now = now
        self.isOffline = isOffline
    }

    /// Scope and order of the list.
    package var title: String {
        let order: String? =
            switch (state.query.sort, state.query.isReversed) {
            case (.name, false): nil
            case (let sort, let isReversed): sort.words + (isReversed ? ", reversed" : "")
            }
        let what =
            (state.query.favoritesOnly ? "favorites" : "contacts") + (state.query.book.map { " of \($0)" } ?? "")
        return [what, order].compactMap { $0 }.joined(separator: ", ")
    }

    /// Number of contacts and their age.
    package var info: [String] { [marks, count, age].compactMap { $0 } }

    private var marks: String? { state.hasMarks ? "\(state.markCount.grouped) selected" : nil }

    private var count: String? {
        switch state.phase {
        case .loading: nil
        case .failed where state.rows.isEmpty: nil
        case .content, .empty, .noMatch, .failed:
            state.searchText.isEmpty ? state.total.grouped : "\(state.total.grouped) found"
        }
    }

    private var age: String? {
        guard state.canRefresh else { return nil }
        return state.lastSynced.map { "synced \(Age.text(since: $0, now: now))" } ?? "never synced"
    }

    /// Progress or error; nil for none.
    ///
    /// - Parameter isPatienceOver: work under way has taken long enough to be shown.
    package func status(isPatienceOver: Bool) -> Status? {
        if isPatienceOver, let progress { return Status(.progress, progress) }
        if case .failed(let failure) = state.phase, !state.rows.isEmpty {
            return Status(.failure, "\(failure.sentences) Press r to reload.")
        }
        if let heldBack = state.heldBack {
            return Status(.warning, "\(heldBack.message). Press r to refresh again and confirm.")
        }
        if let failure = state.refreshFailure {
            return Status(.failure, joined("\(failure.text) \(stale)"))
        }
        return unsettled
    }

    /// Books a requested refresh left out; nil for none.
    package var unreadable: Status? {
        guard let first = state.unreadable.first else { return nil }
        let count = state.unreadable.reduce(0) { $0 + $1.count }
        let books = state.unreadable.count == 1 ? first.book : "\(state.unreadable.count) address books"
        return Status(
            .warning,
            "Couldn't read \(count == 1 ? "1 contact" : "\(count.grouped) contacts") of \(books). Press b for details.")
    }

    private var progress: String? {
        if let activity = state.activity { return Self.text(activity) }
        return delivery.sending.isEmpty ? nil : "Sending to \(delivery.sending.sorted().joined(separator: ", "))…"
    }

    /// Unsettled changes between the store and the directories.
    private var unsettled: Status? {
        let edits = state.edits
        if edits.waiting > 0, let failure = delivery.failures.min(by: { $0.key < $1.key })?.value {
            return Status(.failure, "\(failure.text) \(waiting ?? "") · r retry")
        }
        if edits.refused > 0 {
            let changes = edits.refused.counted("change")
            return Status(.warning, joined("The directory refused \(changes) · O outbox"))
        }
        if edits.conflicts > 0 {
            let contacts = edits.conflicts.counted("contact")
            // ! is for the selected one, which may be another.
            let way =
                state.selectedRow?.hasConflict == true
                ? "! resolve" : "O outbox"
            return Status(.warning, "Conflict: \(contacts) changed here and in the directory · \(way)")
        }
        if isOffline, state.canRefresh { return Status(.note, joined("Offline. \(stale)")) }
        return waiting.map { Status(.note, "\($0) · r send") }
    }

    private func joined(_ text: String) -> String { [text, waiting].compactMap { $0 }.joined(separator: " · ") }

    private var waiting: String? {
        switch state.edits.waiting {
        case 0: nil
        case 1: "1 change in the outbox"
        case let count: "\(count.grouped) changes in the outbox"
        }
    }

    private var stale: String {
        state.lastSynced.map { "Showing data synced \(Age.text(since: $0, now: now))." }
            ?? "Showing stored contacts."
    }

    private static func text(_ activity: ListState.Activity) -> String {
        if activity.isStoring { return "Storing \(activity.book)…" }
        let work = activity.isReadingDetails ? "Reading details of" : "Refreshing"
        return switch (activity.received, activity.expected) {
        case (let received, let expected?):
            "\(work) \(activity.book) · \(received.grouped) of \(expected.grouped)"
        case (0, nil): "\(work) \(activity.book) · waiting for the directory"
        case (let received, nil): "\(work) \(activity.book) · \(received.grouped)"
        }
    }
}
