import Directories
import Doubles
import Models
import Persistence
import Sync
import Testing

struct RefreshTests {
    @Test(arguments: StoreKind.allCases)
    func `the first refresh adds everything`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        let report = try await book.refresh(from: [entry(1, "Luke"), entry(2, "Leia", isFavorite: true)])
        #expect(report.fetched == 2)
        #expect(report.counts == [2, 0, 0, 0])
        let leia = try #require(try book.contacts()["2"])
        #expect(
            leia
                == Contact(
                    id: .numbered(2), book: "rebels", remoteID: "2",
                    card: ContactCard(name: ContactName(formatted: "Leia 2")), isFavorite: true,
                    created: book.clock.now, updated: book.clock.now))
        #expect(try book.status() == BookStatus(lastSuccess: book.clock.now))
    }

    @Test(arguments: StoreKind.allCases)
    func `a refresh that finds nothing new changes no contact`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...3))
        let before = try book.contacts()
        book.clock.advance(milliseconds: 60_000)
        let report = try await book.refresh(from: entries(1...3).reversed())
        #expect(report.fetched == 3)
        #expect(report.counts == [0, 0, 0, 3])
        #expect(try book.contacts() == before)
        #expect(try book.status().lastSuccess == Timestamp(milliseconds: 61_000))
    }

    @Test(arguments: StoreKind.allCases)
    func `what was added, changed and removed is told apart`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...4))
        let before = try book.contacts()
        book.clock.advance(milliseconds: 500)
        let report = try await book.refresh(from: [entry(5), entry(1), entry(3, "Rex"), entry(4)])
        #expect(report.fetched == 4)
        #expect(report.counts == [1, 1, 1, 2])
        let after = try book.contacts()
        #expect(after.keys.sorted() == ["1", "3", "4", "5"])
        #expect(after["1"] == before["1"])
        var rex = try #require(before["3"])
        rex.card.name.formatted = "Rex 3"
        rex.updated = Timestamp(milliseconds: 1_500)
        #expect(after["3"] == rex)
    }

    @Test(arguments: StoreKind.allCases)
    func `a favorite that the directory knows nothing of stays one`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: [entry(1), entry(2)])
        try book.favorite("1")
        try book.favorite("2")
        #expect(try await book.refresh(from: [entry(1), entry(2, "Cody")]).counts == [0, 1, 0, 1])
        let contacts = try book.contacts()
        #expect(contacts["1"]?.isFavorite == true)
        #expect(contacts["2"]?.isFavorite == true)
        #expect(contacts["2"]?.card.displayName == "Cody 2")
    }

    @Test(arguments: StoreKind.allCases)
    func `a favorite that the directory knows follows it`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: [entry(1, isFavorite: true), entry(2, isFavorite: false)])
        let report = try await book.refresh(from: [entry(1, isFavorite: false), entry(2, isFavorite: false)])
        #expect(report.counts == [0, 1, 0, 1])
        #expect(try book.contacts()["1"]?.isFavorite == false)
    }

    @Test(arguments: StoreKind.allCases)
    func `contacts that the directory never had, and other books, are not touched`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        let moment = Timestamp(milliseconds: 5)
        let own = Contact(
            id: .numbered(900), book: "rebels", card: ContactCard(note: "mine"), created: moment, updated: moment)
        let other = Contact(
            id: .numbered(901), book: "home", remoteID: "1", card: ContactCard(note: "other"), created: moment,
            updated: moment)
        try book.store.write { writer in
            try writer.addBook(AddressBook(name: "home", capabilities: .local, created: moment))
            try writer.insert(own, tag: nil)
            try writer.insert(other, tag: "t")
        }
        #expect(try await book.refresh(from: [entry(2)]).counts == [1, 0, 0, 0])
        #expect(
            try await book.refresh(RefreshOptions(acceptsMassRemoval: true), from: []).counts == [0, 0, 1, 0])
        let left = try book.contacts()
        #expect(left == ["1": other, own.id.text: own])
    }

    @Test func `what could not be read is reported and counted`() async throws {
        let book = try BoundBook()
        let skipped = [EntryIssue(index: 1, id: nil, reason: "list[1].id: …")]
        let omitted = [EntryIssue(index: 0, id: "1", reason: "list[0].birthdate: …")]
        book.directory.answer(with: [entry(1)], skipped: skipped, omitted: omitted)
        let report = try await book.refresh()
        #expect(report.skipped == skipped)
        #expect(report.omitted == omitted)
        #expect(report.fetched == 1)
        #expect(try book.status().skipped == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `an entry that cannot be read keeps what is stored of it`(kind: StoreKind) async throws {
        let book = try BoundBook(kind)
        _ = try await book.refresh(from: entries(1...3))
        let before = try book.contacts()
        let report = try await book.refresh(
            from: [entry(1)], skipped: [EntryIssue(index: 1, id: "2", reason: "no name")])
        #expect(report.counts == [0, 0, 1, 2])
        #expect(try book.contacts() == before.filter { $0.key != "3" })
    }

    @Test func `as long as all that is missing may be entries without an identifier, it is kept`() async throws {
        let book = try BoundBook()
        _ = try await book.refresh(from: entries(1...4))
        let before = try book.contacts()
        let nameless = [EntryIssue(index: 2, id: nil, reason: "null"), EntryIssue(index: 3, id: nil, reason: "null")]
        #expect(try await book.refresh(from: entries(1...2), skipped: nameless).counts == [0, 0, 0, 4])
        #expect(try book.contacts() == before)
        let agreed = RefreshOptions(acceptsMassRemoval: true)
        #expect(try await book.refresh(agreed, from: entries(1...2), skipped: nameless).counts == [0, 0, 0, 4])
        #expect(try await book.refresh(agreed, from: entries(1...1), skipped: nameless).counts == [0, 0, 3, 1])
    }
}
