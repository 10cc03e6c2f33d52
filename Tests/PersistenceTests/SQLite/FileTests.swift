import Glibc
import Models
import Persistence
import Processes
import SQLitePersistence
import SeededNumbers
import Testing

@Suite(.waiting) struct FileTests {
    @Test func `the file and those beside it are their owner's alone`() throws {
        try TemporaryFolder.with { folder throws in
            let mask = umask(0)
            defer { umask(mask) }
            let store = try SQLiteContactStore(path: folder.database)
            try store.fill([contact(1, "Leia")])
            #expect(folder.names == ["kith.db", "kith.db-shm", "kith.db-wal"])
            for name in folder.names { #expect(try folder.mode(name) == 0o600, "\(name)") }
        }
    }

    @Test func `what was written is there when the file is opened again`() throws {
        try TemporaryFolder.with { folder throws in
            let leia = contact(1, remoteID: "18", favorite: true) { $0 = fullCard }
            try SQLiteContactStore(path: folder.database).fill([leia])
            let store = try SQLiteContactStore(path: folder.database)
            #expect(try store.read { try $0.contact(id(1)) } == leia)
            #expect(try store.found("leia") == ["Leia"])
            #expect(try RawDatabase(folder.database).integrity() == "ok")
        }
    }

    @Test func `an empty file is a fresh store`() throws {
        try TemporaryFolder.with { folder throws in
            try folder.write([])
            try SQLiteContactStore(path: folder.database).fill([contact(1, "Leia")])
            #expect(try SQLiteContactStore(path: folder.database).names(ContactQuery()) == ["Leia"])
        }
    }

    @Test func `an empty file beside a log is a loss, and both are left as they are`() throws {
        try TemporaryFolder.with { folder throws in
            try SQLiteContactStore(path: folder.database).fill([])
            let probe = try Probe("write", folder.database)
            #expect(probe.line() == "1")
            // Killed, so that nobody brings the log home.
            probe.kill()
            try folder.write([])
            unlink(folder.database + "-shm")
            var before = stat()
            try #require(stat(folder.database + "-wal", &before) == 0 && before.st_size > 0)
            let error = #expect(throws: StoreError.self) { try SQLiteContactStore(path: folder.database) }
            #expect(error?.isDamage(of: folder.database) == true, "\(String(describing: error))")
            #expect(try folder.bytes() == [])
            unlink(folder.database)
            let gone = #expect(throws: StoreError.self) { try SQLiteContactStore(path: folder.database) }
            #expect(gone?.message.contains("kith.db-wal") == true)
            #expect(folder.names == ["kith.db-wal"])
            var after = stat()
            #expect(stat(folder.database + "-wal", &after) == 0 && after.st_size == before.st_size)
        }
    }

    @Test func `a path with characters that mean something in a URI is a path`() throws {
        try TemporaryFolder.with { folder throws in
            let path = folder.path + "/a?b#c%20d é.db"
            try SQLiteContactStore(path: path).fill([contact(1, "Leia")])
            #expect(folder.names.contains("a?b#c%20d é.db"))
            #expect(try SQLiteContactStore(path: path).names(ContactQuery()) == ["Leia"])
        }
    }

    @Test func `a missing folder and a folder in the file's place are said`() throws {
        try TemporaryFolder.with { folder throws in
            let missing = folder.path + "/none/kith.db"
            #expect(throws: StoreError.cannotOpen(path: missing, reason: "No such file or directory")) {
                try SQLiteContactStore(path: missing)
            }
            #expect(throws: StoreError.cannotOpen(path: folder.path, reason: "it is a folder")) {
                try SQLiteContactStore(path: folder.path)
            }
        }
    }

    enum Garbage: CaseIterable {
        case oneByte, text, cutHeader, zeros, header, randomBytes

        var bytes: [UInt8] {
            switch self {
            case .oneByte: Array("X".utf8)
            case .cutHeader: Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 83)
            case .text: Array("These are my contacts: Leia, Han.\n".utf8)
            case .zeros: [UInt8](repeating: 0, count: 5000)
            case .header: Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0xFF, count: 5000)
            case .randomBytes:
                {
                    var generator = SeededGenerator(seed: 5)
                    return (0..<9000).map { _ in UInt8.random(in: 0...255, using: &generator) }
                }()
            }
        }
    }

    @Test("a file that is no database is left as it is", arguments: Garbage.allCases)
    func garbage(garbage: Garbage) throws {
        try TemporaryFolder.with { folder throws in
            try folder.write(garbage.bytes)
            let error = #expect(throws: StoreError.self) { try SQLiteContactStore(path: folder.database) }
            #expect(error?.isDamage(of: folder.database) == true, "\(String(describing: error))")
            #expect(try folder.bytes() == garbage.bytes)
        }
    }

    @Test func `another program's database is left as it is`() throws {
        for sql in ["CREATE TABLE bookmark (url)", "PRAGMA user_version = 3", "PRAGMA application_id = 7"] {
            try TemporaryFolder.with { folder throws in
                try RawDatabase(folder.database).execute(sql)
                let before = try folder.bytes()
                let error = #expect(throws: StoreError.self) { try SQLiteContactStore(path: folder.database) }
                #expect(error?.isDamage(of: folder.database) == true)
                #expect(try folder.bytes() == before)
            }
        }
    }

    @Test func `a later version's file is left as it is`() throws {
        try TemporaryFolder.with { folder throws in
            try SQLiteContactStore(path: folder.database).fill([contact(1, "Leia")])
            try RawDatabase(folder.database).execute("PRAGMA user_version = 99")
            let before = try folder.bytes()
            let error = #expect(throws: StoreError.self) { try SQLiteContactStore(path: folder.database) }
            guard case .newerVersion(folder.database, 99, _) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try folder.bytes() == before)
        }
    }

    @Test("a damaged file is an error or an answer, never a trap, and reading leaves it as it is", arguments: 0..<24)
    func damage(seed: UInt64) throws {
        try TemporaryFolder.with { folder throws in
            var random = RandomContacts(seed: seed)
            try {
                let store = try SQLiteContactStore(path: folder.database)
                try store.write { try $0.addBook(book("work")) }
                try store.fill((0..<300).map { random.contact($0) })
            }()
            var bytes = try folder.bytes()
            switch seed % 3 {
            case 0: bytes.removeLast(random.place(upTo: bytes.count - 100))
            case 1:
                let page = 4096 * random.place(upTo: bytes.count / 4096 - 1)
                bytes.replaceSubrange(page..<page + 4096, with: repeatElement(0, count: 4096))
            default:
                let version = bytes[60..<64]
                for _ in 0..<2000 { bytes[random.place(upTo: bytes.count - 1)] = UInt8(random.place(upTo: 255)) }
                // With another number there it would be a later version's file, and said to be one.
                bytes.replaceSubrange(60..<64, with: version)
            }
            try folder.write(bytes)
            var errors: [any Error] = []
            for attempt in Self.attempts {
                do {
                    let store = try SQLiteContactStore(path: folder.database)
                    try store.read { try attempt($0) }
                } catch {
                    errors.append(error)
                }
            }
            #expect(errors.allSatisfy { ($0 as? StoreError)?.isDamage(of: folder.database) == true }, "\(errors)")
            if seed % 3 == 0 { #expect(!errors.isEmpty) }
            #expect(try folder.bytes() == bytes)
        }
    }

    private static let attempts: [@Sendable (any StoreReader) throws -> Void] = [
        { _ = try $0.books() },
        { _ = try $0.rows(ContactQuery(), offset: 0, limit: 1000) },
        { _ = try $0.rows(ContactQuery(terms: SearchTerm.terms(in: "an")), offset: 0, limit: 1000) },
        { _ = try $0.rows(ContactQuery(terms: SearchTerm.terms(in: "172")), offset: 0, limit: 1000) },
        { _ = try $0.rows(ContactQuery(terms: SearchTerm.terms(in: "note:a")), offset: 0, limit: 1000) },
        { try $0.forEachContact(ContactQuery(sort: .recent)) { _ in true } },
        { _ = try $0.remoteEntries(ofBook: "home") },
        { _ = try $0.contactIDs(withPrefix: "0", limit: 1000) },
    ]

    @Test func `a full disk refuses a write and leaves the store whole`() throws {
        try TemporaryFolder.with { folder throws in
            // Only root may mount a small disk; for others a limit on the file's size comes close.
            let isDisk = mount("tmpfs", folder.path, "tmpfs", 0, "size=1500k,mode=700") == 0
            defer { if isDisk { umount(folder.path) } }
            try SQLiteContactStore(path: folder.database).fill([])
            let probe = try Probe(isDisk ? "fill" : "fill-limited", folder.database)
            let error = try #require(probe.line())
            #expect(error.hasPrefix("full(") || (!isDisk && error.hasPrefix("failed(")), "\(error)")
            let count = try #require(probe.line().flatMap { Int($0) })
            #expect(count > 0 && count % 50 == 0)
            probe.kill()
            #expect(try SQLiteContactStore(path: folder.database).read { try $0.count(ContactQuery()) } == count)
            #expect(try RawDatabase(folder.database).text("PRAGMA integrity_check") == "ok")
        }
    }
}

extension StoreError {
    func isDamage(of path: String) -> Bool {
        if case .damaged(path, _) = self { true } else { false }
    }
}
