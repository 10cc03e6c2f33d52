import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// A photo on its way: bytes go there, and the directory's own URL comes back.
struct PhotoPushTests {
    private static let face = PhotoData(Array("face".utf8), format: .jpeg)
    private static let other = PhotoData(Array("other".utf8), format: .png)
    private static let old = Photo(url: "http://directory/pictures/1/old.png?0")

    private func withPhoto(_ photo: Photo? = old) -> ContactContent {
        var content = content("Leia", note: "old")
        content.card.photo = photo
        return content
    }

    /// What the picture that the directory shows of a contact is.
    private func pictureThere(_ book: SyncedBook, _ id: String = "1") -> PhotoData? {
        (book.directory.contacts[id]?.card.photo?.url).flatMap { book.directory.pictures[$0] }
    }

    /// Nothing is open, and both sides show the same.
    private func expectSettled(_ book: SyncedBook, _ picture: PhotoData?, of id: ContactID) throws {
        #expect(try book.outbox().isEmpty)
        #expect(try book.conflict(id) == nil)
        #expect(pictureThere(book) == picture)
        #expect(try book.contact(id)?.card.photo == book.directory.contacts["1"]?.card.photo)
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo is sent with its bytes, and is the directory's from then on`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        #expect(try await book.push().pushed == 1)
        #expect(book.directory.writes.summary == ["update 1 photo"])
        try expectSettled(book, Self.face, of: leia.id)
        #expect(try book.contact(leia.id)?.card.photo?.storedName == nil)
        book.directory.forgetRequests()
        try await book.refresh()
        #expect(book.directory.writes.isEmpty)
        try expectSettled(book, Self.face, of: leia.id)
        // The step of the history still names the bytes.
        #expect(try book.store.read { try $0.hasPhoto(named: Self.face.name) })
    }

