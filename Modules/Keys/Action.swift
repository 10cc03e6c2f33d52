/// Action bound to a key.
package enum Action: String, Sendable, Hashable {
    case help, palette, back, quit, suspend, redraw
    /// Gives the mouse to the app, or back to the terminal.
    case mouse
    case down, up, halfPageDown, halfPageUp, pageDown, pageUp, first, last
    case open, otherPane
    case search, keepSearch, clearSearch, jump
    case favoritesOnly, sort, refresh
    case nextContact, previousContact
    /// Does what a field is for: writes to an address, calls a number, opens a page.
    case act
    case copy
    case new, edit, favorite, delete, undo, redo
    case select, selectRange
    case email, call, message
    case choosePhoto, fullScreenPhoto, removePhoto
    case books, addBook, trash, outbox, conflict
    // In forms.
    case nextField, previousField, finishField, addValue, removeValue, nextLabel, nextKind, save
    // In a conflict.
    case takeMine, takeTheirs, takeAllMine, takeAllTheirs
    // In the trash and the outbox.
    case restore, emptyTrash, retry, drop
    // In the file browser.
    case parentFolder, hiddenFiles
    // In dialogs.
    case choose, yes, no, otherAnswer
    // Wherever text is typed.
    case lineStart, lineEnd, characterLeft, characterRight, wordLeft, wordRight
    case deleteLeft, deleteRight, cutLineStart, cutLineEnd, cutLeft, cutWordLeft, cutWordRight, paste

    /// Its name in machine output, which is a contract: the case's, with hyphens: `half-page-down`.
    package var name: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    /// It does nothing but move what is seen or selected.
    package var isMovement: Bool {
        switch self {
        case .down, .up, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .first, .last: true
        default: false
        }
    }
}
