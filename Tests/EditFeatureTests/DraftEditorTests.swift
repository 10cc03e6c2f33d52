import Doubles
import EditFeature
import Editing
import Models
import Persistence
import Testing

@MainActor
struct DraftEditorTests {
    private let fixture: EditFixture

    init() throws {
        fixture = try EditFixture()
    }

    @Test func `only what is changed is written, and goes to the outbox`() throws {
        let id = try fixture.add(
            ContactCard(name: ContactName(given: ["X"], family: ["Organa"]), emails: [Labeled("not one")]),
            to: "little", favorite: true)
        let changed = try fixture.drafts.update(id) { draft, _ in draft[.family] = [ContactDraft.Value("Solo")] }
        #expect(changed?.card.name.family == ["Solo"])
        #expect(changed?.isFavorite == true)
        #expect(try fixture.store.read { try $0.outboxEntry(of: id) }?.fields == [.family])
    }

    @Test func `what others change meanwhile in other fields is kept`() throws {
        let id = try fixture.add(ContactCard(name: ContactName(given: ["Leia"])), to: "home")
        let original = try fixture.draft(id)
        var draft = original
        draft[.title] = [ContactDraft.Value("General")]
        _ = try fixture.drafts.update(id) { other, _ in other[.note] = [ContactDraft.Value("theirs")] }
        _ = try fixture.drafts.update(id, from: original, to: draft)
        #expect(try fixture.card(id)?.note == "theirs")
        #expect(try fixture.card(id)?.title == "General")
    }

    @Test func `the same field changed by others is not overwritten in silence`() throws {
        let id = try fixture.add(ContactCard(title: "Princess"), to: "home")
        let original = try fixture.draft(id)
        var draft = original
        draft[.title] = [ContactDraft.Value("General")]
        _ = try fixture.drafts.update(id) { other, _ in other[.title] = [ContactDraft.Value("Senator")] }
        #expect(throws: DraftError.self) { try fixture.drafts.update(id, from: original, to: draft) }
        #expect(try fixture.card(id)?.title == "Senator")
    }

    @Test func `a photo and other fields are changed as one step`() throws {
        let face = PhotoData([1, 2, 3], format: .png)
        let id = try fixture.add(ContactCard(name: ContactName(given: ["Leia"])), to: "home")
        let title = ContactDraft.Value("General")
        let changed = try fixture.drafts.update(id, photo: face) { draft, _ in draft[.title] = [title] }
        #expect(changed?.card.photo == face.photo)
        #expect(changed?.card.title == "General")
        #expect(try fixture.store.read { try $0.photo(named: face.name) } == face)
        #expect(try fixture.store.read { try $0.history(limit: 9) }.count == 1)
        #expect(try fixture.drafts.update(id, photo: face) { draft, _ in draft[.title] = [title] } == nil)
        #expect(try fixture.drafts.update(id) { draft, _ in draft[.photo] = [] }?.card.photo == nil)
    }

    @Test func `a photo comes with a new contact, and is told where its bytes are not there`() throws {
        let face = PhotoData([1, 2, 3], format: .png)
        var draft = ContactDraft()
        draft[.given] = [ContactDraft.Value("Leia")]
        let leia = try fixture.drafts.create(draft, in: "home", photo: face)
        #expect(leia.card.photo == face.photo)
        #expect(try fixture.store.read { try $0.photo(named: face.name) } == face)
        draft[.photo] = [ContactDraft.Value(" \(face.photo.url) ")]
        #expect(try fixture.drafts.create(draft, in: "home").card.photo == face.photo)
        let other = PhotoData([4], format: .png)
        #expect(throws: EditError.photoGone) {
            try fixture.drafts.update(leia.id) { draft, _ in draft[.photo] = [ContactDraft.Value(other.photo.url)] }
        }
    }

    @Test func `a kind's limits are those of its books, and others have the general ones`() {
        let tiny = PhotoLimits(maximumSide: 64, maximumBytes: 9)
        let limits = KnownLimits(ofKinds: [:], photoLimits: ["tiny": tiny])
        for (kind, expected) in [("tiny", tiny), ("other", PhotoLimits()), (nil, PhotoLimits())] {
            let book = AddressBook(
                name: "b", directory: kind.map { DirectoryBinding(kind: $0, url: "http://x") }, capabilities: .local,
                created: Timestamp(milliseconds: 0))
            #expect(limits.capabilities(of: book).photoLimits == expected)
        }
    }

    @Test func `a draft that changes nothing is no step`() throws {
        let id = try fixture.add(ContactCard(title: "Princess"), to: "home")
        #expect(try fixture.drafts.update(id) { _, _ in } == nil)
        #expect(try fixture.store.read { try $0.history(limit: 9) }.isEmpty)
    }

    @Test func `what is wrong is thrown with every message, and nothing is saved`() throws {
        var draft = ContactDraft()
        draft[.given] = [ContactDraft.Value("L")]
        draft[.email] = [ContactDraft.Value("nothing")]
        let error = #expect(throws: DraftError.self) { try fixture.drafts.create(draft, in: "little") }
        guard case .invalid(let messages) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(messages.map(\.field) == [.given, .family, .email])
        #expect(try fixture.store.read { try $0.count(ContactQuery(book: "little")) } == 0)
    }

    @Test func `an edit does not leave a contact with nothing to know it by`() throws {
        let id = try fixture.add(ContactCard(name: ContactName(given: ["Leia"]), title: "General"), to: "home")
        #expect(throws: DraftError.self) {
            try fixture.drafts.update(id) { draft, _ in (draft[.given], draft[.title]) = ([], []) }
        }
        #expect(try fixture.drafts.update(id) { draft, _ in draft[.given] = [] } != nil)
        #expect(throws: DraftError.self) {
            try fixture.drafts.update(id) { draft, _ in draft[.title] = [ContactDraft.Value(" ")] }
        }
        #expect(try fixture.card(id)?.title == "General")
    }

    @Test func `what never had a name can still be a favorite`() throws {
        let id = try fixture.add(ContactCard(), to: "little")
        #expect(try fixture.drafts.update(id) { draft, _ in draft.isFavorite = true }?.isFavorite == true)
    }

    @Test func `a read-only book, a missing book and a missing contact are told`() throws {
        let draft = ContactDraft()
        #expect(throws: EditError.cannot("add contacts", book: "still")) {
            try fixture.drafts.create(draft, in: "still")
        }
        #expect(throws: EditError.noSuchBook("none")) { try fixture.drafts.create(draft, in: "none") }
        #expect(throws: EditError.noSuchContact(.numbered(5))) { try fixture.drafts.update(.numbered(5)) { _, _ in } }
    }
}
