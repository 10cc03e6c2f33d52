import AddressBooks
import BooksFeature
import Directories
import Doubles
import Editing
import Models
import OutboxFeature
import Persistence
import ScreenFixtures
import TUI
import TrashFeature

extension ScreenFixture {
    static func bookForms(_ catalog: BookCatalog, _ changes: ChangeQueue) -> BookFormViewModel.Factory {
        BookFormViewModel.Factory { book, signal in
            guard let book else { return BookFormViewModel(catalog: catalog, changes: changes, signal: signal) }
            return try BookFormViewModel(changing: book, catalog: catalog, changes: changes, signal: signal)
        }
    }

    /// Adds a book that is bound to a directory, with contacts of these names that the directory knows.
    func addBook(_ name: String, minutesAgo: Int? = nil, _ names: String..., skipped: Int = 0) throws {
        try stored.addBook(name, minutesAgo: minutesAgo, names: names, skipped: skipped)
    }

    /// The contact of the name.
    func id(of name: String) throws -> ContactID? {
        try stored.id(of: name)
    }

    func changeOutbox(of id: ContactID, _ change: (inout OutboxEntry) -> Void) throws {
        try stored.changeOutbox(of: id, change)
    }
}
