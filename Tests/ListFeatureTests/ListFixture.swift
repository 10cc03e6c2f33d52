import Doubles
import ListFeature
import Models
import Navigation
import Persistence
import Sync

/// A list over a store in memory, with a book of this machine only and, when asked for, bound ones.
@MainActor
final class ListFixture {
    let store: FaultyContactStore
    let ledger = RefreshLedger()
    let model: ListViewModel
    private let received: Received

    init(
        _ names: [String] = [], synchronizer: any BookSynchronizer = UnimplementedSynchronizer(),
        query: ContactQuery = ContactQuery(), store: FaultyContactStore = FaultyContactStore()
    ) throws {
        self.store = store
        let received = Received()
        self.received = received
        model = ListViewModel(store: store, synchronizer: synchronizer, ledger: ledger, query: query) {
            received.signals.append($0)
        }
        try store.write {
            try $0.addBook(AddressBook(name: "home", capabilities: .local, created: Timestamp(milliseconds: 0)))
        }
        for (index, name) in names.enumerated() { try add(name, as: index + 1) }
    }

    /// Signals of the view model.
    var signals: [Signal] { received.signals }

    func add(_ name: String, as number: Int, isFavorite: Bool = false, book: String = "home") throws {
        let moment = Timestamp(milliseconds: Int64(number))
        let contact = Contact(
            id: .numbered(number), book: book, card: ContactCard(name: ContactName(formatted: name)),
            isFavorite: isFavorite, created: moment, updated: moment)
        try store.write { try $0.insert(contact, tag: nil) }
    }

    func addBoundBook(_ name: String, lastSuccess: Int64? = nil) throws {
        let binding = DirectoryBinding(kind: "stub", url: "http://a/")
        try store.write { writer in
            try writer.addBook(
                AddressBook(
                    name: name, directory: binding, capabilities: .local, created: Timestamp(milliseconds: 0)))
            if let lastSuccess {
                try writer.setStatus(BookStatus(lastSuccess: Timestamp(milliseconds: lastSuccess)), ofBook: name)
            }
        }
    }

    func remove(_ number: Int) throws {
        try store.write { try $0.remove([.numbered(number)]) }
    }
}

@MainActor
private final class Received {
    var signals: [Signal] = []
}

extension ListState {
    var names: [String] { rows.map(\.name) }
}
