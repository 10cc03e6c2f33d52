import Doubles
import Editing
import Models
import Persistence
import Testing

/// A photo that the user sets is a change like any other, with bytes.
struct PhotoTests {
    private static let face = PhotoData(Array("face".utf8), format: .jpeg)
    private static let other = PhotoData(Array("other".utf8), format: .png)
    private static let theirs = Photo(url: "https://directory.example/pics/1.png?1")

    /// A directory that exchanges photos and takes none away.
    private static let exchanging = Capabilities(
        operations: [.create, .update, .delete, .favorite, .photo], fields: Set(ContactField.allCases))

    private func bytes(_ book: EditedBook, _ data: PhotoData) throws -> PhotoData? {
        try book.store.read { try $0.photo(named: data.name) }
    }

    private func synced(_ book: EditedBook) throws -> ContactID {
        var content = content("Leia")
        content.card.photo = Self.theirs
        return try book.synced(content).id
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo is set with its bytes, its outbox entry and its step`(kind: StoreKind) throws {
        let book = try EditedBook(kind, capabilities: Self.exchanging)
        let id = try synced(book)
        let changed = try book.editor.setPhoto(of: id, to: Self.face)
        #expect(changed?.card.photo == Self.face.photo)
        #expect(try bytes(book, Self.face) == Self.face)
        #expect(try book.entry(id)?.operation == .update)
        #expect(try book.entry(id)?.fields == [.photo])
        #expect(try book.base(id)?.card.photo == Self.theirs)
        #expect(try book.editor.setPhoto(of: id, to: Self.face) == nil, "the same photo is no change")
        #expect(try book.store.read { try $0.history(limit: 9) }.map(\.summary) == ["set the photo of Leia"])
    }

    @Test(arguments: StoreKind.allCases)
    func `photos are undone, done again, trashed and restored, and their bytes stay for that`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "mine").id
        _ = try book.editor.setPhoto(of: id, to: Self.face)
        _ = try book.editor.setPhoto(of: id, to: Self.other)
        #expect(try book.editor.removePhoto(of: id)?.card.photo == nil)
        #expect(try book.editor.removePhoto(of: id) == nil)
        func photo() throws -> Photo? { try book.contact(id)?.card.photo }
        #expect(try book.editor.undo()?.summary == "removed the photo of Wedge")
        #expect(try photo() == Self.other.photo)
        _ = try book.editor.undo()
        #expect(try photo() == Self.face.photo)
        _ = try book.editor.redo()
        #expect(try photo() == Self.other.photo)
        _ = try book.editor.delete([id])
        #expect(try book.editor.restore([id]).first?.card.photo == Self.other.photo)
        #expect(try bytes(book, Self.other) == Self.other)
        #expect(try bytes(book, Self.face) == Self.face)
    }

    @Test(arguments: StoreKind.allCases)
    func `bytes go when nothing can bring their photo back`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.editor.create(content("Wedge"), in: "mine", photo: Self.face).id
        #expect(try book.contact(id)?.card.photo == Self.face.photo)
        _ = try book.editor.setPhoto(of: id, to: Self.other)
        _ = try book.editor.delete([id])
        for step in 0..<HistoryEntry.limit { _ = try book.editor.create(content("\(step)"), in: "mine") }
        #expect(try bytes(book, Self.face) == nil)
        #expect(try bytes(book, Self.other) == Self.other, "the trash can still bring it back")
        _ = try book.editor.emptyTrash()
        #expect(try bytes(book, Self.other) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `undone before it was sent, nothing is left to send`(kind: StoreKind) throws {
        let book = try EditedBook(kind, capabilities: Self.exchanging)
        let id = try synced(book)
        _ = try book.editor.setPhoto(of: id, to: Self.face)
        _ = try book.editor.undo()
        #expect(try book.contact(id)?.card.photo == Self.theirs)
        #expect(try book.outbox().isEmpty)
        _ = try book.editor.redo()
        #expect(try book.entry(id)?.fields == [.photo])
        #expect(try bytes(book, Self.face) == Self.face)
    }

    @Test(arguments: StoreKind.allCases)
    func `undone while the directory has another one, that one is there`(kind: StoreKind) throws {
        for old in [nil, Self.theirs] {
            let book = try EditedBook(kind, capabilities: Self.exchanging)
            var content = content("Leia")
            content.card.photo = old
            let id = try book.synced(content).id
            _ = try book.editor.setPhoto(of: id, to: Self.face)
            content.card.photo = Photo(url: "https://directory.example/pics/2.png?2")
            try book.store.write { writer in
                try writer.setBase(content, of: id)
                try writer.setConflict(Conflict(contact: id, book: "theirs", kind: .bothChanged, fields: [.photo]))
            }
            #expect(try book.editor.undo()?.changes.count == 1)
            #expect(try book.contact(id)?.content == content)
            #expect(try book.outbox().isEmpty && book.conflict(id) == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo that the directory has by now is no longer undone`(kind: StoreKind) throws {
        let book = try EditedBook(kind, capabilities: Self.exchanging)
        let id = try synced(book)
        _ = try book.editor.setPhoto(of: id, to: Self.face)
        // As a push leaves it.
        let sent = Photo(url: "https://directory.example/pics/\(Self.face.name).jpg?2")
        try book.store.write { writer in
            var contact = try #require(try writer.contact(id))
            contact.card.photo = sent
            try writer.replace(contact, tag: nil)
            try writer.setBase(nil, of: id)
            try writer.removeOutboxEntry(of: id)
        }
        #expect(try book.editor.undo()?.changes == [])
        #expect(try book.contact(id)?.card.photo == sent)
    }

    @Test(arguments: StoreKind.allCases)
    func `a photo that both sides changed is a conflict, settled either way`(kind: StoreKind) throws {
        for side in ContactEditor.Side.allCases {
            let book = try EditedBook(kind, capabilities: Self.exchanging)
            let id = try synced(book)
            _ = try book.editor.setPhoto(of: id, to: Self.face)
            var newer = content("Leia")
            newer.card.photo = Photo(url: "https://directory.example/pics/2.png?2")
            try book.store.write { writer in
                try writer.setBase(newer, of: id)
                try writer.setConflict(Conflict(contact: id, book: "theirs", kind: .bothChanged, fields: [.photo]))
            }
            #expect(try book.editor.resolve(id, [.photo: side], others: nil) == nil)
            #expect(try book.contact(id)?.card.photo == (side == .mine ? Self.face.photo : newer.card.photo))
            #expect(try book.entry(id)?.fields == (side == .mine ? [.photo] : nil))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a commit that fails keeps neither bytes nor the change`(kind: StoreKind) throws {
        let book = try EditedBook(kind)
        let id = try book.synced().id
        let before = try book.everything()
        let steps: [() throws -> Void] = [
            { _ = try book.editor.setPhoto(of: id, to: Self.face) },
            { _ = try book.editor.create(content("Wedge"), in: "theirs", photo: Self.face) },
        ]
        for step in steps {
            book.store.failCommit()
            #expect(throws: StoreError.self, performing: step)
            #expect(try book.everything() == before)
            #expect(try bytes(book, Self.face) == nil)
        }
    }

    // MARK: - What a directory does not take

    @Test func `a directory without photos takes none, and nothing is kept`() throws {
        let book = try EditedBook(
            capabilities: Capabilities(operations: [.create, .update, .delete], fields: [.given, .note, .photo]))
        let id = try synced(book)
        let error = EditError.cannot("store photos", book: "theirs")
        #expect(throws: error) { try book.editor.setPhoto(of: id, to: Self.face) }
        #expect(throws: error) { try book.editor.removePhoto(of: id) }
        #expect(throws: error) { try book.editor.create(content("Wedge"), in: "theirs", photo: Self.face) }
        #expect(try bytes(book, Self.face) == nil)
        #expect(try book.editor.note(id, "x") != nil)
    }

    @Test func `a directory that can do nothing but photos takes them`() throws {
        let book = try EditedBook(capabilities: Capabilities(operations: [.photo], fields: [.given, .photo]))
        let id = try synced(book)
        #expect(try book.editor.setPhoto(of: id, to: Self.face) != nil)
        #expect(throws: EditError.cannot("change contacts", book: "theirs")) {
            try book.editor.update(id) { $0.card.name.given = ["Lea"] }
        }
    }

    @Test func `a directory that only exchanges photos keeps the one it has, and what it never had goes`() throws {
        let book = try EditedBook(capabilities: Self.exchanging)
        let id = try synced(book)
        #expect(throws: EditError.photoStays(book: "theirs")) { try book.editor.removePhoto(of: id) }
        _ = try book.editor.setPhoto(of: id, to: Self.face)
        #expect(throws: EditError.photoStays(book: "theirs")) { try book.editor.removePhoto(of: id) }
        // It has none of this contact, or nothing of it at all.
        let plain = try book.synced(content("Han"), number: 901).id
        _ = try book.editor.setPhoto(of: plain, to: Self.face)
        #expect(try book.editor.removePhoto(of: plain) != nil)
        #expect(try book.entry(plain) == nil)
        let new = try book.editor.create(content("Wedge"), in: "theirs", photo: Self.face).id
        #expect(try book.editor.removePhoto(of: new)?.card.photo == nil)
    }

    @Test func `a directory gets files and no addresses, but its own stays possible`() throws {
        let book = try EditedBook(capabilities: Self.exchanging)
        let id = try synced(book)
        let elsewhere = Photo(url: "https://elsewhere.example/p.png")
        #expect(throws: EditError.photoNeedsFile(book: "theirs")) {
            try book.editor.update(id) { $0.card.photo = elsewhere }
        }
        var named = content("Wedge")
        named.card.photo = elsewhere
        #expect(throws: EditError.photoNeedsFile(book: "theirs")) { try book.editor.create(named, in: "theirs") }
        #expect(try book.editor.create(named, in: "mine").card.photo == elsewhere)
        _ = try book.editor.setPhoto(of: id, to: Self.face)
        #expect(try book.editor.update(id) { $0.card.photo = Self.theirs } != nil)
        #expect(try book.outbox().isEmpty)
    }

    @Test func `a photo whose bytes are not there is not named`() throws {
        let book = try EditedBook()
        let id = try book.editor.create(content("Wedge"), in: "mine").id
        #expect(throws: EditError.photoGone) {
            try book.editor.update(id) { $0.card.photo = Self.face.photo }
        }
        _ = try book.editor.create(content("Biggs"), in: "mine", photo: Self.face)
        #expect(try book.editor.update(id) { $0.card.photo = Self.face.photo } != nil)
    }
}
