/// Context of key bindings; each screen and each dialog names its own. Its raw value is its name on a command
/// line and in machine output, which is a contract.
package enum KeyContext: String, Sendable, Hashable, CaseIterable {
    /// On every screen.
    case everywhere
    /// Wherever text is typed: on every screen and in every dialog of which ``isTyping`` is true.
    case lineEditing = "line-editing"
    case list
    /// While the search is being typed: what is text goes into it.
    case search
    case detail
    case edit
    case conflict
    case books
    case addBook = "add-book"
    /// The form that changes a book.
    case editBook = "edit-book"
    case trash
    case outbox
    case files
    case photo
    /// One of several is chosen; what is text narrows them.
    case chooser
    /// The same over all actions.
    case palette
    /// A question that is answered with yes or no.
    case confirmation
    /// A question that is answered with a line of text.
    case prompt
    case help
    /// While the app opens, or where it could not.
    case launch

    /// Keys that are text are typed here.
    package var isTyping: Bool {
        switch self {
        case .lineEditing, .search, .edit, .addBook, .editBook, .chooser, .palette, .prompt: true
        case .everywhere, .list, .detail, .conflict, .books, .trash, .outbox, .files, .photo, .confirmation, .help,
            .launch:
            false
        }
    }

    /// For the heading of the help.
    package var title: String {
        switch self {
        case .everywhere: "Everywhere"
        case .lineEditing: "Text fields"
        case .list: "List"
        case .search: "Search"
        case .detail: "Contact"
        case .edit: "Form"
        case .conflict: "Conflict"
        case .books: "Address books"
        case .addBook: "New address book"
        case .editBook: "Edit address book"
        case .trash: "Trash"
        case .outbox: "Outbox"
        case .files: "Files"
        case .photo: "Photo"
        case .chooser: "Chooser"
        case .palette: "Command palette"
        case .confirmation: "Question"
        case .prompt: "Prompt"
        case .help: "Help"
        case .launch: "Start"
        }
    }
}
