import Dispatch
import Models
import Persistence
import Processes
import SQLitePersistence
import SeededNumbers
import Synchronization
import Testing

@Suite(.waiting) struct ConcurrencyTests {
    @Test func `two stores on one file lose no update`() throws {
        try TemporaryFolder.with { folder throws in
            let stores = try (0..<2).map { _ in try SQLiteContactStore(path: folder.database) }
            try stores[0].fill([contact(0, updated: 0)])
            let errors = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 6) { thread in
                for _ in 0..<25 {
                    do {
                        try stores[thread % 2].write { writer in
                            let before = try writer.contact(id(0))?.updated.milliseconds ?? 0
                            try writer.replace(contact(0, updated: before + 1), tag: nil)
                        }
                    } catch {
                        errors.withLock { $0.append("\(error)") }
                    }
                }
            }
            #expect(errors.withLock { $0 } == [])
            #expect(try stores[1].read { try $0.contact(id(0)) }?.updated == moment(150))
        }
    }

    @Test func `readers beside a writer see whole transactions only`() throws {
        try TemporaryFolder.with { folder throws in
            let store = try SQLiteContactStore(path: folder.database)
            try store.fill([])
            let errors = Mutex<[String]>([])
            let isDone = Atomic(false)
            DispatchQueue.concurrentPerform(iterations: 5) { thread in
                do {
                    if thread == 0 {
                        for round in 0..<40 {
                            try store.fill((0..<10).map { contact(10 * round + $0, "Name \($0)") })
                        }
                        isDone.store(true, ordering: .releasing)
                    } else {
                        let search = ContactQuery(terms: SearchTerm.terms(in: "name"))
                        while !isDone.load(ordering: .acquiring) {
                            try store.read { reader throws in
                                let count = try reader.count(search)
                                let rows = try reader.rows(ContactQuery(), offset: 0, limit: 1000)
                                if count % 10 != 0 || rows.count != count {
                                    errors.withLock { $0.append("\(rows.count) rows, \(count) found") }
                                }
                            }
                        }
                    }
                } catch {
                    isDone.store(true, ordering: .releasing)
                    errors.withLock { $0.append("\(error)") }
                }
            }
            #expect(errors.withLock { $0 } == [])
            #expect(try store.read { try $0.count(ContactQuery()) } == 400)
        }
    }

    @Test func `many that open a fresh file at once all succeed`() throws {
        for _ in 0..<10 {
            try TemporaryFolder.with { folder throws in
                let errors = Mutex<[String]>([])
                DispatchQueue.concurrentPerform(iterations: 6) { thread in
                    do {
                        try SQLiteContactStore(path: folder.database).write { writer in
                            try writer.addBook(book("book \(thread)"))
                        }
                    } catch {
                        errors.withLock { $0.append("\(error)") }
                    }
                }
                #expect(errors.withLock { $0 } == [])
                #expect(try SQLiteContactStore(path: folder.database).read { try $0.books() }.count == 6)
            }
        }
    }

    @Test func `a lock that another process holds is waited for, and not for ever`() throws {
        try TemporaryFolder.with { folder throws in
            let store = try SQLiteContactStore(path: folder.database, busyTimeout: .milliseconds(50))
            try store.fill([contact(1, "Leia")])
            let probe = try Probe("hold", folder.database)
            #expect(probe.line() == "held")
            #expect(throws: StoreError.busy(path: folder.database)) { try store.fill([contact(2, "Han")]) }
            // Reading never waits, and a store can be opened meanwhile.
            #expect(try SQLiteContactStore(path: folder.database).names(ContactQuery()) == ["Leia"])
            probe.closeInput()
            #expect(probe.line() == nil)
            try store.fill([contact(2, "Han")])
            #expect(try store.read { try $0.isMarked("held") })
        }
    }

    @Test func `a write inside a write fails instead of waiting for itself`() throws {
        try TemporaryFolder.with { folder throws in
            let store = try SQLiteContactStore(path: folder.database, busyTimeout: .milliseconds(50))
            #expect(throws: StoreError.busy(path: folder.database)) {
                try store.write { _ in try store.write { try $0.setMark("inner") } }
            }
            try store.fill([contact(1, "Leia")])
        }
    }

    @Test func `a process killed while it writes loses nothing that it was told is written`() throws {
        try TemporaryFolder.with { folder throws in
            try SQLiteContactStore(path: folder.database).fill([])
            var generator = SeededGenerator(seed: 7)
            var written = 0
            for _ in 0..<25 {
                let probe = try Probe("write", folder.database)
                for _ in 0..<Int.random(in: 1...8, using: &generator) {
                    written = try #require(probe.line().flatMap { Int($0) })
                }
                probe.kill()
                let count = try SQLiteContactStore(path: folder.database).read { try $0.count(ContactQuery()) }
                #expect(count % 2 == 0 && count / 2 >= written)
                #expect(try RawDatabase(folder.database).integrity() == "ok")
            }
        }
    }

    @Test func `a process killed while it edits leaves no edit without its outbox entry, nor the other way round`()
        throws
    {
        try TemporaryFolder.with { folder throws in
            let contacts = (0..<6).map { contact($0, "Name \($0)") }
            try SQLiteContactStore(path: folder.database).fill(contacts)
            var generator = SeededGenerator(seed: 11)
            for _ in 0..<40 {
                let probe = try Probe("edit", folder.database)
                var acknowledged: Int64 = 0
                for _ in 0..<Int.random(in: 1...9, using: &generator) {
                    acknowledged = try #require(probe.line().flatMap { Int64($0) })
                }
                probe.kill()
                try SQLiteContactStore(path: folder.database).read { reader throws in
                    #expect(try #require(try reader.history(limit: 1).first).id >= acknowledged)
                    let edits = try reader.edits()
                    // Every contact is in the list or in the trash, and what was edited or deleted has its entry.
                    let (listed, trashed) = (edits.contacts, edits.trash.map(\.contact))
                    #expect(Set(listed.map(\.id)).union(trashed.map(\.id)) == Set(contacts.map(\.id)))
                    #expect(listed.count + trashed.count == contacts.count)
                    let deletions = edits.outbox.filter { $0.operation == .delete }.map(\.contact)
                    #expect(Set(deletions) == Set(trashed.map(\.id)))
                    #expect(
                        Set(listed.filter(\.isPending).map(\.id)).union(deletions) == Set(edits.outbox.map(\.contact)))
                    for contact in listed where contact.isPending {
                        #expect(edits.bases[contact.id] == edits.outbox.first { $0.contact == contact.id }?.sent)
                    }
                }
                #expect(try RawDatabase(folder.database).integrity() == "ok")
            }
        }
    }

    @Test func `a process killed while it sets photos leaves no name without its bytes`() throws {
        try TemporaryFolder.with { folder throws in
            try SQLiteContactStore(path: folder.database).fill((0..<6).map { contact($0, "Name \($0)") })
            var generator = SeededGenerator(seed: 13)
            var acknowledged: Int64 = 0
            for _ in 0..<20 {
                let probe = try Probe("photo", folder.database)
                for _ in 0..<Int.random(in: 1...20, using: &generator) {
                    acknowledged = try #require(probe.line().flatMap { Int64($0) })
                }
                probe.kill()
                try SQLiteContactStore(path: folder.database).read { reader throws in
                    let steps = try reader.history(limit: .max)
                    #expect(try #require(steps.first).id >= acknowledged)
                    let edits = try reader.edits()
                    let named = steps.flatMap(\.changes).flatMap { [$0.before, $0.after] }.compactMap(\.self).map(
                        \.card)
                    for card in named + edits.contacts.map(\.card) {
                        guard let name = card.photo?.storedName else { continue }
                        let bytes = try #require(try reader.photo(named: name)).bytes
                        #expect(SHA256.hexadecimal(of: bytes) == name)
                    }
                    let changed = edits.contacts.filter { $0.card.photo != nil }.map(\.id)
                    #expect(Set(changed) == Set(edits.outbox.map(\.contact)))
                }
                #expect(try RawDatabase(folder.database).integrity() == "ok")
            }
        }
    }
}
