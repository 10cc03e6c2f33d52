import AddressBooks
import Directories
import Doubles
import Models
import Persistence
import Testing

/// What the catalog says to a form before a book is added, and to the user before one is removed.
struct BookFormTests {
    private let store = InMemoryContactStore()
    private let clock = ManualClock()
    private let catalog: BookCatalog

    init() {
        let directory = StubDirectoryService([])
        catalog = BookCatalog(
            store: store,
            kinds: [directory.kind(), directory.kind(named: "public", defaultURL: "https://api/"), Self.strict],
            clock: clock.wallClock, given: PristineBooks { book, _ in book == "gift" })
    }

    /// A kind with two options, which are numbers.
    private static let strict = DirectoryKind(
        name: "strict", summary: "Takes numbers", defaultURL: "https://api/",
        options: [
            DirectoryOption(name: "first", summary: "A number"),
            DirectoryOption(name: "second", summary: "Another one"),
        ], capabilities: .readOnly([.name])
    ) { (binding) throws(DirectoryError) in
        _ = try DirectoryURL.base(binding.url)
        _ = try binding.number("first", in: 1...9)
        _ = try binding.number("second", in: 1...9)
        return StubDirectoryService([])
    }

    @Test func `kinds tell what they are and ask for`() {
        #expect(catalog.bookKinds.map(\.name) == ["stub", "public", "strict"])
        #expect(catalog.bookKinds.map(\.defaultURL) == [nil, "https://api/", "https://api/"])
        #expect(catalog.bookKinds[2].options.map(\.name) == ["first", "second"])
        #expect(catalog.bookKinds[0].summary == "Answers as told")
    }

    @Test func `each part that is wrong is told, each at its place`() throws {
        _ = try catalog.add("home", kind: nil, url: nil, options: [:])
        let faults = try catalog.errors(
            in: "home", kind: "strict", url: "api", options: ["first": "x", "second": "10", "third": "1"])
        #expect(faults.map(\.subject) == [.name, .url, .option("first"), .option("second"), .option("third")])
        #expect(faults.first?.message == "there is already a book \"home\"")
    }

    @Test(
        arguments: [
            ("", nil, nil, [.name]), ("new", nil, nil, []), ("new", "stub", nil, [.url]), ("new", "public", nil, []),
            ("new", "gopher", nil, [.kind]), ("a b", "stub", "http://a/", [.name]),
        ] as [(String, String?, String?, [BookError.Subject])])
    func `what can be added has no faults, and nothing is added by looking`(
        name: String, kind: String?, url: String?, subjects: [BookError.Subject]
    ) throws {
        #expect(try catalog.errors(in: name, kind: kind, url: url, options: [:]).map(\.subject) == subjects)
        #expect(try store.read { try $0.books() }.isEmpty)
        if subjects.isEmpty {
            #expect(throws: Never.self) { try catalog.add(name, kind: kind, url: url, options: [:]) }
        } else {
            #expect(throws: BookError.self) { try catalog.add(name, kind: kind, url: url, options: [:]) }
        }
    }

    @Test func `an empty option is none`() throws {
        #expect(try catalog.errors(in: "new", kind: "strict", url: nil, options: ["first": ""]).isEmpty)
    }

    // MARK: - Losses

    @Test func `a book of this machine loses its contacts, one that was given only what is in the trash`() throws {
        for name in ["home", "gift"] {
            _ = try catalog.add(name, kind: nil, url: nil, options: [:])
            #expect(try catalog.loss(with: name) == nil)
        }
        try insert(1, in: "home")
        try insert(2, in: "gift")
        #expect(try catalog.loss(with: "home")?.text == "its 1 contact, stored nowhere else")
        #expect(try catalog.loss(with: "gift") == nil)
        try store.write { try $0.putInTrash(TrashedContact(contact: Self.contact(3, in: "gift"), deleted: clock.now)) }
        #expect(try catalog.loss(with: "gift")?.text == "1 deleted contact in the trash, stored nowhere else")
    }

    @Test func `a bound book loses what its directory does not have yet`() throws {
        _ = try catalog.add("work", kind: "stub", url: "http://a/", options: [:])
        try insert(1, in: "work")
        #expect(try catalog.loss(with: "work") == nil)
        try store.write { writer in
            try writer.saveOutboxEntry(
                OutboxEntry(
                    contact: .numbered(1), book: "work", remoteID: "1", operation: .update, fields: [.note],
                    created: clock.now))
            try writer.setConflict(
                Conflict(contact: .numbered(1), book: "work", kind: .bothChanged, fields: [.note]))
        }
        let text = "1 change not sent to the directory yet (1 in conflict), stored nowhere else"
        #expect(try catalog.loss(with: "work")?.text == text)
        #expect(throws: StoreError.noSuchBook("nowhere")) { try catalog.loss(with: "nowhere") }
    }

    private func insert(_ number: Int, in book: String) throws {
        try store.write { try $0.insert(Self.contact(number, in: book), tag: nil) }
    }

    private static func contact(_ number: Int, in book: String) -> Contact {
        Contact(
            id: .numbered(number), book: book, remoteID: nil, card: ContactCard(),
            created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
    }
}
