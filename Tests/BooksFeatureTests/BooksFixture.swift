import AddressBooks
import BooksFeature
import Directories
import Doubles
import Models
import Navigation
import Persistence
import Sync
import Testing

/// Books of this machine and of a directory, and what shows and adds them.
@MainActor
final class BooksFixture {
    let store = FaultyContactStore()
    let clock = ManualClock(milliseconds: 1_800_000_000_000)
    let directory = StubDirectoryService([])
    let catalog: BookCatalog
    let ledger = RefreshLedger()
    private(set) var signals: [Signal] = []

    /// - Parameter given: the books that hold nothing but what they came with.
    init(given: Set<String> = []) {
        catalog = BookCatalog(
            store: store,
            kinds: [directory.kind(), directory.kind(named: "public", defaultURL: "https://api.example/")],
            clock: clock.wallClock, given: PristineBooks { book, _ in given.contains(book) })
    }

    @discardableResult func add(_ name: String, bound: Bool = false, contacts: Int = 0) throws -> BooksFixture {
        _ = try catalog.add(name, kind: bound ? "stub" : nil, url: bound ? "http://127.0.0.1/" : nil, options: [:])
        try store.write { writer in
            let count = try writer.count(ContactQuery())
            for number in 0..<contacts {
                let card = ContactCard(name: ContactName(formatted: "Person \(number)"))
                let contact = Contact(
                    id: .numbered(count + number + 1), book: name, remoteID: bound ? "r\(number)" : nil, card: card,
                    isFavorite: false, created: clock.now, updated: clock.now)
                try writer.insert(contact, tag: nil)
            }
        }
        return self
    }

    func books(_ synchronizer: any BookSynchronizer = UnimplementedSynchronizer()) -> BooksViewModel {
        let books = BooksViewModel(
            store: store, catalog: catalog, changes: ChangeQueue(executor: nil), synchronizer: synchronizer,
            ledger: ledger
        ) {
            self.signals.append($0)
        }
        books.reload()
        return books
    }

    func form() -> BookFormViewModel {
        BookFormViewModel(catalog: catalog, changes: ChangeQueue(executor: nil)) { self.signals.append($0) }
    }

    func form(changing book: String) throws -> BookFormViewModel {
        try BookFormViewModel(changing: book, catalog: catalog, changes: ChangeQueue(executor: nil)) {
            self.signals.append($0)
        }
    }

    var names: [String] { get throws { try store.read { try $0.books() }.map(\.name) } }
}

extension BooksViewModel {
    func select(_ name: String, location: SourceLocation = #_sourceLocation) throws {
        let row = state.books.firstIndex { $0.book.name == name }
        select(try #require(row, sourceLocation: location) + 1)
    }
}

extension BookFormViewModel {
    /// Types in the field of the name.
    func type(_ text: String, in field: String, location: SourceLocation = #_sourceLocation) throws {
        let index = state.fields.firstIndex { $0.name == field }
        select(try #require(index, sourceLocation: location))
        setText(text)
    }

    func messages(of field: String) -> [String] { state.fields.first { $0.name == field }?.messages ?? [] }
}
