import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// Rejected pushes and conflicts.
struct PushVerdictTests {
    private static let messages = [
        RefusalMessage(field: .given, text: "First name is too short (minimum is 2 characters)"),
        RefusalMessage(field: nil, text: "and another"),
    ]

    @Test(arguments: StoreKind.allCases)
    func `what is refused stays with all its messages until it is changed`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        try book.editor.note(leia.id, "?")
        let luke = try book.editor.create(content("L"))
        let han = try book.editor.create(content("Han"))
        book.directory.fail { request in
            switch request {
            case .update: .refused(Self.messages)
            case .create(let content) where content.card.displayName == "L": .refused(Self.messages)
            default: nil
            }
        }
        let report = try await book.push()
        #expect(report.pushed == 1, "what is refused does not keep others from being sent")
        #expect(report.refused.map(\.contact) == [leia.id, luke])
        #expect(report.refused.allSatisfy { $0.messages == Self.messages })
        #expect(report.waiting == 2)
        for id in [leia.id, luke] { #expect(try book.entry(id)?.state == .refused(Self.messages)) }
        #expect(try book.contact(han)?.remoteID == "2")
        // Neither time nor another start sends it again, a change does.
        book.directory.forgetRequests()
        book.clock.advance(milliseconds: 86_400_000)
        #expect(try await book.push().refused.isEmpty)
        #expect(book.directory.requests.isEmpty)
        _ = try book.editor.update(luke) { $0.card.name.given = ["Luke"] }
        book.directory.heal()
        #expect(try await book.push().pushed == 1)
        #expect(book.directory.writes.summary == ["create Luke"])
        // Or the user's word that it shall be tried.
        #expect(try await book.push(forced: true).pushed == 1)
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a refused change of what was edited or deleted meanwhile is not held`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        let han = try await book.synced(content("Han"))
        try book.editor.note(leia.id, "?")
        try book.editor.note(han.id, "?")
        book.directory.onRequest { request, stage in
            guard case .update(let id, _, let content) = request, content.card.note == "?", stage == .arriving else {
                return
            }
            #expect(throws: Never.self) {
                if id == "1" { try book.editor.note(leia.id, "better") } else { _ = try book.editor.delete([han.id]) }
            }
        }
        book.directory.fail { request in
            if case .update(_, _, let content) = request, content.card.note == "?" {
                .refused(Self.messages)
            } else {
                nil
            }
        }
        #expect(try await book.push().refused.isEmpty)
        #expect(try await book.push().refused.isEmpty)
        #expect(book.contentsThere() == [content("Leia", note: "better")])
        #expect(try book.outbox().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `different fields merge`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        try book.editor.note(leia.id, "here")
        book.directory.changeElsewhere("1") { $0.card.title = "there" }
        #expect(try await book.push().conflicts.isEmpty)
        #expect(book.directory.writes.summary == ["update 1 note"])
        #expect(try book.contents() == [content("Leia", note: "here", title: "there")])
        #expect(book.contentsThere() == (try book.contents()))
    }

    @Test(arguments: StoreKind.allCases)
    func `a field that both changed is not sent until it is settled, the others are`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        try book.editor.note(leia.id, "here")
        try book.editor.title(leia.id, "Here")
        book.directory.changeElsewhere("1") { $0.card.note = "there" }
        let report = try await book.push()
        #expect(report.conflicts == [leia.id])
        #expect(book.directory.writes.summary == ["update 1 title"])
        #expect(try book.conflict(leia.id)?.fields == [.note])
        #expect(try book.contents() == [content("Leia", note: "here", title: "Here")])
        // Unsettled, it costs no request, and the user's wish to send at once does not settle it.
        book.directory.forgetRequests()
        #expect(try await book.push(forced: true).conflicts.isEmpty)
        #expect(book.directory.requests.isEmpty)
        try await book.refresh()
        #expect(try book.conflict(leia.id)?.fields == [.note])
        #expect(try book.contact(leia.id)?.hasConflict == true)
        #expect(try book.editor.resolve(leia.id, [.note: .mine], others: nil) == nil)
        try await book.refresh()
        #expect(book.directory.writes.summary == ["update 1 note"])
        #expect(book.contentsThere() == [content("Leia", note: "here", title: "Here")])
        #expect(try book.outbox().isEmpty)
        #expect(try book.conflict(leia.id) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted there and edited here is a conflict, settled either way`(kind: StoreKind) async throws {
        for side in ContactEditor.Side.allCases {
            let book = try SyncedBook(kind)
            let leia = try await book.synced()
            try book.editor.note(leia.id, "here")
            book.directory.deleteElsewhere("1")
            #expect(try await book.push().conflicts == [leia.id])
            #expect(try book.conflict(leia.id)?.kind == .deletedThere)
            #expect(try book.contents() == [content("Leia", note: "here")])
            book.directory.forgetRequests()
            try await book.push(forced: true)
            try await book.refresh()
            #expect(book.directory.requests == [.list])
            #expect(try book.contents() == [content("Leia", note: "here")])
            _ = try book.editor.resolve(leia.id, [:], others: side)
            try await book.refresh()
            #expect(book.contentsThere() == (side == .mine ? [content("Leia", note: "here")] : []))
            #expect(try book.contents() == book.contentsThere())
            #expect(try book.outbox().isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a passing "gone" heals with the list, and what is kept is looked up before it is created anew`(
        kind: StoreKind
    ) async throws {
        for heals in [true, false] {
            let book = try SyncedBook(kind)
            let leia = try await book.synced()
            try book.editor.note(leia.id, "here")
            book.directory.fail { if case .entry = $0 { .gone } else { nil } }
            #expect(try await book.push().conflicts == [leia.id])
            if heals {
                #expect(try await book.refresh().conflicts == 0)
                book.directory.heal()
            } else {
                book.directory.heal()
                _ = try book.editor.resolve(leia.id, [:], others: .mine)
            }
            try await book.refresh()
            #expect(book.contentsThere() == [content("Leia", note: "here")])
            #expect(try book.contents() == book.contentsThere())
            #expect(try book.outbox().isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what was deleted here and changed there is a conflict, settled either way`(kind: StoreKind) async throws {
        for side in ContactEditor.Side.allCases {
            let book = try SyncedBook(kind)
            let leia = try await book.synced()
            _ = try book.editor.delete([leia.id])
            book.directory.changeElsewhere("1") { $0.card.note = "there" }
            #expect(try await book.push().conflicts == [leia.id])
            #expect(try book.conflict(leia.id)?.kind == .deletedHere)
            // Held, whatever is asked for, and not brought back.
            try await book.push(forced: true)
            try await book.refresh(RefreshOptions(sending: .everything))
            #expect(book.directory.writes.isEmpty)
            #expect(try book.contents().isEmpty)
            _ = try book.editor.resolve(leia.id, [:], others: side)
            try await book.refresh()
            #expect(book.contentsThere() == (side == .mine ? [] : [content("Leia", note: "there")]))
            #expect(try book.contents() == book.contentsThere())
            #expect(try book.outbox().isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a held deletion that is taken back merges what both sides changed before`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        try book.editor.note(leia.id, "here")
        try book.editor.title(leia.id, "Here")
        _ = try book.editor.delete([leia.id])
        book.directory.changeElsewhere("1") {
            $0.card.note = "there"
            $0.isFavorite = true
        }
        try await book.push()
        _ = try book.editor.undo()
        try await book.refresh()
        #expect(book.directory.writes.summary == ["update 1 title"])
        #expect(try book.conflict(leia.id)?.kind == .bothChanged)
        #expect(try book.conflict(leia.id)?.fields == [.note])
        #expect(try book.contents() == [content("Leia", note: "here", title: "Here", isFavorite: true)])
    }
}
