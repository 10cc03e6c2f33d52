import Models
import Persistence
import Testing

@Suite struct OutboxContractTests {
    private static let states: [OutboxEntry.State] = [
        .waiting(notBefore: nil), .waiting(notBefore: moment(-7)), .sending(since: moment(9)), .refused([]),
        .refused([
            RefusalMessage(field: .email, text: "is \"invalid\"\n"), RefusalMessage(field: nil, text: ""),
        ]),
    ]

    @Test(arguments: StoreKind.allCases, OutboxEntry.Operation.allCases)
    func `an entry comes back as it was put in`(kind: StoreKind, operation: OutboxEntry.Operation) throws {
        try kind.withStore { store in
            try store.fill([])
            for (number, state) in Self.states.enumerated() {
                let entry = outboxEntry(
                    number, remoteID: number == 0 ? nil : "r\(number)", operation,
                    fields: number == 1 ? [] : Set(ContactField.allCases), sent: number == 2 ? nil : fullContent,
                    state: state, attempts: number)
                let saved = try store.write { try $0.saveOutboxEntry(entry) }
                #expect(saved == entry.numbered(saved.id))
                #expect(try store.read { try $0.outboxEntry(of: id(number)) } == saved)
            }
            #expect(try store.read { try $0.outbox(ofBook: nil) }.map(\.state) == Self.states)
            #expect(try store.read { try $0.outboxEntry(of: id(99)) } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact has one entry, which keeps its place while it is replaced`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer throws in
                let first = try writer.saveOutboxEntry(outboxEntry(1))
                let second = try writer.saveOutboxEntry(outboxEntry(2))
                #expect(first.id > 0 && second.id > first.id)
                let joined = outboxEntry(1, remoteID: "r1", .delete, fields: [], state: .sending(since: moment(5)))
                #expect(try writer.saveOutboxEntry(joined) == joined.numbered(first.id))
                #expect(try writer.saveOutboxEntry(second.numbered(77)) == second)
                #expect(try writer.outbox(ofBook: nil) == [joined.numbered(first.id), second])
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a number is never used again`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            var numbers: [Int64] = []
            for number in [1, 2, 2, 1, 3] {
                try store.write { writer in
                    numbers.append(try writer.saveOutboxEntry(outboxEntry(number)).id)
                    try writer.removeOutboxEntry(of: id(number))
                }
            }
            #expect(Set(numbers).count == 5 && numbers == numbers.sorted())
            #expect(try store.read { try $0.outbox(ofBook: nil) } == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `entries are listed and counted by book`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer throws in
                try writer.addBook(book("work"))
                try writer.saveOutboxEntry(outboxEntry(1))
                try writer.saveOutboxEntry(outboxEntry(2, in: "work", state: .sending(since: moment(1))))
                try writer.saveOutboxEntry(outboxEntry(3, in: "work", state: .refused([])))
                try writer.saveOutboxEntry(outboxEntry(4, in: "work"))
                try writer.setConflict(conflict(9, in: "work"))
                #expect(throws: StoreError.noSuchBook("moon")) {
                    try writer.saveOutboxEntry(outboxEntry(5, in: "moon"))
                }
            }
            try store.read { reader throws in
                #expect(try reader.outbox(ofBook: "home").map(\.contact) == [id(1)])
                #expect(try reader.outbox(ofBook: "work").map(\.contact) == [id(2), id(3), id(4)])
                #expect(try reader.outbox(ofBook: "moon") == [])
                #expect(
                    try reader.editCounts() == [
                        "home": EditCounts(waiting: 1), "work": EditCounts(waiting: 2, refused: 1, conflicts: 1),
                    ])
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an entry outlives its contact and marks it when it comes back`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia"), contact(2, "Han")])
            try store.write { writer throws in
                try writer.saveOutboxEntry(outboxEntry(1, .delete))
                try writer.remove([id(1)])
            }
            #expect(try store.read { try $0.outbox(ofBook: "home") }.map(\.contact) == [id(1)])
            // What a contact says of itself does not count.
            var leia = contact(1, "Leia")
            leia.hasConflict = true
            try store.fill([leia])
            let restored = try #require(try store.read { try $0.contact(id(1)) })
            #expect(restored.isPending && !restored.hasConflict)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `lists and contacts tell what waits and what is in conflict`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Anna"), contact(2, "Ben"), contact(3, "Cleo")])
            func marks() throws -> [String] {
                try store.read { reader throws in
                    var marks: [String] = []
                    try reader.forEachContact(ContactQuery()) { contact throws in
                        marks.append((contact.isPending ? "p" : "-") + (contact.hasConflict ? "c" : "-"))
                        #expect(try reader.contact(contact.id) == contact)
                        return true
                    }
                    var walked: [ContactRow] = []
                    try reader.forEachRow(ContactQuery()) { row in
                        walked.append(row)
                        return true
                    }
                    #expect(walked == (try reader.rows(ContactQuery(), offset: 0, limit: 9)))
                    #expect(walked.map { ($0.isPending ? "p" : "-") + ($0.hasConflict ? "c" : "-") } == marks)
                    return marks
                }
            }
            try store.write { writer throws in
                try writer.saveOutboxEntry(outboxEntry(1))
                try writer.setConflict(conflict(2))
                try writer.saveOutboxEntry(outboxEntry(3))
                try writer.setConflict(conflict(3))
            }
            #expect(try marks() == ["p-", "-c", "pc"])
            try store.write { writer throws in
                try writer.replace(contact(1, "Anna B."), tag: nil)
                try writer.removeOutboxEntry(of: id(3))
                try writer.removeConflict(of: id(2))
            }
            #expect(try marks() == ["p-", "--", "-c"])
        }
    }
}
