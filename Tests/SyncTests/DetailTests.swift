import Directories
import Doubles
import Editing
import Models
import Persistence
import Sync
import Synchronization
import Testing

/// Fields that the list leaves out.
struct DetailTests {
    private func asked(_ book: SyncedBook) -> [String] {
        book.directory.requests.compactMap { request in
            if case .entry(let id) = request { id } else { nil }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `details are stored as they come, and asked for again only where the list has changed`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        for number in 1...250 { book.directory.createElsewhere(content("Clone \(number)", note: "\(number)")) }
        let steps = Mutex<[Int]>([])
        let stored = Mutex<Set<Int>>([])
        let report = try await book.synchronizer().refresh("rebels", options: RefreshOptions()) { progress in
            guard case .detailing(let received, 250) = progress else { return }
            steps.withLock { $0.append(received) }
            let count = (try? book.contents().count { $0.card.note != nil }) ?? -1
            stored.withLock { _ = $0.insert(count) }
        }
        #expect(report.added == 250)
        #expect(steps.withLock { $0 } == Array(1...250))
        #expect(stored.withLock { $0 } == [0, 100, 200])
        #expect(try Set(book.contents()) == Set(book.contentsThere()))
        book.directory.forgetRequests()
        try await book.refresh()
        #expect(book.directory.requests.first == .list)
        #expect(asked(book).count == 50, "a share is read again")
        book.directory.changeElsewhere("7") {
            $0.card.title = "Commander"
            $0.card.note = "another"
        }
        book.directory.createElsewhere(content("Rex", note: "Captain"))
        book.directory.forgetRequests()
        let next = try await book.refresh()
        #expect([next.added, next.changed, next.unchanged] == [1, 1, 249])
        #expect(Set(asked(book)).isSuperset(of: ["251", "7"]))
        #expect(asked(book).count <= 52)
        #expect(try Set(book.contents()) == Set(book.contentsThere()))
    }

    @Test(arguments: StoreKind.allCases)
    func `reading that breaks off keeps what came, and goes on with the rest`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        for number in 1...250 { book.directory.createElsewhere(content("Clone \(number)", note: "\(number)")) }
        let left = Mutex(130)
        book.directory.fail { request in
            guard case .entry = request else { return nil }
            return left.withLock { left in
                left -= 1
                return left < 0 ? .offline : nil
            }
        }
        #expect(try await book.refresh().failure != nil)
        #expect(try book.contents().count { $0.card.note != nil } == 130)
        book.directory.heal()
        book.directory.forgetRequests()
        // The list says what it said before, and yet the rest is asked for.
        try await book.refresh()
        #expect(asked(book).count == 120 + 50)
        #expect(try Set(book.contents()) == Set(book.contentsThere()))
        book.directory.forgetRequests()
        try await book.refresh()
        #expect(asked(book).count == 50)
    }

