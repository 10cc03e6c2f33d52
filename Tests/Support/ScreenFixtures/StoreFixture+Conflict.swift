internal import Doubles
internal import Editing
package import Models
package import Persistence

extension StoreFixture {
    /// Has the contact of number 1 in conflict with what its directory says: `conflictTheirs`.
    package func addConflict(_ kind: Conflict.Kind) throws {
        let (mine, theirs) = (Contact.conflictMine.content, Contact.conflictTheirs.content)
        try store.write { writer in
            try writer.setBase(theirs, of: .numbered(1))
            let fields = kind == .bothChanged ? mine.changes(from: theirs) : []
            try writer.setConflict(Conflict(contact: .numbered(1), book: "demo", kind: kind, fields: fields))
        }
    }
}

extension Contact {
    /// A contact as the user has changed it.
    package static let conflictMine = sample(1, "Leia Organa") { card in
        card.title = "General \u{1B}[31m"
        card.emails = [Labeled("leia@resistance.example", label: "home")]
    }

    /// The same as its directory has changed it.
    package static let conflictTheirs = sample(1, "Leia Organa") { card in
        card.title = "Senator"
        card.emails = [Labeled("leia@senate.example", label: "work"), Labeled("l@alderaan.example")]
        card.note = "אין כמו 山田太郎 " + String(repeating: "and much more ", count: 12)
    }
}
