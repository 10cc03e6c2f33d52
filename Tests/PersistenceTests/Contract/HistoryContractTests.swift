import Models
import Persistence
import Testing

@Suite struct HistoryContractTests {
    @Test(arguments: StoreKind.allCases)
    func `steps come back newest first, with their changes in order`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer throws in
                try writer.addBook(book("work"))
                let changes = [
                    change(2, from: content("Han"), to: fullContent), change(1, in: "work", to: content("Leia")),
                    change(3, from: fullContent),
                ]
                let first = try writer.recordHistory(summary: "edited 3", at: moment(1), changes: changes)
                let second = try writer.recordHistory(summary: "", at: moment(-1), changes: [])
                #expect(first.changes == changes && first.summary == "edited 3" && first.at == moment(1))
                #expect(first.id > 0 && second.id > first.id && !first.isUndone)
                #expect(try writer.history(limit: 9) == [second, first])
                #expect(try writer.history(limit: 1) == [second])
                #expect(try writer.history(limit: 0) == [])
                #expect(try writer.history(limit: -1) == [])
                #expect(throws: StoreError.noSuchBook("moon")) {
                    try writer.recordHistory(summary: "", at: moment(0), changes: [change(1, in: "moon")])
                }
            }
            #expect(try store.read { try $0.history(limit: .max) }.map(\.summary) == ["", "edited 3"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a new step forgets those that were undone`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            var ids: [Int64] = []
            try store.write { writer in
                for name in ["a", "b", "c"] {
                    ids.append(
                        try writer.recordHistory(summary: name, at: moment(0), changes: [change(1, to: content(name))])
                            .id)
                }
                try writer.setUndone(ids[2], true)
                try writer.setUndone(ids[1], true)
                try writer.setUndone(ids[2], false)
                try writer.setUndone(ids[2], true)
                try writer.setUndone(999, true)
            }
            #expect(try store.read { try $0.history(limit: 9) }.map(\.isUndone) == [true, true, false])
            let next = try store.write { try $0.recordHistory(summary: "d", at: moment(0), changes: []) }
            #expect(try store.read { try $0.history(limit: 9) }.map(\.summary) == ["d", "a"])
            #expect(next.id > ids[2])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the next steps to undo and to do again are the neighbors of where undo stands`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer in
                #expect(try writer.stepToUndo() == nil && writer.stepToRedo() == nil)
                let ids = try ["a", "b", "c"].map { name in
                    try writer.recordHistory(summary: name, at: moment(0), changes: [change(1, to: content(name))]).id
                }
                try writer.setUndone(ids[2], true)
                try writer.setUndone(ids[1], true)
                #expect(try writer.stepToUndo()?.summary == "a")
                #expect(try writer.stepToUndo()?.changes == [change(1, to: content("a"))])
                #expect(try writer.stepToRedo()?.summary == "b")
            }
            #expect(try store.read { try $0.stepToRedo() }?.isUndone == true)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what a step says can be replaced`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer in
                let step = try writer.recordHistory(
                    summary: "a", at: moment(5), changes: [change(1, to: content("a")), change(2, to: content("b"))])
                let changes = [change(2, from: content("c"), to: content("b"))]
                try writer.setUndone(step.id, true)
                try writer.setChanges(changes, ofStep: step.id)
                try writer.setChanges(changes, ofStep: step.id + 1)
                #expect(
                    try writer.history(limit: 9) == [
                        HistoryEntry(id: step.id, at: moment(5), summary: "a", changes: changes, isUndone: true)
                    ])
                #expect(throws: StoreError.noSuchBook("moon")) {
                    try writer.setChanges([change(1, in: "moon")], ofStep: step.id)
                }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `contacts are taken out of the history, with the steps that were theirs alone`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer in
                try writer.recordHistory(summary: "1", at: moment(0), changes: [change(1, to: content("a"))])
                try writer.recordHistory(
                    summary: "1, 2 and 3", at: moment(0),
                    changes: [change(1, to: content("a")), change(2, to: content("b")), change(3, to: content("c"))])
                try writer.recordHistory(
                    summary: "1 and 2", at: moment(0),
                    changes: [change(1, to: content("a")), change(2, to: content("b"))])
                try writer.recordHistory(summary: "none", at: moment(0), changes: [])
                try writer.forgetHistory(of: [])
                #expect(try writer.history(limit: 9).count == 4)
                try writer.forgetHistory(of: [id(1), id(2), id(9)])
            }
            let left = try store.read { try $0.history(limit: 9) }
            #expect(left.map(\.summary) == ["none", "1, 2 and 3"])
            #expect(left.last?.changes == [change(3, to: content("c"))])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the newest steps are kept`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer in
                for number in 0..<HistoryEntry.limit + 5 {
                    try writer.recordHistory(summary: "\(number)", at: moment(0), changes: [change(number)])
                }
            }
            let steps = try store.read { try $0.history(limit: .max) }
            let newest: [String] = (5..<HistoryEntry.limit + 5).reversed().map { "\($0)" }
            #expect(steps.map(\.summary) == newest)
            #expect(steps.allSatisfy { $0.changes.count == 1 })
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a removed book takes all of its edits along, and no other's`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia")])
            try store.write { writer throws in
                try writer.addBook(book("work"))
                for (number, name) in [(1, "home"), (2, "work"), (3, "home"), (4, "work")] {
                    try writer.saveOutboxEntry(outboxEntry(number, in: name))
                    try writer.setConflict(conflict(number, in: name))
                    try writer.putInTrash(TrashedContact(contact: contact(number, in: name), deleted: moment(0)))
                    try writer.recordHistory(
                        summary: "\(number)", at: moment(0),
                        changes: number == 3 ? [change(3), change(4, in: "work")] : [change(number, in: name)])
                }
                try writer.recordHistory(summary: "nothing", at: moment(0), changes: [])
                try writer.setBase(fullContent, of: id(1))
                try writer.removeBook(named: "home")
            }
            try store.read { reader throws in
                #expect(try reader.outbox(ofBook: nil).map(\.contact) == [id(2), id(4)])
                #expect(try reader.conflicts(inBook: nil).map(\.contact) == [id(2), id(4)])
                #expect(try reader.trash().map(\.contact.id) == [id(4), id(2)])
                let steps = try reader.history(limit: 9)
                #expect(steps.map(\.summary) == ["nothing", "4", "3", "2"])
                #expect(steps.map { $0.changes.map(\.contact) } == [[], [id(4)], [id(4)], [id(2)]])
                #expect(try reader.editCounts() == ["work": EditCounts(waiting: 2, conflicts: 2)])
            }
            try store.write { try $0.addBook(book("home")) }
            try store.fill([contact(1, "Leia")])
            #expect(try store.read { try $0.contact(id(1)) } == contact(1, "Leia"))
            #expect(try store.read { try $0.base(of: id(1)) } == nil)
        }
    }

    private struct Refusal: Error {}

    @Test(arguments: StoreKind.allCases)
    func `edits are written with their contact or not at all`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia"), contact(2, "Han")])
            try store.write { writer throws in
                try writer.saveOutboxEntry(outboxEntry(2))
                try writer.setConflict(conflict(2))
                try writer.putInTrash(TrashedContact(contact: contact(3), deleted: moment(0)))
                try writer.recordHistory(summary: "before", at: moment(0), changes: [change(2)])
            }
            let before = try store.read { try $0.edits() }
            #expect(throws: Refusal.self) {
                try store.write { writer throws in
                    try writer.replace(contact(1, "Leia Organa"), tag: "v2")
                    try writer.setBase(content("Leia"), of: id(1))
                    try writer.saveOutboxEntry(outboxEntry(1))
                    try writer.removeOutboxEntry(of: id(2))
                    try writer.removeConflict(of: id(2))
                    try writer.removeFromTrash([id(3)])
                    try writer.setUndone(try writer.history(limit: 1)[0].id, true)
                    try writer.recordHistory(summary: "after", at: moment(0), changes: [change(1)])
                    #expect(try writer.edits() != before)
                    throw Refusal()
                }
            }
            #expect(try store.read { try $0.edits() } == before)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a listener hears of each edit`(kind: StoreKind) async throws {
        try await kind.withStoreWaiting { store in
            try store.fill([contact(1)])
            let step = try store.write { try $0.recordHistory(summary: "", at: moment(0), changes: []) }
            let changes: [@Sendable (any StoreWriter) throws -> Void] = [
                { try $0.saveOutboxEntry(outboxEntry(1)) }, { try $0.removeOutboxEntry(of: id(1)) },
                { try $0.setBase(fullContent, of: id(1)) }, { try $0.setBase(nil, of: id(1)) },
                { try $0.setConflict(conflict(1)) }, { try $0.removeConflict(of: id(1)) },
                { try $0.putInTrash(TrashedContact(contact: contact(1), deleted: moment(0))) },
                { try $0.removeFromTrash([id(1)]) }, { try $0.setUndone(step.id, true) },
                { try $0.recordHistory(summary: "", at: moment(0), changes: []) },
            ]
            for change in changes {
                var heard = store.changes().makeAsyncIterator()
                try store.write(change)
                await #expect(heard.next() != nil)
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody hears of edits that changed nothing`(kind: StoreKind) async throws {
        let changes = try kind.withStore { store in
            try store.fill([contact(1)])
            let changes = store.changes()
            try store.write { writer in
                try writer.removeOutboxEntry(of: id(1))
                try writer.setBase(nil, of: id(1))
                try writer.removeConflict(of: id(1))
                try writer.removeFromTrash([id(1)])
                try writer.setUndone(999, true)
            }
            return changes
        }
        var count = 0
        for await _ in changes { count += 1 }
        #expect(count == 0)
    }
}
