package import Models

/// Request or outcome on a screen; the ``Coordinating`` decides where it leads.
package enum Signal: Sendable, Hashable {
    /// The launch screen has done its part.
    case launched
    /// The contacts of a book are to be listed; nil for those of all books.
    case listed(book: String?)
    /// A contact is to be shown.
    case selected(ContactID)
    /// A contact is to be created in the book.
    case new(book: String)
    /// A contact is to be changed.
    case edit(ContactID)
    /// The form is done with, and this is the contact that it was about.
    case saved(ContactID)
    /// Resolve the conflict of a contact.
    case resolve(ContactID)
    /// Contacts are in the trash now.
    case deleted([ContactID])
    /// The books are to be shown.
    case showBooks
    /// A book is to be added.
    case addBook
    /// Change the binding of a book.
    case editBook(String)
    /// It was changed.
    case changedBook(String)
    /// A book was added.
    case addedBook(String)
    /// A book is no longer there.
    case removedBook(String)
    case showTrash
    case showOutbox
    /// A contact's photo is to be shown on the whole screen.
    case showPhoto(ContactID)
    /// A photo is to be chosen for a contact.
    case choosePhoto(ContactID)
    /// Back to the screen below; from the lowest one, out of the app.
    case back
    /// The contact on the screen is no longer in the store.
    case gone(ContactID)
    /// Out of the app, from wherever it is.
    case quit
}
