import Models
import Persistence
import Testing

@Suite struct PhotoContractTests {
    @Test(arguments: StoreKind.allCases)
    func `bytes come back as they were, whatever is in them`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            let all: [UInt8] = (0...255).map { UInt8($0) }
            for (place, bytes) in [[], [0], Array("a\0b".utf8), all + all].enumerated() {
                let data = PhotoData(bytes, format: PhotoData.Format.allCases[place % 4])
                try store.write { try $0.add(data, to: contact(place)) }
                #expect(try store.read { try $0.photo(named: data.name) } == data)
                #expect(try store.read { try $0.hasPhoto(named: data.name) })
            }
            #expect(try store.read { try $0.photo(named: "none") } == nil)
            #expect(try store.read { try $0.hasPhoto(named: "none") } == false)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo of ten megabytes is kept as a whole`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            let data = PhotoData(
                Array(repeatElement([0xFF, 0xD8, 0x00, 0x0D, 0x0A], count: 2_000_000).joined()), format: .jpeg,
                name: picture.name)
            try store.write { try $0.add(data, to: contact(1)) }
            #expect(try store.read { try $0.photo(named: data.name) } == data)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what is there already stays as it is`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { writer in
                try writer.add(picture, to: contact(1))
                try writer.addPhoto(PhotoData(picture.bytes, format: .gif))
            }
            #expect(try store.read { try $0.photo(named: picture.name) } == picture)
        }
    }

    /// Everything that keeps bytes, as it is set and as it is forgotten. The contact 9 is removed with the latter, since
    /// not every such thing drops bytes by itself.
    enum Holder: CaseIterable, CustomTestStringConvertible {
        case contact, base, sent, trash, trashedBase, before, after, forgottenStep, book

        var testDescription: String { "\(self)" }

        func hold(_ writer: any StoreWriter) throws {
            let named = content("Leia") { $0.photo = picture.photo }
            switch self {
            case .contact, .book: try writer.insert(PersistenceTests.contact(1) { $0.photo = picture.photo }, tag: nil)
            case .base:
                try writer.insert(PersistenceTests.contact(1), tag: nil)
                try writer.setBase(named, of: id(1))
            case .sent: try writer.saveOutboxEntry(outboxEntry(1, sent: named))
            case .trash:
                let trashed = PersistenceTests.contact(1) { $0.photo = picture.photo }
                try writer.putInTrash(TrashedContact(contact: trashed, deleted: moment(1)))
            case .trashedBase:
                try writer.putInTrash(
                    TrashedContact(contact: PersistenceTests.contact(1), deleted: moment(1), base: named))
            case .before:
                try writer.recordHistory(summary: "", at: moment(1), changes: [change(2), change(1, from: named)])
            case .after, .forgottenStep:
                try writer.recordHistory(summary: "", at: moment(1), changes: [change(1, to: named)])
            }
        }

        func forget(_ writer: any StoreWriter) throws {
            switch self {
            case .contact, .base: try writer.remove([id(1)])
            case .sent: try writer.removeOutboxEntry(of: id(1))
            case .trash, .trashedBase: try writer.removeFromTrash([id(1)])
            case .before, .after:
                try writer.setUndone(try #require(try writer.history(limit: 1).first).id, true)
                try writer.recordHistory(summary: "next", at: moment(2), changes: [])
            case .forgottenStep:
                for _ in 0..<HistoryEntry.limit { try writer.recordHistory(summary: "", at: moment(2), changes: []) }
            case .book: try writer.removeBook(named: "home")
            }
            if case .sent = self { try writer.remove([id(9)]) }
        }
    }

    @Test(arguments: StoreKind.allCases, Holder.allCases)
    func `bytes are kept for as long as something names them`(kind: StoreKind, holder: Holder) throws {
        try kind.withStore { store in
            try store.fill([contact(9, "Nobody")])
            try store.write { writer throws in
                try writer.addPhoto(picture)
                try holder.hold(writer)
            }
            // What others forget, and other photos, change nothing.
            try store.write { writer throws in
                try writer.addPhoto(PhotoData([1], format: .png))
                try writer.insert(contact(8), tag: nil)
                try writer.remove([id(8)])
            }
            #expect(try store.read { try $0.hasPhoto(named: picture.name) })
            #expect(try store.read { try $0.hasPhoto(named: PhotoData([1], format: .png).name) } == false)
            try store.write { try holder.forget($0) }
            #expect(try store.read { try $0.hasPhoto(named: picture.name) } == false)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a contact that moves to the trash takes its photo along, and brings it back`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.fill([])
            try store.write { try $0.add(picture, to: contact(1)) }
            try store.write { writer throws in
                let contact = try #require(try writer.contact(id(1)))
                try writer.remove([id(1)])
                try writer.putInTrash(TrashedContact(contact: contact, deleted: moment(1)))
            }
            #expect(try store.read { try $0.hasPhoto(named: picture.name) })
            try store.write { writer throws in
                let trashed = try #require(try writer.trashed(id(1)))
                try writer.removeFromTrash([id(1)])
                try writer.insert(trashed.contact, tag: nil)
            }
            #expect(try store.read { try $0.photo(named: picture.name) } == picture)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a write that throws keeps no bytes and drops none`(kind: StoreKind) throws {
        struct Refusal: Error {}
        try kind.withStore { store in
            try store.fill([])
            try store.write { try $0.add(picture, to: contact(1)) }
            let other = PhotoData([7], format: .png)
            #expect(throws: Refusal.self) {
                try store.write { writer throws in
                    try writer.add(other, to: contact(2))
                    try writer.remove([id(1)])
                    throw Refusal()
                }
            }
            #expect(try store.read { try $0.hasPhoto(named: picture.name) })
            #expect(try store.read { try $0.hasPhoto(named: other.name) } == false)
        }
    }
}

let picture = PhotoData(Array("a picture".utf8), format: .jpeg)

extension StoreWriter {
    /// Adds the contact with the photo, bytes and all.
    func add(_ data: PhotoData, to contact: Contact) throws {
        var contact = contact
        contact.card.photo = data.photo
        try addPhoto(data)
        try insert(contact, tag: nil)
    }
}
