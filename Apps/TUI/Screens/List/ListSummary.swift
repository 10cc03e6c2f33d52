package import ListFeature
package import Models
internal import Persistence

/// What the edges of the window say of a list: text made from its state.
package struct ListSummary: Sendable {
    private let state: ListState
    private let now: Timestamp
    private let isOffline: Bool

    /// - Parameter isOffline: the person asked for no requests.
    package init(_ state: ListState, now: Timestamp, isOffline: Bool) {
        self.state = state
        self.now = now
        self.isOffline = isOffline
    }

    /// What is listed, and how.
    package var title: String {
        let order: String? =
            switch state.query.sort {
            case .name: nil
            case .family: "by family name"
            case .recent: "last changed first"
            }
        let what =
            (state.query.favoritesOnly ? "favourites" : "contacts") + (state.query.book.map { " of \($0)" } ?? "")
        return [what, order].compactMap { $0 }.joined(separator: ", ")
    }

    /// How many, and of when.
    package var info: [String] { [count, age].compactMap { $0 } }

    private var count: String? {
        switch state.phase {
        case .loading: nil
        case .content, .empty, .noMatch, .failed:
            state.searchText.isEmpty ? state.total.grouped : "\(state.total.grouped) found"
        }
    }

    private var age: String? {
        guard state.canRefresh else { return nil }
        return state.lastSynced.map { "synced \(Age.text(since: $0, now: now))" } ?? "never synced"
    }

    /// What is under way or went wrong; nil where there is nothing to tell.
    ///
    /// - Parameter isPatienceOver: work under way has taken long enough to be shown.
    package func status(isPatienceOver: Bool) -> Status? {
        if let activity = state.activity, isPatienceOver { return Status(.progress, Self.text(activity)) }
        if case .failed(let failure) = state.phase, !state.rows.isEmpty {
            return Status(.failure, Self.text(failure, next: "Press r to read again."))
        }
        if let failure = state.refreshFailure { return Status(.failure, Self.text(failure, next: stale)) }
        if isOffline, state.canRefresh { return Status(.note, "Offline. \(stale)") }
        return nil
    }

    private var stale: String {
        state.lastSynced.map { "Showing data of \(Age.text(since: $0, now: now))." } ?? "Showing what is stored here."
    }

    private static func text(_ activity: ListState.Activity) -> String {
        switch (activity.received, activity.expected) {
        case (let received, let expected?): "Refreshing \(activity.book): \(received.grouped) of \(expected.grouped) …"
        case (0, nil): "Refreshing \(activity.book): waiting for the directory …"
        case (let received, nil): "Refreshing \(activity.book): \(received.grouped) …"
        }
    }

    private static func text(_ failure: ListState.Failure, next: String) -> String {
        "\(failure.message). " + (failure.hint.map { $0 + " " } ?? "") + next
    }
}
