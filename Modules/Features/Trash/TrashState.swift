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
        /// Whether its directory still has to delete it.
        package let isWaiting: Bool
    }

    /// What emptying the trash would do.
    package struct Emptying: Sendable, Hashable {
        /// How many contacts would be forgotten.
        package let count: Int
        /// How many would stay until their directories have deleted them.
        package let kept: Int
    }

    package internal(set) var phase = ReadPhase.loading
    /// Deleted last first.
    package internal(set) var rows: [Row] = []
    /// Which row is selected, from 0.
    package internal(set) var selection = 0
    /// Contacts that were picked one by one, or by a range that was closed.
    package internal(set) var marked: Set<ContactID> = []
    /// The contact that an open range began at; it goes from there to the selection.
    package internal(set) var rangeStart: ContactID?
    /// What the person is asked before the trash is emptied; nil where it is not to be.
    package internal(set) var emptying: Emptying?
    /// What was done last, as a sentence; nil once it was seen.
    package internal(set) var done: String?
    /// Why something could not be done; nil once it was seen.
    package internal(set) var failure: Explanation?
    /// Why what was changed here could not be sent; nil once it was seen.
    package internal(set) var unsent: Explanation?

    package init() {}

    package var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }

    /// What is picked, in the order of the rows; else the selected contact.
    package var chosen: [ContactID] {
        let picked = rows.indices.filter { isPicked($0) }.map { rows[$0].id }
        return picked.isEmpty ? selected.map { [$0.id] } ?? [] : picked
    }

    /// Whether several contacts are picked, or may be.
    package var hasPicked: Bool { !marked.isEmpty || rangeStart != nil }

    package func isPicked(_ row: Int) -> Bool { marked.contains(rows[row].id) || range.contains(row) }

    private var range: Range<Int> {
        guard let start = rows.firstIndex(where: { $0.id == rangeStart }) else { return 0..<0 }
        return min(start, selection)..<(max(start, selection) + 1)
    }
}
