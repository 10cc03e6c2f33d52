import Models
import Persistence
import SeededNumbers
import Testing

@Suite struct EditAgreementTests {
    @Test("both stores keep any run of edits alike", arguments: 0..<6)
    func agreement(seed: UInt64) throws {
        var random = RandomEdits(seed: RandomTests.seed(seed))
        let memory = InMemoryContactStore()
        try StoreKind.sqlite.withStore { sqlite in
            let stores: [any ContactStore] = [memory, sqlite]
            for store in stores {
                try store.write { writer throws in
                    try writer.addBook(book("home"))
                    try writer.addBook(book("work"))
                }
            }
            var kept = 0
            for round in 0..<60 {
                let edits = random.edits()
                let results = stores.map { store in
                    Result { try store.write { writer throws in for edit in edits { try edit(writer) } } }
                        .mapError { $0 as? StoreError ?? .failed(path: "", detail: "\($0)") }
                }
                if case .success = results[0] { kept += 1 }
                #expect(results[0].failure == results[1].failure, "round \(round)")
                let expected = try memory.read { try $0.edits() }
                #expect(try sqlite.read { try $0.edits() } == expected, "round \(round)")
                for number in 0..<RandomEdits.contacts {
                    try sqlite.read { reader throws in
                        #expect(try reader.trashed(id(number)) == expected.trash.first { $0.contact.id == id(number) })
                        #expect(
                            try reader.outboxEntry(of: id(number))
                                == expected.outbox.first { $0.contact == id(number) })
                    }
                }
            }
            // Rounds that were refused, and those that were not, both count for something.
            #expect(kept > 10 && kept < 60)
            #expect(try memory.read { try $0.outbox(ofBook: nil) }.isEmpty == false)
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