    @Test(arguments: StoreKind.allCases)
    func `a new contact is created first, and then gets its photo`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let luke = try book.editor.create(content("Luke"), in: "rebels", photo: Self.face).id
        try await book.push()
        #expect(book.directory.writes.summary == ["create Luke", "update 1 photo"])
        try expectSettled(book, Self.face, of: luke)
    }

    @Test(arguments: StoreKind.allCases)
    func `other fields go first, and a refused photo does not hold them up`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        try book.editor.note(leia.id, "new")
        let message = RefusalMessage(field: .photo, text: "Profile pic is too large")
        book.directory.fail { request in
            if case .update(_, [.photo], _) = request { .refused([message]) } else { nil }
        }
        let report = try await book.push()
        #expect(report.refused.map(\.messages) == [[message]])
        #expect(book.directory.writes.summary == ["update 1 note"])
        #expect(try book.entry(leia.id)?.state == .refused([message]))
        #expect(try book.entry(leia.id)?.fields == [.photo])
        #expect(try book.contact(leia.id)?.card.photo == Self.face.photo, "it is shown until the person decides")
        // A smaller one is tried again.
        book.directory.heal()
        _ = try book.editor.setPhoto(of: leia.id, to: Self.other)
        try await book.push()
        try expectSettled(book, Self.other, of: leia.id)
    }

    @Test(arguments: StoreKind.allCases)
    func `with a photo goes what the directory has, not what is in conflict here`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        _ = try book.editor.update(leia.id) { $0.card.name.given = ["Mine"] }
        book.directory.changeElsewhere("1") { $0.card.name.given = ["Theirs"] }
        try await book.push()
        guard case .update("1", [.photo], let sent)? = book.directory.writes.last else {
            Issue.record("\(book.directory.writes)")
            return
        }
        #expect(sent.card.name.given == ["Theirs"])
        #expect(try book.conflict(leia.id)?.fields == [.given])
        #expect(pictureThere(book) == Self.face)
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo that both sides changed is a conflict, and mine is sent when that is said`(
        kind: StoreKind
    ) async throws {
        for side in ContactEditor.Side.allCases {
            let book = try SyncedBook(kind)
            let leia = try await book.synced(withPhoto())
            _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
            let theirs = Photo(url: "http://directory/pictures/1/theirs.png?5")
            book.directory.changeElsewhere("1") { $0.card.photo = theirs }
            #expect(try await book.push().conflicts == [leia.id])
            #expect(book.directory.writes.isEmpty)
            #expect(try book.conflict(leia.id)?.fields == [.photo])
            #expect(try book.contact(leia.id)?.card.photo == Self.face.photo)
            _ = try book.editor.resolve(leia.id, [:], others: side)
            try await book.push()
            try expectSettled(book, side == .mine ? Self.face : nil, of: leia.id)
        }
    }

    // MARK: - On its way

    private static let faults: [StubWritableDirectory.Fault] = [
        .lostAnswer, .lostRequest, .status(500, isCarriedOut: true), .status(502), .canceled,
    ]

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a photo whose answer is lost is sent again, and is there once`(kind: StoreKind, fault: Int) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        book.directory.failNextWrite(Self.faults[fault])
        await #expect(throws: SyncError.self) { try await book.push() }
        #expect(try book.contact(leia.id)?.card.photo == Self.face.photo)
        book.clock.advance(milliseconds: 3_600_000)
        #expect(try await book.push().conflicts == [])
        try expectSettled(book, Self.face, of: leia.id)
    }

    @Test(arguments: StoreKind.allCases, faults.indices)
    func `a refresh after a lost answer, and a deletion, take the photo for our own`(
        kind: StoreKind, fault: Int
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        book.directory.failNextWrite(Self.faults[fault])
        await #expect(throws: SyncError.self) { try await book.push() }
        await #expect(throws: Never.self) { try await book.refresh() }
        #expect(try book.conflict(leia.id) == nil)
        _ = try book.editor.delete([leia.id])
        book.clock.advance(milliseconds: 3_600_000)
        try await book.refresh()
        #expect(book.directory.contacts.isEmpty)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `where the directory renames files, nobody knows whose photo it is, and the person decides`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        book.directory.setKeepingFileNames(false)
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        book.directory.failNextWrite(.lostAnswer)
        await #expect(throws: SyncError.self) { try await book.push() }
        book.clock.advance(milliseconds: 3_600_000)
        #expect(try await book.push().conflicts == [leia.id])
        _ = try book.editor.resolve(leia.id, [:], others: .theirs)
        try expectSettled(book, Self.face, of: leia.id)
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo that is changed while one is on its way is sent after it`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        let isFirst = Once()
        book.directory.onRequest { request, stage in
            guard request.isWrite, stage == .answered, isFirst.isFirst() else { return }
            #expect(throws: Never.self) { try book.editor.setPhoto(of: leia.id, to: Self.other) }
        }
        try await book.push()
        #expect(book.directory.writes.summary == ["update 1 photo", "update 1 photo"])
        try expectSettled(book, Self.other, of: leia.id)
    }

    @Test(arguments: StoreKind.allCases)
    func `a process that ends at any commit sends the photo all the same`(kind: StoreKind) async throws {
        for commit in 0..<8 {
            let book = try SyncedBook(kind)
            let leia = try await book.synced(withPhoto())
            try book.editor.note(leia.id, "new")
            _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
            book.store.failCommit(after: commit)
            _ = try? await book.push()
            book.store.failCommit(after: .max)
            book.clock.advance(milliseconds: 3_600_000)
            try await book.refresh()
            try expectSettled(book, Self.face, of: leia.id)
            #expect(book.directory.contacts["1"]?.card.note == "new", "after \(commit) commits")
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact that was deleted there is created anew with its photo`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        book.directory.deleteElsewhere("1")
        #expect(try await book.push().conflicts == [leia.id])
        _ = try book.editor.resolve(leia.id, [:], others: .mine)
        try await book.push()
        #expect(pictureThere(book, "2") == Self.face)
        #expect(try book.outbox().isEmpty)
    }

    // MARK: - What the directory does not do

    @Test(arguments: StoreKind.allCases)
    func `a photo that the directory took and does not show is not sent for ever`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(withPhoto())
        _ = try book.editor.setPhoto(of: leia.id, to: Self.face)
        book.directory.onRequest { request, stage in
            if request.isWrite, stage == .answered { book.directory.changeElsewhere("1") { $0.card.photo = Self.old } }
        }
        try await book.push()
        try await book.refresh()
        #expect(book.directory.writes.count == 1)
        #expect(try book.contact(leia.id)?.card.photo == Self.old)
        #expect(try book.outbox().isEmpty)
    }

    @Test func `a book that was bound before its kind took photos learns it at the next refresh`() async throws {
        let book = try SyncedBook()
        try book.store.write { writer in
            var known = try #require(try writer.books().first)
            known.capabilities.operations = [.update]
            try writer.updateBook(known)
        }
        let leia = try await book.synced(withPhoto())
        #expect(try book.editor.setPhoto(of: leia.id, to: Self.face) != nil)
        #expect(try book.store.read { try $0.books() }.first?.capabilities == .local)
    }
}
