package import Keys

/// Place in the dialogue where lines begin with a verb.
package enum PlainPlace: Sendable, Hashable, CaseIterable {
    case contacts, books, trash, outbox

    /// For the heading of the manual.
    package var title: String {
        switch self {
        case .contacts: "Contacts"
        case .books: "Address books"
        case .trash: "Trash"
        case .outbox: "Outbox"
        }
    }

    /// Prompt before the typed line.
    package var prompt: String {
        switch self {
        case .contacts: ">"
        case .books: "books>"
        case .trash: "trash>"
        case .outbox: "outbox>"
        }
    }

    /// Help text for a line that begins with a number.
    package var numbers: String {
        switch self {
        case .contacts:
            "Type a number to open that contact. Commands apply to the last opened contact, or to numbers after them: "
                + "d 3, f 2 5-7."
        case .books: "Type a number to open that address book."
        case .trash: "Type numbers to restore those contacts: 2, or 1 3-5."
        case .outbox: "Type a number to open the contact of that change."
        }
    }

    /// The place in the table of keys whose keys its letters are.
    package var keys: KeyContext {
        switch self {
        case .contacts: .list
        case .books: .books
        case .trash: .trash
        case .outbox: .outbox
        }
    }
}
