import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Testing

/// Waiting of changes that cannot be sent, and its duration.
struct OfflineTests {
    @Test(arguments: StoreKind.allCases)
    func `everything waits, and arrives in order when somebody answers again`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind)
        let leia = try await book.synced()
        let greedo = try await book.synced(content("Greedo"))
        book.directory.fail { _ in .offline }
        let luke = try book.editor.create(content("Luke"))
        try book.editor.note(luke, "Farmer")
        try book.editor.note(leia.id, "Princess")
        _ = try book.editor.setFavorite([leia.id], true)
        _ = try book.editor.delete([greedo.id])
        _ = try book.editor.create(content("Jar Jar"))
        _ = try book.editor.undo()
        let before = try book.contents()
        await #expect(throws: SyncError.self) { try await book.refresh() }
        #expect(book.directory.requests.count == 1, "nobody answers: there is no use in asking again")
        #expect(try book.contents() == before)
        #expect(try book.outbox().count == 3)
        // Not yet due.
        book.directory.heal()
        book.directory.forgetRequests()
        book.clock.advance(milliseconds: 29_999)
        #expect(try await book.push().pushed == 0)
        #expect(book.directory.requests.isEmpty)
        book.clock.advance(milliseconds: 1)
        #expect(try await book.push().pushed == 3)
        #expect(book.directory.writes.summary == ["create Luke", "update 1 favorite+note", "delete 2"])
        #expect(try book.outbox().isEmpty)
    }

    @Test func `the person's wish to send at once is no longer kept waiting`() async throws {
        let book = try SyncedBook()
        _ = try book.editor.create(content("Luke"))
        book.directory.fail { _ in .offline }
        await #expect(throws: SyncError.self) { try await book.push() }
        book.directory.heal()
        #expect(try await book.push(forced: true).pushed == 1)
    }

    @Test(arguments: [(0.0, 1.0), (0.5, 0.75), (1.0, 0.5)])
    func `waits double up to an hour, less a random part of a half`(random: Double, share: Double) async throws {
        let book = try SyncedBook()
        let luke = try book.editor.create(content("Luke"))
        book.directory.fail { _ in .offline }
        for seconds in [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600] {
            await #expect(throws: SyncError.self) { try await book.push(random: random) }
            let until = book.clock.now.milliseconds + Int64(Double(seconds) * 1_000 * share)
            #expect(try book.entry(luke)?.state == .waiting(notBefore: Timestamp(milliseconds: until)))
            book.clock.advance(milliseconds: 3_600_000)
        }
    }

    @Test(arguments: [
        StubWritableDirectory.Fault.rateLimited(until: 5_000), .status(503, until: 5_000),
    ])
    func `when the directory wants to be asked again is obeyed, for all that waits`(
        fault: StubWritableDirectory.Fault
    ) async throws {
        let book = try SyncedBook()
        _ = try book.editor.create(content("Luke"))
        _ = try book.editor.create(content("Han"))
        book.directory.fail { _ in fault }
        await #expect(throws: SyncError.self) { try await book.push() }
        #expect(book.directory.requests.count == 1)
        let until = Timestamp(milliseconds: 5_000_000)
        #expect(try book.outbox().map(\.state) == Array(repeating: .waiting(notBefore: until), count: 2))
        book.directory.heal()
        book.clock.advance(milliseconds: 3_999_999)
        #expect(try await book.push().pushed == 0)
        book.clock.advance(milliseconds: 1)
        #expect(try await book.push().pushed == 2)
        #expect(book.directory.writes.summary == ["create Luke", "create Han"])
    }

    @Test(arguments: StoreKind.allCases)
    func `one change that the server cannot bear stops neither the others nor the list`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind)
        let bad = try book.editor.create(content("Bad"))
        _ = try book.editor.create(content("Luke"))
        book.directory.createElsewhere(content("Leia"))
        book.directory.fail { request in
            if case .create(let content) = request, content.card.displayName == "Bad" { .status(500) } else { nil }
        }
        let report = try await book.refresh()
        #expect(report.failure?.kind == "http-500")
        #expect([report.added, report.pushed, report.waiting] == [1, 1, 1])
        #expect(book.directory.writes.summary == ["create Luke"])
        #expect(try book.contents().count == 3)
        #expect(try book.entry(bad) != nil)
        // Not due, it is not in the way.
        await #expect(throws: Never.self) { try await book.refresh() }
    }

    @Test func `several that fail in a row are the server's fault`() async throws {
        let book = try SyncedBook()
        for number in 1...20 { _ = try book.editor.create(content("Clone \(number)")) }
        book.directory.fail { $0.isWrite ? .status(500) : nil }
        await #expect(throws: SyncError.self) { try await book.push() }
        #expect(book.directory.requests.count == 4)
        book.directory.heal()
        #expect(try await book.push().pushed == 16, "those that were not tried do not wait")
        book.clock.advance(milliseconds: 3_600_000)
        try await book.refresh()
        #expect(try book.contents().count == 20)
        #expect(Set(book.directory.writes).count == 20)
        #expect(book.directory.writes.count == 20)
    }
}
