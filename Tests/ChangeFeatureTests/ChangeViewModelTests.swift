import ChangeFeature
import Doubles
import Editing
import Models
import Persistence
import Testing

@MainActor
struct ChangeViewModelTests {
    @Test func `a favorite is made, and unmade`() async throws {
        let fixture = try ChangeFixture()
        let han = try fixture.add(1, "Han Solo")
        #expect(try await fixture.model.toggleFavorite([han]).summary == "favorited Han Solo")
        #expect(try fixture.isFavorite(han) == true)
        #expect(try await fixture.model.toggleFavorite([han]).summary == "unfavorited Han Solo")
        #expect(try fixture.isFavorite(han) == false)
    }

    @Test func `several become favorites where one of them is none`() async throws {
        let fixture = try ChangeFixture()
        let (han, leia) = (try fixture.add(1, "Han"), try fixture.add(2, "Leia", isFavorite: true))
        let outcome = try await fixture.model.toggleFavorite([han, leia])
        #expect(outcome.places.map(\.contact) == [han])
        #expect(try fixture.isFavorite(han) == true && fixture.isFavorite(leia) == true)
    }

    @Test func `those that are gone are passed over, unless there is nobody else`() async throws {
        let fixture = try ChangeFixture()
        let han = try fixture.add(1, "Han")
        #expect(try await fixture.model.delete([.numbered(7), han]).summary == "deleted Han")
        await #expect(throws: EditError.noSuchContact(.numbered(7))) { try await fixture.model.delete([.numbered(7)]) }
    }

    @Test func `deleting several is one step to be undone and done again`() async throws {
        let fixture = try ChangeFixture()
        let ids = [try fixture.add(1, "Han"), try fixture.add(2, "")]
        #expect(try await fixture.model.delete(ids).summary == "deleted 2 contacts")
        #expect(try await fixture.model.undo()?.summary == "undid: deleted 2 contacts")
        #expect(try fixture.isFavorite(ids[0]) == false)
        #expect(try await fixture.model.redo()?.summary == "redid: deleted 2 contacts")
        #expect(try fixture.isFavorite(ids[0]) == nil)
        #expect(try await fixture.model.redo() == nil)
    }

    @Test func `what cannot be undone any more says so`() async throws {
        let fixture = try ChangeFixture()
        let han = try fixture.add(1, "Han")
        _ = try await fixture.model.toggleFavorite([han])
        try fixture.store.write { try $0.remove([han]) }
        let outcome = try #require(try await fixture.model.undo())
        #expect(outcome.summary == "nothing left to undo of: favorited Han")
        #expect(outcome.places.isEmpty)
        #expect(try await fixture.model.undo() == nil)
    }

    @Test func `only many are a risk in a book of this machine`() throws {
        let fixture = try ChangeFixture()
        let ids = try (1...21).map { try fixture.add($0, "Person \($0)") }
        #expect(try fixture.model.risk(ofDeleting: Array(ids.dropLast())) == nil)
        #expect(try fixture.model.risk(ofDeleting: ids) == .many(21))
    }

    @Test func `a directory that takes no new contacts cannot give one back`() throws {
        let fixture = try ChangeFixture(Capabilities(operations: [.delete, .update], fields: []))
        let han = try fixture.add(1, "Han", book: "work")
        #expect(try fixture.model.risk(ofDeleting: [han]) == .cannotGiveBack("Han", book: "work"))
    }

    @Test func `a directory that takes no photos cannot give one with a photo back`() throws {
        let fixture = try ChangeFixture(Capabilities(operations: [.create, .delete, .update], fields: []))
        let han = try fixture.add(1, "Han", book: "work")
        let leia = try fixture.add(2, "Leia", book: "work", photo: Photo(url: "http://a/leia.png"))
        #expect(try fixture.model.risk(ofDeleting: [han]) == nil)
        #expect(try fixture.model.risk(ofDeleting: [han, leia]) == .cannotGiveBack("Leia", book: "work"))
    }

    @Test func `a photo that came from its directory is not in the store to be sent back`() throws {
        let fixture = try ChangeFixture(Capabilities(operations: [.create, .delete, .photo], fields: []))
        let han = try fixture.add(1, "Han", book: "work", photo: Photo(storedName: String(repeating: "0a", count: 32)))
        let leia = try fixture.add(2, "Leia", book: "work", photo: Photo(url: "http://a/leia.png"))
        #expect(try fixture.model.risk(ofDeleting: [han]) == nil)
        #expect(try fixture.model.risk(ofDeleting: [leia]) == .cannotGiveBack("Leia", book: "work"))
    }

    @Test func `a book says why it cannot be changed`() {
        func book(_ operations: Capabilities.Operations) -> AddressBook {
            AddressBook(
                name: "work", capabilities: Capabilities(operations: operations, fields: []),
                created: Timestamp(milliseconds: 0))
        }
        #expect(book(.all).refusal(of: .delete) == nil)
        #expect(book([]).refusal(of: .delete) == "The book work is read-only: its directory takes no changes.")
        #expect(book([.update]).refusal(of: .favorite) == "The directory of work can't store favorites.")
        // Editing is offered where anything of it is.
        #expect(book([.favorite]).refusal(of: [.update, .favorite]) == nil)
    }
}
