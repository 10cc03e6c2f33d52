import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// A refresh while changes of the user wait.
struct RefreshWithEditsTests {
    /// A book whose changes do not reach the directory, but whose list does.
    private func bookWithoutWrites(_ kind: StoreKind) async throws -> (SyncedBook, ContactID) {
        let book = try SyncedBook(kind)
        let leia = try await book.synced(content("Leia", note: "old"))
        return (book, leia.id)
    }

    /// Refreshes with what waits not yet due.
    private func refreshOnly(_ book: SyncedBook) async throws -> RefreshReport {
        book.directory.fail { request in
            switch request {
            case .list: nil
            default: .status(500)
            }
        }
        _ = try? await book.push()
        book.directory.heal()
        return try await book.refresh()
    }

    @Test(arguments: StoreKind.allCases)
    func `fields that were changed on one side only are merged`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        try book.editor.note(leia, "here")
        book.directory.changeElsewhere("1") { $0.card.title = "there" }
        let report = try await refreshOnly(book)
        #expect([report.changed, report.conflicts, report.waiting] == [1, 0, 1])
        #expect(try book.contents() == [content("Leia", note: "here", title: "there")])
        #expect(try book.entry(leia)?.fields == [.note])
        #expect(book.directory.writes.isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a field that both changed is a conflict, and one that both changed alike is not`(
        kind: StoreKind
    ) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        try book.editor.note(leia, "here")
        try book.editor.title(leia, "same")
        book.directory.changeElsewhere("1") {
            $0.card.note = "there"
            $0.card.title = "same"
        }
        let report = try await refreshOnly(book)
        #expect(report.conflicts == 1)
        #expect(try book.conflict(leia)?.fields == [.note])
        #expect(try book.contents() == [content("Leia", note: "here", title: "same")])
        // It stays one however often it is looked at, and is none when the directory gives in.
        _ = try await book.refresh()
        #expect(try book.conflict(leia)?.fields == [.note])
        book.directory.changeElsewhere("1") { $0.card.note = "here" }
        #expect(try await book.refresh().conflicts == 0)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `what the list no longer has stays where it was changed here`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        let greedo = try await book.synced(content("Greedo"))
        try book.editor.note(leia, "here")
        book.directory.deleteElsewhere("1")
        book.directory.deleteElsewhere(greedo.remoteID)
        let report = try await refreshOnly(book)
        #expect([report.removed, report.conflicts] == [1, 1])
        #expect(try book.conflict(leia)?.kind == .deletedThere)
        #expect(try book.contents() == [content("Leia", note: "here")])
        #expect(try await book.refresh().removed == 0)
        #expect(try book.contents() == [content("Leia", note: "here")])
    }

    @Test(arguments: StoreKind.allCases)
    func `what comes back to the list is a conflict no longer, and its change is sent`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        let others = try await book.synced(content("Han"))
        try book.editor.note(leia, "here")
        // As a server that answers with less than it has: the contact is missing once.
        try book.store.write { writer in
            try writer.setConflict(Conflict(contact: leia, book: "rebels", kind: .deletedThere, fields: []))
            guard var entry = try writer.outboxEntry(of: leia) else { return }
            entry.state = .refused([RefusalMessage(field: nil, text: "it was deleted there")])
            try writer.saveOutboxEntry(entry)
        }
        book.directory.changeElsewhere("1") { $0.card.title = "back" }
        try await book.refresh()
        #expect(try book.conflict(leia) == nil)
        try await book.refresh()
        #expect(book.contentsThere() == [content("Leia", note: "here", title: "back"), content("Han")])
        #expect(try book.contact(others.id) != nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted here is not brought back`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        _ = try book.editor.delete([leia])
        _ = try await book.synced(content("Han"))
        let report = try await refreshOnly(book)
        #expect(report.added == 0)
        #expect(try book.contents() == [content("Han")])
        #expect(book.contentsThere() == [content("Han")])
    }

    @Test(arguments: StoreKind.allCases)
    func `what the list said while a deletion waited counts when it is taken back`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        _ = try book.editor.delete([leia])
        book.directory.changeElsewhere("1") { $0.card.title = "there" }
        _ = try await refreshOnly(book)
        _ = try book.editor.undo()
        try await book.refresh()
        #expect(try book.contents() == [content("Leia", note: "old", title: "there")])
        // And so does that it no longer has it.
        _ = try book.editor.delete([leia])
        book.directory.deleteElsewhere("1")
        _ = try await refreshOnly(book)
        _ = try book.editor.undo()
        try await book.refresh(RefreshOptions(acceptsMassRemoval: true))
        #expect(try book.contents().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a part of a list removes nothing`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        _ = try await book.synced(content("Han"))
        book.directory.deleteElsewhere("1")
        book.directory.setListWhole(false)
        #expect(try await book.refresh().removed == 0)
        #expect(try book.contact(leia) != nil)
        book.directory.setListWhole(true)
        #expect(try await book.refresh().removed == 1)
        #expect(try book.contact(leia) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `a refresh that would remove most is held back, and what waits is sent all the same`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        for number in 1...10 { book.directory.createElsewhere(content("Clone \(number)")) }
        try await book.refresh()
        _ = try book.editor.create(content("Luke"))
        for number in 1...7 { book.directory.deleteElsewhere(String(number)) }
        let error = await #expect(throws: SyncError.self) { try await book.refresh() }
        guard case .heldBack(let held, of: 11) = error, held.removed == 7 else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try book.contents().count == 11)
        #expect(book.directory.writes.summary == ["create Luke"])
        #expect(try await book.refresh(RefreshOptions(acceptsMassRemoval: true)).removed == 7)
        #expect(try book.contents().count == 4)
    }

    @Test(arguments: StoreKind.allCases)
    func `a directory that knows no favorites leaves them as they are here`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, knowsFavorites: false)
        let leia = try await book.synced()
        try book.store.write { writer in
            guard var contact = try writer.contact(leia.id) else { return }
            contact.isFavorite = true
            try writer.replace(contact, tag: try writer.tag(of: leia.id))
        }
        try book.editor.note(leia.id, "here")
        book.directory.changeElsewhere("1") { $0.card.title = "there" }
        try await book.refresh()
        #expect(book.directory.writes.summary == ["update 1 note"])
        #expect(try book.contents() == [content("Leia", note: "here", title: "there", isFavorite: true)])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a dry run sends nothing and writes nothing`(kind: StoreKind) async throws {
        let (book, leia) = try await bookWithoutWrites(kind)
        try book.editor.note(leia, "here")
        book.directory.createElsewhere(content("Han"))
        #expect(try await book.refresh(RefreshOptions(isDryRun: true)).added == 1)
        #expect(book.directory.requests == [.list])
        #expect(try book.contents() == [content("Leia", note: "here")])
        #expect(try book.outbox().count == 1)
    }
}
