import Models
import Persistence
import Testing

@Suite struct EditContractTests {
    @Test(arguments: StoreKind.allCases)
    func `a base is kept beside its contact until it is taken back`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.insert(contact(1, "Leia", remoteID: "1"), tag: "v1")
                try writer.setBase(fullContent, of: id(1))
                try writer.setBase(nil, of: id(2))
                #expect(throws: StoreError.noSuchContact(id(2))) { try writer.setBase(fullContent, of: id(2)) }
            }
            #expect(try store.read { try $0.base(of: id(1)) } == fullContent)
            #expect(try store.read { try $0.tag(of: id(1)) } == "v1")
            #expect(try store.read { try $0.tag(of: id(2)) } == nil)
            try store.write { writer throws in
                try writer.setBase(content(""), of: id(1))
                try writer.replace(contact(1, "Leia Organa", remoteID: "1"), tag: nil)
            }
            #expect(try store.read { try $0.base(of: id(1)) } == content(""))
            #expect(try store.read { try $0.tag(of: id(1)) } == nil)
            try store.write { try $0.setBase(nil, of: id(1)) }
            #expect(try store.read { try $0.base(of: id(1)) } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a removed contact takes base and conflict along`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia")])
            try store.write { writer throws in
                try writer.setBase(fullContent, of: id(1))
                try writer.setConflict(conflict(1))
                try writer.remove([id(1)])
            }
            try store.fill([contact(1, "Leia")])
            try store.read { reader throws in
                #expect(try reader.base(of: id(1)) == nil)
                #expect(try reader.conflict(of: id(1)) == nil)
                #expect(try reader.contact(id(1)) == contact(1, "Leia"))
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a conflict is set, replaced and settled, with or without its contact`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(2, "Leia")])
            try store.write { writer throws in
                try writer.addBook(book("work"))
                try writer.setConflict(conflict(2))
                try writer.setConflict(conflict(1, .deletedHere))
                try writer.setConflict(conflict(3, in: "work", .deletedThere))
                #expect(throws: StoreError.noSuchBook("moon")) { try writer.setConflict(conflict(4, in: "moon")) }
            }
            try store.read { reader throws in
                #expect(try reader.conflict(of: id(2)) == conflict(2))
                #expect(try reader.conflicts(inBook: "home") == [conflict(1, .deletedHere), conflict(2)])
                #expect(try reader.conflicts(inBook: nil).map(\.contact) == [id(1), id(2), id(3)])
                #expect(try reader.conflicts(inBook: "moon") == [])
            }
            try store.write { writer throws in
                try writer.setConflict(conflict(2, .deletedThere))
                try writer.removeConflict(of: id(3))
                try writer.removeConflict(of: id(9))
            }
            #expect(
                try store.read { try $0.conflicts(inBook: nil) } == [
                    conflict(1, .deletedHere), conflict(2, .deletedThere),
                ])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the trash gives back what was deleted, the last first`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            let leia = TrashedContact(
                contact: contact(1, remoteID: "18", favorite: true, updated: 5) { $0 = fullCard }, deleted: moment(20),
                tag: "v1", base: content("Leia O."))
            let han = TrashedContact(contact: contact(2, "Han"), deleted: moment(20))
            let ben = TrashedContact(contact: contact(3, "Ben"), deleted: moment(10))
            try store.write { writer throws in
                for trashed in [leia, han, ben] { try writer.putInTrash(trashed) }
                let lost = TrashedContact(contact: contact(4, in: "moon"), deleted: moment(0))
                #expect(throws: StoreError.noSuchBook("moon")) { try writer.putInTrash(lost) }
            }
            #expect(try store.read { try $0.trash() } == [han, leia, ben])
            #expect(try store.read { try $0.trashed(id(1)) } == leia)
            #expect(try store.read { try $0.trashed(id(4)) } == nil)
            #expect(try store.names(ContactQuery()) == [])
            var again = contact(1, "Leia again")
            (again.isPending, again.hasConflict) = (true, true)
            try store.write { writer throws in
                try writer.putInTrash(TrashedContact(contact: again, deleted: moment(20)))
                try writer.removeFromTrash([id(3), id(9)])
            }
            let second = TrashedContact(contact: contact(1, "Leia again"), deleted: moment(20))
            #expect(try store.read { try $0.trash() } == [second, han])
        }
    }

    @Test("contents with hostile text come back byte for byte", arguments: StoreKind.allCases, HostileText.allCases)
    func hostileText(kind: StoreKind, text: HostileText) throws {
        try kind.withStore { store in
            let hostile = content(text.value) { card in
                card.note = text.value
                card.emails = [Labeled(text.value, types: [text.value])]
                card.organization = Organization(name: text.value, units: [""])
                card.attributes = [ContactAttribute(name: text.value, value: text.value)]
            }
            let refusal = OutboxEntry.State.refused([RefusalMessage(field: .note, text: text.value)])
            try store.fill([contact(1)])
            try store.write { writer throws in
                try writer.setBase(hostile, of: id(1))
                try writer.saveOutboxEntry(outboxEntry(1, remoteID: text.value, sent: hostile, state: refusal))
                try writer.recordHistory(summary: text.value, at: moment(1), changes: [change(1, to: hostile)])
            }
            try store.read { reader throws in
                let base = try #require(try reader.base(of: id(1)))
                #expect(base == hostile)
                let entry = try #require(try reader.outboxEntry(of: id(1)))
                #expect(entry.sent == hostile && entry.state == refusal)
                let step = try #require(try reader.history(limit: 1).first)
                #expect(step.changes.first?.after == hostile)
                for found in [base.card.note, entry.remoteID, step.summary] {
                    #expect(found.map { Array($0.utf8) } == Array(text.value.utf8))
                }
            }
        }
    }
}