    @Test(arguments: StoreKind.allCases)
    func `what only the details say arrives too: within a few refreshes, at once, or for one contact`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        for number in 1...134 { book.directory.createElsewhere(content("Clone \(number)", note: "old")) }
        try await book.refresh()
        func change(to note: String) {
            for number in 1...134 { book.directory.changeElsewhere("\(number)") { $0.card.note = note } }
        }
        change(to: "new")
        var changed = 0
        for _ in 1...3 {
            let report = try await book.refresh()
            #expect(report.changed + report.unchanged == 134)
            changed += report.changed
        }
        #expect(changed == 134)
        #expect(try Set(book.contents()) == Set(book.contentsThere()))
        change(to: "newer")
        #expect(try await book.refresh(RefreshOptions(readsAllDetails: true)).changed == 134)
        #expect(try Set(book.contents()) == Set(book.contentsThere()))
        change(to: "newest")
        let id = try #require(try book.store.read { try $0.remoteEntries(ofBook: "rebels").first?.id })
        #expect(try await book.synchronizer().refreshContact(id))
        #expect(try await !book.synchronizer().refreshContact(id))
        #expect(try book.contact(id)?.card.note == "newest")
        #expect(try book.contents().count { $0.card.note == "newest" } == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `reading again undoes nothing that was changed here, before or meanwhile`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        let leia = try await book.synced(content("Leia", note: "old"))
        let han = try await book.synced(content("Han", note: "old"))
        try book.editor.note(leia.id, "here")
        #expect(try await !book.synchronizer().refreshContact(leia.id))
        let once = Once()
        book.directory.onRequest { request, stage in
            guard case .entry(han.remoteID) = request, stage == .answered, once.isFirst() else { return }
            await #expect(throws: Never.self) {
                try book.editor.note(han.id, "here")
                try await book.push()
            }
        }
        #expect(try await !book.synchronizer().refreshContact(han.id))
        #expect(try Set(book.contents()) == [content("Leia", note: "here"), content("Han", note: "here")])
        #expect(Set(book.contentsThere()) == [content("Leia", note: "here"), content("Han", note: "here")])
    }

    @Test(arguments: StoreKind.allCases)
    func `one that alone cannot be read costs itself, is named, and is asked for again`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        for number in 1...9 { book.directory.createElsewhere(content("Clone \(number)", note: "\(number)")) }
        book.directory.fail { $0 == .entry("3") ? .status(500) : nil }
        let report = try await book.refresh()
        #expect(report.failure == nil)
        #expect(report.added == 9)
        #expect(
            report.unread.map(\.message)
                == ["the details of \"Clone 3\" (http://stub/3) couldn't be read: stub responded with status 500"])
        #expect(try book.contents().count { $0.card.note == nil } == 1)
        book.directory.heal()
        #expect(try await book.refresh().unread.isEmpty)
        #expect(try Set(book.contents()) == Set(book.contentsThere()))
    }

    @Test(arguments: StoreKind.allCases)
    func `details meet what was changed here before they came`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        book.directory.createElsewhere(content("Leia", note: "there"))
        book.directory.createElsewhere(content("Han", note: "there"))
        book.directory.createElsewhere(content("Greedo", note: "there"))
        book.directory.fail { if case .entry = $0 { .offline } else { nil } }
        #expect(try await book.refresh().failure != nil)
        book.directory.heal()
        let ids = try book.store.read { reader in
            try Dictionary(
                uniqueKeysWithValues: reader.remoteEntries(ofBook: "rebels").map { ($0.remoteID, $0.id) })
        }
        let (leia, han, greedo) = (try #require(ids["1"]), try #require(ids["2"]), try #require(ids["3"]))
        try book.editor.note(leia, "here")
        try book.editor.title(han, "Captain")
        // What never came of it is no change of the directory's.
        _ = try book.editor.delete([greedo])
        try await book.refresh()
        #expect(try book.conflict(leia)?.fields == [.note])
        #expect(try book.contact(leia)?.card.note == "here")
        #expect(try book.contact(han)?.content == content("Han", note: "there", title: "Captain"))
        #expect(book.directory.contacts["2"] == content("Han", note: "there", title: "Captain"))
        #expect(book.directory.contacts["3"] == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `what is deleted before its details came has them when it is taken back`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        book.directory.createElsewhere(content("Greedo", note: "there"))
        book.directory.fail { if case .entry = $0 { .offline } else { nil } }
        #expect(try await book.refresh().failure != nil)
        book.directory.heal()
        let greedo = try #require(try book.store.read { try $0.remoteEntries(ofBook: "rebels").first?.id })
        _ = try book.editor.delete([greedo])
        try await book.push()
        #expect(book.contentsThere().isEmpty)
        _ = try book.editor.undo()
        try await book.refresh()
        #expect(book.contentsThere() == [content("Greedo", note: "there")])
        #expect(try book.contents() == book.contentsThere())
    }

    @Test(arguments: StoreKind.allCases)
    func `a detail that changed there holds a deletion, though the list alone was read`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        let leia = try await book.synced(content("Leia"))
        book.directory.changeElsewhere("1") {
            $0.card.title = "General"
            $0.card.note = "there"
        }
        book.directory.fail { if case .entry = $0 { .offline } else { nil } }
        #expect(try await book.refresh().failure != nil)
        book.directory.heal()
        _ = try book.editor.delete([leia.id])
        #expect(try await book.push().conflicts == [leia.id])
        #expect(book.contentsThere() == [content("Leia", note: "there", title: "General")])
    }

    @Test(arguments: StoreKind.allCases)
    func `a change that is sent while details come in is newer than they are`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        let leia = try await book.synced(content("Leia", note: "old"))
        book.directory.changeElsewhere("1") { $0.card.title = "General" }
        let once = Once()
        book.directory.onRequest { request, stage in
            // The detail has been read, and is not yet stored.
            guard case .entry("1") = request, stage == .answered, once.isFirst() else { return }
            await #expect(throws: Never.self) {
                try book.editor.note(leia.id, "new")
                try await book.push()
            }
        }
        try await book.refresh()
        #expect(book.contentsThere() == [content("Leia", note: "new", title: "General")])
        #expect(try book.contents() == book.contentsThere())
    }

    @Test(arguments: StoreKind.allCases)
    func `details of an earlier refresh do not undo a change that was sent before a later one`(
        kind: StoreKind
    ) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        let leia = try await book.synced(content("Leia", note: "old"))
        book.directory.changeElsewhere("1") { $0.card.title = "General" }
        let once = Once()
        book.directory.onRequest { request, stage in
            guard case .entry("1") = request, stage == .answered, once.isFirst() else { return }
            await #expect(throws: Never.self) {
                try book.editor.note(leia.id, "new")
                try await book.push()
            }
            // The later one gets no further than to the list.
            book.directory.fail { if case .entry = $0 { .offline } else { nil } }
            let failure = try? await book.refresh().failure
            #expect(failure != nil)
            book.directory.heal()
        }
        try await book.refresh()
        #expect(try book.contents() == [content("Leia", note: "new", title: "General")])
        try await book.refresh()
        #expect(try book.contents() == book.contentsThere())
    }

    @Test(arguments: StoreKind.allCases)
    func `a book that is bound elsewhere while details come in gets none of them`(kind: StoreKind) async throws {
        let book = try SyncedBook(kind, detailFields: [.note])
        book.directory.createElsewhere(content("Leia", note: "there"))
        book.directory.onRequest { request, stage in
            guard case .entry = request, stage == .answered else { return }
            let other = DirectoryBinding(kind: "stub", url: "http://elsewhere/")
            #expect(throws: Never.self) {
                try book.store.write {
                    try $0.updateBook(
                        AddressBook(name: "rebels", directory: other, capabilities: .local, created: book.clock.now))
                }
            }
        }
        let error = await #expect(throws: SyncError.self) { try await book.refresh() }
        guard case .bookChanged("rebels") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try book.contents() == [content("Leia")])
        #expect(try book.store.read { try $0.status(ofBook: "rebels").directoryState } == nil)
    }
}
