package import Models
package import Persistence

/// All that the trash shows: one value, from which every front draws.
package struct TrashState: Sendable, Hashable {
    /// A deleted contact.
    package struct Row: Sendable, Hashable, Identifiable {
        package let id: ContactID
        /// ``ContactCard/displayName``; may be empty.
        package let name: String
        package let subtitle: String?
        package let book: String
        package let deleted: Timestamp
        /// True if its directory still has to delete it.
        package let isWaiting: Bool
    }

    /// Effect of emptying the trash.
    package struct Emptying: Sendable, Hashable {
        /// Number of contacts to delete permanently.
        package let count: Int
        /// Number of contacts that stay until their directories have deleted them.
        package let kept: Int
    }

    package internal(set) var phase = ReadPhase.loading
    /// Deleted last first.
    package internal(set) var rows: [Row] = []
    /// Index of the selected row, from 0.
    package internal(set) var selection = 0
    /// Contacts that were picked one by one, or by a range that was closed.
    package internal(set) var marked: Set<ContactID> = []
    /// The contact that an open range began at; it goes from there to the selection.
    package internal(set) var rangeStart: ContactID?
    /// Question before the trash is emptied; nil for none.
    package internal(set) var emptying: Emptying?
    /// Message about the last action, as a sentence; nil once seen.
    package internal(set) var done: String?
    /// Error of the last action; nil once seen.
    package internal(set) var failure: Explanation?
    /// Error of sending changes; nil once seen.
    package internal(set) var unsent: Explanation?

    package init() {}

    package var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

    /// Picked contacts in the order of the rows; else the selected contact.
    package var chosen: [ContactID] {
        let picked = rows.indices.filter { isPicked($0) }.map { rows[$0].id }
        return picked.isEmpty ? selected.map { [$0.id] } ?? [] : picked
    }

    /// True if several contacts are picked, or may be.
    package var hasPicked: Bool { !marked.isEmpty || rangeStart != nil }

    package func isPicked(_ row: Int) -> Bool { marked.contains(rows[row].id) || range.contains(row) }

    private var range: Range<Int> {
        guard let start = rows.firstIndex(where: { $0.id == rangeStart }) else { return 0..<0 }
        return min(start, selection)..<(max(start, selection) + 1)
    }
}
