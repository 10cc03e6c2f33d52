import AddressBooks
import Directories
import Doubles
import Models
import Persistence
import Sync
import Synchronization
import Testing

struct RefreshFailureTests {
    @Test(arguments: StoreKind.allCases)
    func `a failed fetch leaves store and status as they were`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        book.directory.answer(with: entries(1...3), state: "v1")
        _ = try await book.refresh()
        let contacts = try book.contacts()
        let status = try book.status()
        book.clock.advance(milliseconds: 7)
        let fault = DirectoryError.wrongShape(host: "directory", detail: "a list is needed")
        book.directory.answer { (_, _) throws(DirectoryError) in throw fault }
        let error = await #expect(throws: SyncError.self) { try await book.refresh() }
        #expect(error?.message == "rebels: directory sent an unexpected response: a list is needed")
        #expect(error?.hint == fault.hint)
        #expect(error?.isCancellation == false)
        #expect(try book.contacts() == contacts)
        #expect(try book.status() == status)
    }

    @Test(arguments: StoreKind.allCases)
    func `a book that is removed while it is read stays removed`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        book.directory.answer { (_, _) throws(DirectoryError) in
            #expect(throws: Never.self) { try book.store.write { try $0.removeBook(named: "rebels") } }
            return DirectoryFetch(.everything(EntryList(entries: entries(1...3))))
        }
        await expectBookChanged(book)
        #expect(try book.contacts().isEmpty)
    }

    @Test func `a book that is bound elsewhere while it is read gets nothing of the old directory`() async throws {
        let book = try BoundBook()
        book.directory.answer { (_, _) throws(DirectoryError) in
            #expect(throws: Never.self) {
                try book.catalog.set("rebels", [(key: "url", value: "http://elsewhere/")])
            }
            return DirectoryFetch(.everything(EntryList(entries: entries(1...3))))
        }
        await expectBookChanged(book)
        #expect(try book.contacts().isEmpty)
        #expect(try book.status() == BookStatus())
    }

    @Test func `unchanged is not believed of a book that was made anew meanwhile`() async throws {
        let book = try BoundBook()
        book.directory.answer(with: entries(1...3), state: "v1")
        _ = try await book.refresh()
        book.directory.answer { (_, _) throws(DirectoryError) in
            #expect(throws: Never.self) {
                try book.store.write { try $0.removeBook(named: "rebels") }
                try book.bind()
            }
            return DirectoryFetch(.unchanged, state: "v1")
        }
        await expectBookChanged(book)
        #expect(try book.status().directoryState == nil)
    }

    @Test func `books that cannot be refreshed are named`() async throws {
        let book = try BoundBook()
        let moment = Timestamp(milliseconds: 0)
        try book.store.write { writer in
            try writer.addBook(AddressBook(name: "home", capabilities: .local, created: moment))
            let bindings = [
                "old": DirectoryBinding(kind: "gopher", url: "http://a/"),
                "bad": DirectoryBinding(kind: "stub", url: "file:///etc/passwd"),
            ]
            for (name, binding) in bindings {
                try writer.addBook(
                    AddressBook(name: name, directory: binding, capabilities: .local, created: moment))
            }
        }
        let expected = [
            "empire": "there is no book \"empire\"",
            "home": "the book \"home\" is a local book: it has no directory to sync with",
            "old": "the book \"old\" has a directory of the kind \"gopher\", which this version doesn't support",
            "bad": "bad: \"file:///etc/passwd\" can't be used: only http and https are supported",
        ]
        for (name, message) in expected {
            let error = await #expect(throws: SyncError.self) {
                try await book.synchronizer.refresh(name, options: RefreshOptions()) { _ in }
            }
            #expect(error?.message == message)
        }
        #expect(book.directory.states.isEmpty)
    }

    @Test func `a store that cannot be read or written is named`() async throws {
        let store = FaultyContactStore()
        let directory = StubDirectoryService(entries(1...3))
        let binding = DirectoryBinding(kind: "stub", url: "http://a/")
        try store.write {
            try $0.addBook(
                AddressBook(
                    name: "rebels", directory: binding, capabilities: .local, created: Timestamp(milliseconds: 0)))
        }
        let synchronizer = DirectorySynchronizer(
            store: store, kinds: [directory.kind()], clock: ManualClock().wallClock,
            identifiers: SequentialIdentifiers().generator)
        for failsDuringFetch in [false, true] {
            store.isFailing = !failsDuringFetch
            directory.answer { (_, _) throws(DirectoryError) in
                store.isFailing = failsDuringFetch
                return DirectoryFetch(.everything(EntryList(entries: entries(1...3))))
            }
            let error = await #expect(throws: SyncError.self) {
                try await synchronizer.refresh("rebels", options: RefreshOptions()) { _ in }
            }
            #expect(error?.message == FaultyContactStore.fault.message)
            #expect(error?.hint == FaultyContactStore.fault.hint)
        }
        store.isFailing = false
        #expect(try store.read { try $0.count(ContactQuery()) } == 0)
    }

    private func expectBookChanged(_ book: BoundBook) async {
        let error = await #expect(throws: SyncError.self) { try await book.refresh() }
        guard case .bookChanged("rebels") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}

extension BoundBook {
    var catalog: BookCatalog { BookCatalog(store: store, kinds: [directory.kind()], clock: clock.wallClock) }
}
