import ChangeDelivery
import Doubles
import Editing
import Glibc
import Models
import Persistence
import SQLitePersistence
import Sync

/// The stores from which edits are sent alike.
enum StoreKind: CaseIterable {
    case memory, sqlite
}

/// A store with a book of this machine, `home`, and two that are bound to a directory, `work` and `club`; an editor over
/// it, and the delivery that the editor tells.
@MainActor
final class DeliveryFixture {
    struct Failure: Error {
        let number: Int32
    }

    let store: FaultyContactStore
    let directory: StubWritableDirectory
    let delivery: ChangeDelivery
    let editor: ContactEditor
    private let folder: String

    /// - Parameter synchronizer: nil for one that sends to ``directory``.
    init(
        _ kind: StoreKind = .memory, isOffline: Bool = false, synchronizer: (any BookSynchronizer)? = nil
    ) throws {
        var template = Array("/tmp/kith-delivery-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure(number: errno) }
        folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        switch kind {
        case .memory: store = FaultyContactStore()
        case .sqlite: store = FaultyContactStore(try SQLiteContactStore(path: "\(folder)/kith.db"))
        }
        let clock = ManualClock(milliseconds: 1_000_000)
        let identifiers = SequentialIdentifiers().generator
        directory = StubWritableDirectory(clock: clock.wallClock)
        let sends =
            synchronizer
            ?? DirectorySynchronizer(
                store: store, kinds: [directory.kind()], clock: clock.wallClock, identifiers: identifiers,
                lock: .inProcess())
        let delivery = ChangeDelivery(store: store, synchronizer: sends, isOffline: isOffline)
        self.delivery = delivery
        editor = ContactEditor(store: store, clock: clock.wallClock, identifiers: identifiers) { delivery.note($0) }
        let binding = DirectoryBinding(kind: "stub", url: "http://directory/")
        try store.write { writer in
            try writer.addBook(AddressBook(name: "home", capabilities: .local, created: clock.now))
            for name in ["work", "club"] {
                try writer.addBook(
                    AddressBook(name: name, directory: binding, capabilities: .local, created: clock.now))
            }
        }
    }

    deinit {
        for name in ["kith.db", "kith.db-wal", "kith.db-shm"] { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    @discardableResult func create(_ name: String, in book: String = "work") throws -> ContactID {
        let card = ContactCard(name: ContactName(formatted: name))
        return try editor.create(ContactContent(card: card, isFavorite: false), in: book).id
    }

    /// Number of changes wait in the outbox.
    var waiting: Int { get throws { try store.read { try $0.outbox(ofBook: nil).count } } }
}

/// Holds work back until the test opens it, and says when work has come.
actor Gate {
    private var isOpen = false
    private var held: [CheckedContinuation<Void, Never>] = []
    private var arrivals = 0
    private var expecting: [CheckedContinuation<Void, Never>] = []

    func wait() async {
        arrivals += 1
        for continuation in expecting { continuation.resume() }
        expecting = []
        guard !isOpen else { return }
        await withCheckedContinuation { held.append($0) }
    }

    /// Returns once work has come.
    func reached() async {
        guard arrivals == 0 else { return }
        await withCheckedContinuation { expecting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in held { continuation.resume() }
        held = []
    }
}
