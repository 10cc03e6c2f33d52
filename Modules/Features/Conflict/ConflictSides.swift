internal import Models
internal import Persistence

/// A conflict with what either side says, as it stands in the store.
struct ConflictSides: Sendable, Hashable {
    let conflict: Conflict
    let title: String
    private let mine: ContactContent
    private let theirs: ContactContent

    /// Nil where there is no conflict, or where the contact itself is nowhere any more.
    init?(of id: ContactID, _ reader: any StoreReader) throws {
        guard let conflict = try reader.conflict(of: id) else { return nil }
        let trashed = try reader.trashed(id)
        guard let contact = try reader.contact(id) ?? trashed?.contact else { return nil }
        self.conflict = conflict
        title = contact.card.displayName
        mine = contact.content
        theirs = try reader.base(of: id) ?? trashed?.base ?? contact.content
    }

    /// Nothing is chosen yet.
    var fields: [ConflictField] {
        let differing = conflict.kind == .bothChanged ? conflict.fields : mine.changes(from: theirs)
        return ContactField.allCases.filter(differing.contains).map { field in
            ConflictField(
                field: field, name: field.displayName, mine: mine.lines(of: field), theirs: theirs.lines(of: field))
        }
    }
}
