internal import Interaction
internal import Models
internal import ScreenKit

/// Changes that were not made and are told at once: one by its name, several by their number.
struct FailedChanges {
    private var changes: [FailedChange] = []

    var isEmpty: Bool { changes.isEmpty }

    /// Nil where there are none.
    ///
    /// - Parameter withHint: says what to do next, where there is room for that.
    func status(withHint: Bool) -> Status? {
        guard let last = changes.last else { return nil }
        let what = changes.count == 1 ? last.what : "couldn't make \(changes.count.grouped) changes"
        var reasons: [String] = []
        for change in changes where !reasons.contains(change.reason.message) { reasons.append(change.reason.message) }
        let told = Explanation("\(what): \(reasons.joined(separator: "; "))", hint: withHint ? last.reason.hint : nil)
        return Status(.failure, told.sentences)
    }

    mutating func add(_ change: FailedChange) { changes.append(change) }

    /// Removes the failure of a change that succeeded later.
    mutating func remove(_ what: String) { changes.removeAll { $0.what == what } }

    mutating func removeAll() { changes = [] }
}
