// Navigation: which screen comes next. It owns the stack of routes and knows no screen, no view model and no front: a
// front's presenter turns a route into something to look at.

package import Models

/// A place in the app.
package enum Route: Sendable, Hashable {
    /// Launch screen, shown until the first list is ready.
    case launch
    /// The contacts of one book, or of all.
    case list(book: String?)
    /// One contact. At most one stands on the stack: the next one takes its place, so that back leads to the list.
    case detail(ContactID)
    /// A form. At most one stands on the stack: what was typed in it must not be forgotten below another.
    case edit(FormSubject)
    /// Conflict of a contact.
    case conflict(ContactID)
    /// The address books, to choose one of them.
    case books
    case addBook
    /// The form that changes what the book of the name is bound with.
    case editBook(String)
    case trash
    /// Changes that no directory has accepted yet, and conflicts.
    case outbox
    /// The photo of a contact on the whole screen.
    case photo(ContactID)
    /// The files of this machine, to choose a contact's photo from.
    case files(ContactID)

    var isDetail: Bool {
        if case .detail = self { true } else { false }
    }

    var isForm: Bool {
        switch self {
        case .edit, .addBook, .editBook: true
        case .launch, .list, .detail, .conflict, .books, .trash, .outbox, .photo, .files: false
        }
    }

    /// The stored contact that it is about; nil for none.
    var contact: ContactID? {
        switch self {
        case .detail(let id), .edit(.contact(let id)), .conflict(let id), .photo(let id), .files(let id): id
        case .edit(.new), .launch, .list, .books, .addBook, .editBook, .trash, .outbox: nil
        }
    }
}

/// Subject of a form.
package enum FormSubject: Sendable, Hashable {
    /// A contact that is to be created in the book of the name.
    case new(book: String)
    case contact(ContactID)
}
