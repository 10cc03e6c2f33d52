import Models
import Persistence
import SQLitePersistence
import Testing

@Suite struct PreparedWriteTests {
    private struct Refusal: Error {}

    private static func count(_ reader: any StoreReader) throws -> Int { try reader.count(ContactQuery()) }

    @Test(arguments: StoreKind.allCases)
    func `what was read is what is written after`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia")])
            let count = try store.write(preparing: Self.count) { writer, count in
                try writer.insert(contact(2, "Number \(count + 1)"), tag: nil)
                return count
            }
            #expect(count == 1)
            #expect(try store.names(ContactQuery()) == ["Leia", "Number 2"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what throws on either side changes nothing`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia")])
            #expect(throws: Refusal.self) {
                try store.write(preparing: { _ in throw Refusal() }) { writer, _ in try writer.remove([id(1)]) }
            }
            #expect(throws: Refusal.self) {
                try store.write(preparing: Self.count) { writer, _ in
                    try writer.remove([id(1)])
                    throw Refusal()
                }
            }
            #expect(try store.names(ContactQuery()) == ["Leia"])
        }
    }

    /// Others write while the first so many preparations run; none may be lost, and none be counted twice.
    @Test(arguments: [0, 1, 3], [true, false])
    func `what others commit meanwhile is read again`(times: Int, isSameProcess: Bool) throws {
        try TemporaryFolder.with { folder throws in
            let store = try SQLiteContactStore(path: folder.database)
            let other = isSameProcess ? store : try SQLiteContactStore(path: folder.database)
            try store.fill([contact(0, "Leia")])
            var preparations = 0
            let prepare = { (reader: any StoreReader) in
                let count = try Self.count(reader)
                preparations += 1
                if preparations <= times {
                    try other.write { try $0.insert(contact(preparations, "Other \(preparations)"), tag: nil) }
                }
                return count
            }
            let counts = try store.write(preparing: prepare) { writer, count in [count, try Self.count(writer)] }
            #expect(counts == [times + 1, times + 1])
            #expect(preparations == times + 1)
        }
    }
}
