import AddressBooks
import Directories
import Doubles
import Models
import Persistence
import Testing

struct BookCatalogTests {
    private let store = InMemoryContactStore()
    private let directory = StubDirectoryService([])
    private let clock = ManualClock()
    private let catalog: BookCatalog

    init() {
        catalog = BookCatalog(
            store: store, kinds: [directory.kind(), directory.kind(named: "public", defaultURL: "https://api/")],
            clock: clock.wallClock)
    }

    @Test func `a book without a kind lives on this machine`() throws {
        let book = try catalog.add("home", kind: nil, url: nil, options: [:])
        #expect(book == AddressBook(name: "home", capabilities: .local, created: clock.now))
        #expect(try books() == [book])
    }

    @Test func `a bound book has its kind's capabilities, and nothing is fetched`() throws {
        let book = try catalog.add("rebels", kind: "stub", url: " http://a/ ", options: ["page": "5"])
        #expect(book.directory == DirectoryBinding(kind: "stub", url: "http://a/", options: ["page": "5"]))
        #expect(book.capabilities == .readOnly([.name]))
        #expect(directory.states.isEmpty)
    }

    @Test func `a token in a URL is stored, but never shown, and a user name without encryption warns`() throws {
        let book = try catalog.add("api", kind: "stub", url: "http://me@a/?token=abc", options: [:])
        #expect(book.directory?.url == "http://me@a/?token=abc")
        #expect(try store.read { try BookSummary(book, reader: $0).url } == "http://***@a/?token=***")
        #expect(BookSummary.warning(about: book)?.contains("unencrypted") == true)
        #expect(try BookSummary.warning(about: catalog.add("home", kind: nil, url: nil, options: [:])) == nil)
    }

    @Test func `the kind's own URL is used where none is given, and an empty option is none`() throws {
        let book = try catalog.add("all", kind: "public", url: nil, options: ["page": ""])
        #expect(book.directory == DirectoryBinding(kind: "public", url: "https://api/"))
    }

    @Test(
        arguments: [
            ("", nil, nil, [:], "\"\" is not a valid book name: a book needs a name"),
            (
                "a b", nil, nil, [:],
                "\"a b\" is not a valid book name: a book's name can't contain spaces, control characters, \"/\" or \":\""
            ),
            ("b", "gopher", "http://a/", [:], "there is no kind of directory \"gopher\""),
            ("b", "stub", nil, [:], "a book of the kind stub needs a URL"),
            ("b", nil, "http://a/", [:], "a URL or an option needs a directory kind"),
            ("b", nil, nil, ["page": "5"], "a URL or an option needs a directory kind"),
            ("b", "stub", "a", [:], "\"a\" can't be used: only http and https are supported"),
            ("b", "stub", "", [:], "\"\" can't be used: it is not a URL"),
            ("b", "stub", "http://a/", ["pages": "5"], "this kind of directory has no option \"pages\""),
        ] as [(String, String?, String?, [String: String], String)])
    func `a book that cannot be is refused, and says why`(
        name: String, kind: String?, url: String?, options: [String: String], message: String
    ) throws {
        let fault = #expect(throws: BookError.self) {
            try catalog.add(name, kind: kind, url: url, options: options)
        }
        #expect(fault?.message == message)
        #expect(try books().isEmpty)
    }

    @Test func `faults name what there is to choose from`() {
        #expect(BookError.unknownKind("x", known: ["stub", "public"]).hint == "Known kinds: stub, public.")
        #expect(BookError.urlNeeded(kind: "stub").hint == "Add it to the book.")
        #expect(BookError.badBinding(.unknownOption("x", known: ["page"])).hint == "It has these: page.")
    }

    @Test func `a name that is taken is refused`() throws {
        _ = try catalog.add("home", kind: nil, url: nil, options: [:])
        #expect(throws: StoreError.bookExists("home")) {
            try catalog.add("home", kind: "stub", url: "http://a/", options: [:])
        }
    }

    @Test func `another URL forgets the directory's state, and keeps the rest`() throws {
        try addBoundBook()
        let book = try catalog.set("rebels", [(key: "url", value: " http://b/ ")])
        #expect(book.directory == DirectoryBinding(kind: "stub", url: "http://b/", options: ["page": "5"]))
        #expect(try books() == [book])
        #expect(
            try store.read { try $0.status(ofBook: "rebels") }
                == BookStatus(lastSuccess: Timestamp(milliseconds: 3), skipped: 2))
    }

    @Test func `options are set, changed and taken away`() throws {
        try addBoundBook()
        let changed = try catalog.set("rebels", [(key: "page", value: "5"), (key: "page", value: "9")])
        #expect(changed.directory?.options == ["page": "9"])
        #expect(try catalog.set("rebels", [(key: "page", value: "")]).directory?.options == [:])
    }

    @Test func `setting what is already so keeps the directory's state`() throws {
        try addBoundBook()
        _ = try catalog.set("rebels", [(key: "url", value: "http://a/"), (key: "page", value: "5")])
        #expect(try store.read { try $0.status(ofBook: "rebels").directoryState } == "v1")
    }

    @Test func `what cannot be set changes nothing`() throws {
        try addBoundBook()
        _ = try catalog.add("home", kind: nil, url: nil, options: [:])
        let before = try books()
        #expect(throws: StoreError.noSuchBook("empire")) {
            try catalog.set("empire", [(key: "url", value: "http://b/")])
        }
        for (name, key, value) in [("home", "url", "http://b/"), ("rebels", "url", "b"), ("rebels", "pages", "5")] {
            #expect(throws: BookError.self) {
                try catalog.set(name, [(key: "page", value: "1"), (key: key, value: value)])
            }
        }
        #expect(try books() == before)
    }

    @Test func `a removed book takes its contacts and its status with it`() throws {
        try addBoundBook()
        try catalog.remove("rebels")
        #expect(try books().isEmpty)
        #expect(try store.read { try $0.count(ContactQuery()) } == 0)
        #expect(throws: StoreError.noSuchBook("rebels")) { try catalog.remove("rebels") }
        _ = try catalog.add("rebels", kind: "stub", url: "http://a/", options: [:])
        #expect(try store.read { try $0.status(ofBook: "rebels") } == BookStatus())
    }

    private func books() throws -> [AddressBook] { try store.read { try $0.books() } }

    /// `rebels` with one contact, which was refreshed before.
    private func addBoundBook() throws {
        _ = try catalog.add("rebels", kind: "stub", url: "http://a/", options: ["page": "5"])
        try store.write { writer in
            let moment = Timestamp(milliseconds: 3)
            try writer.insert(
                Contact(
                    id: .numbered(1), book: "rebels", remoteID: "1", card: ContactCard(), created: moment,
                    updated: moment), tag: nil)
            try writer.setStatus(
                BookStatus(lastSuccess: moment, skipped: 2, directoryState: "v1"), ofBook: "rebels")
        }
    }
}
