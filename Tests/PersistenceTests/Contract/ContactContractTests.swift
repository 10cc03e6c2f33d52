import Models
import Persistence
import Testing

@Suite struct ContactContractTests {
    @Test(arguments: StoreKind.allCases)
    func `a contact comes back as it was put in`(kind: StoreKind) throws {
        try kind.withStore { store in
            let leia = contact(1, remoteID: "18", favorite: true, updated: 5) { $0 = fullCard }
            try store.fill([leia])
            #expect(try store.read { try $0.contact(id(1)) } == leia)
            #expect(try store.rows(ContactQuery()) == [ContactRow(leia)])
            #expect(try store.read { try $0.contact(id(2)) } == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact without anything comes back`(kind: StoreKind) throws {
        try kind.withStore { store in
            let nobody = contact(1)
            try store.fill([nobody])
            #expect(try store.read { try $0.contact(id(1)) } == nobody)
            #expect(try store.names(ContactQuery()) == [""])
        }
    }

    @Test("hostile text comes back byte for byte", arguments: StoreKind.allCases, HostileText.allCases)
    func hostileText(kind: StoreKind, text: HostileText) throws {
        try kind.withStore { store in
            let hostile = contact(1, remoteID: text.value) { card in
                card.name.formatted = text.value
                card.name.given = [text.value, ""]
                card.organization = Organization(name: text.value, units: [text.value])
                card.title = text.value
                card.emails = [Labeled(text.value, types: [text.value])]
                card.phones = [Labeled(text.value)]
                card.note = text.value
                card.photo = Photo(url: text.value)
                card.categories = [text.value]
                card.attributes = [ContactAttribute(name: text.value, value: text.value)]
            }
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.insert(hostile, tag: text.value)
                try writer.setStatus(BookStatus(directoryState: text.value), ofBook: "home")
            }
            let found = try #require(try store.read { try $0.contact(id(1)) })
            #expect(found == hostile)
            let texts = [
                found.card.name.formatted, found.card.name.given.first, found.card.organization?.units.first,
                found.card.title, found.card.emails.first?.value, found.card.emails.first?.types.first,
                found.card.note, found.card.photo?.url, found.card.categories.first, found.remoteID,
                try store.read { try $0.remoteEntries(ofBook: "home") }.first?.tag,
                try store.read { try $0.status(ofBook: "home") }.directoryState,
            ]
            #expect(texts.allSatisfy { $0.map { Array($0.utf8) } == Array(text.value.utf8) })
            #expect(try store.read { try $0.count(ContactQuery(category: text.value)) } == 1)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a replaced contact keeps nothing of what it was`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, remoteID: "18") { $0 = fullCard }])
            let after = contact(1, "Ben Solo", remoteID: "19", favorite: true, updated: 9)
            try store.write { try $0.replace(after, tag: "v2") }
            #expect(try store.read { try $0.contact(id(1)) } == after)
            #expect(try store.found("leia") == [])
            #expect(try store.found("0172") == [])
            #expect(try store.names(ContactQuery(category: "jedi")) == [])
            #expect(try store.found("solo") == ["Ben Solo"])
            let entries = try store.read { try $0.remoteEntries(ofBook: "home") }
            #expect(entries == [RemoteEntry(id: id(1), remoteID: "19", tag: "v2")])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `removed contacts are gone and unknown ones passed over`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1) { $0 = fullCard }, contact(2, "Han Solo")])
            try store.write { try $0.remove([id(1), id(7)]) }
            #expect(try store.names(ContactQuery()) == ["Han Solo"])
            #expect(try store.found("leia") == [])
            #expect(try store.found("0172") == [])
            #expect(try store.names(ContactQuery(category: "jedi")) == [])
            #expect(try store.read { try $0.contact(id(1)) } == nil)
            // The identifiers are free again.
            try store.fill([contact(1, "Leia", remoteID: "18")])
            #expect(try store.found("leia") == ["Leia"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an identifier is taken once`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia", remoteID: "18"), contact(2, "Han", remoteID: "19")])
            #expect(throws: StoreError.duplicate(id(1).text)) { try store.fill([contact(1, "Luke")]) }
            #expect(throws: StoreError.duplicate("18")) { try store.fill([contact(3, "Luke", remoteID: "18")]) }
            #expect(throws: StoreError.duplicate("18")) {
                try store.write { try $0.replace(contact(2, "Han", remoteID: "18"), tag: nil) }
            }
            #expect(try store.names(ContactQuery()) == ["Han", "Leia"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `remote entries come in the order of their identifiers' bytes, a part at a time`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.addBook(book("work"))
                for (number, remoteID) in ["9", "10", "\u{E9}", "z", "\u{1F600}", "\u{FFFD}"].enumerated() {
                    try writer.insert(contact(number, remoteID: remoteID), tag: "t\(number)")
                }
                try writer.insert(contact(7, in: "work", remoteID: "11"), tag: nil)
                try writer.insert(contact(8), tag: nil)
            }
            let remoteIDs = { (after: String?, limit: Int) in
                try store.read { try $0.remoteEntries(ofBook: "home", after: after, limit: limit) }.map(\.remoteID)
            }
            #expect(try remoteIDs(nil, 9) == ["10", "9", "z", "\u{E9}", "\u{FFFD}", "\u{1F600}"])
            #expect(try remoteIDs(nil, 2) == ["10", "9"])
            #expect(try remoteIDs("9", 2) == ["z", "\u{E9}"])
            #expect(try remoteIDs("95", 1) == ["z"])
            #expect(try remoteIDs("\u{1F600}", 9).isEmpty)
            #expect(try remoteIDs(nil, -1).isEmpty)
            #expect(try store.read { try $0.remoteEntries(ofBook: "moon", after: nil, limit: 9) }.isEmpty)
            #expect(
                try store.read { try $0.remoteEntries(ofBook: "home", after: nil, limit: 1) }
                    == [RemoteEntry(id: id(1), remoteID: "10", tag: "t1")])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `remote identifiers are unique within a book only and compared by bytes`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write { writer throws in
                try writer.addBook(book("home"))
                try writer.addBook(book("work"))
                try writer.insert(contact(1, remoteID: "e\u{301}"), tag: nil)
                try writer.insert(contact(2, in: "work", remoteID: "e\u{301}"), tag: nil)
                try writer.insert(contact(3, remoteID: "\u{E9}"), tag: nil)
                try writer.insert(contact(4), tag: nil)
                try writer.insert(contact(5), tag: nil)
            }
            let entries = try store.read { try $0.remoteEntries(ofBook: "home") }
            #expect(Set(entries.map(\.id)) == [id(1), id(3)])
            #expect(try store.read { try $0.remoteEntryCount(ofBook: "home") } == 2)
            #expect(try store.read { try $0.remoteEntryCount(ofBook: "moon") } == 0)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact is replaced only in the book it stands in`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(1, "Leia")])
            #expect(throws: StoreError.noSuchContact(id(2))) {
                try store.write { try $0.replace(contact(2), tag: nil) }
            }
            #expect(throws: StoreError.noSuchContact(id(1))) {
                try store.write { writer throws in
                    try writer.addBook(book("work"))
                    try writer.replace(contact(1, in: "work"), tag: nil)
                }
            }
            #expect(throws: StoreError.noSuchBook("moon")) {
                try store.write { try $0.insert(contact(2, in: "moon"), tag: nil) }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `identifiers are found by how they begin`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([contact(23), contact(21), contact(3)])
            try store.read { reader throws in
                #expect(try reader.contactIDs(withPrefix: "00000000002", limit: 9) == [id(21), id(23)])
                #expect(try reader.contactIDs(withPrefix: "0000", limit: 2) == [id(3), id(21)])
                #expect(try reader.contactIDs(withPrefix: id(3).text, limit: 2) == [id(3)])
                #expect(try reader.contactIDs(withPrefix: "1", limit: 2) == [])
                #expect(try reader.contactIDs(withPrefix: "0", limit: 0) == [])
                #expect(try reader.contactIDs(withPrefix: "%", limit: 2) == [])
            }
        }
    }
}
