import AddressBooks
import BooksFeature
import Doubles
import Models
import Navigation
import Persistence
import Testing

/// The form for what a book is bound with.
@MainActor
struct ChangeBookTests {
    private func fixture() throws -> BooksFixture {
        let fixture = BooksFixture()
        _ = try fixture.catalog.add(
            "rebels", kind: "public", url: "https://a.example/", options: ["page": "20"])
        return fixture
    }

    private func binding(_ fixture: BooksFixture) throws -> DirectoryBinding? {
        try fixture.store.read { try $0.books() }.first { $0.name == "rebels" }?.directory
    }

    @Test func `it is filled with what the book is bound with, and asks for no name and no kind`() throws {
        let form = try fixture().form(changing: "rebels")
        #expect(form.state.book == "rebels")
        #expect(form.state.kind?.name == "public")
        #expect(form.state.fields.map(\.name) == ["URL", "page"])
        #expect(form.state.fields.map(\.text) == ["https://a.example/", "20"])
        #expect(!form.state.isChanged)
        form.chooseNextKind()
        #expect(form.state.kind?.name == "public")
    }

    @Test func `what was changed is saved, and what is emptied is taken away`() async throws {
        let fixture = try fixture()
        let form = try fixture.form(changing: "rebels")
        try form.type(" https://b.example/ ", in: "URL")
        try form.type("", in: "page")
        #expect(form.state.isChanged)
        await form.save()
        #expect(form.state.isSaved)
        #expect(fixture.signals == [.changedBook("rebels")])
        #expect(try binding(fixture) == DirectoryBinding(kind: "public", url: "https://b.example/", options: [:]))
    }

    @Test func `without a URL the kind's own counts, and stands there as such`() async throws {
        let fixture = try fixture()
        let form = try fixture.form(changing: "rebels")
        try form.type("", in: "URL")
        await form.save()
        #expect(try binding(fixture)?.url == "https://api.example/")
        let again = try fixture.form(changing: "rebels")
        #expect(again.state.fields.first?.text == "")
        #expect(again.state.fields.first?.placeholder == "https://api.example/")
    }

    @Test func `what is wrong is said at its field, and nothing is saved`() async throws {
        let fixture = try fixture()
        let form = try fixture.form(changing: "rebels")
        try form.type("gopher://a", in: "URL")
        await form.save()
        #expect(form.messages(of: "URL").count == 1)
        #expect(!form.state.isSaved)
        #expect(try binding(fixture)?.url == "https://a.example/")
    }

    @Test func `leaving asks only where something was changed, and typing it back is no change`() throws {
        let fixture = try fixture()
        let form = try fixture.form(changing: "rebels")
        try form.type("30", in: "page")
        form.cancel()
        #expect(form.state.asksToDiscard)
        form.keepTyping()
        try form.type("20", in: "page")
        #expect(!form.state.isChanged)
        form.cancel()
        #expect(fixture.signals == [.back])
    }

    @Test func `a book of this machine, and one that is not there, have no such form`() throws {
        let fixture = try BooksFixture().add("home")
        #expect(throws: BookError.notBound("home")) { try fixture.form(changing: "home") }
        #expect(throws: StoreError.noSuchBook("x")) { try fixture.form(changing: "x") }
        let books = fixture.books()
        try books.select("home")
        books.edit()
        #expect(fixture.signals.isEmpty)
    }

    @Test func `a store that cannot be written is told in the form`() async throws {
        let fixture = try fixture()
        let form = try fixture.form(changing: "rebels")
        try form.type("30", in: "page")
        fixture.store.isFailing = true
        await form.save()
        #expect(form.state.failure != nil)
        #expect(!form.state.isSaved)
    }

    @Test func `the books lead to it`() throws {
        let fixture = try fixture()
        let books = fixture.books()
        try books.select("rebels")
        books.edit()
        #expect(fixture.signals == [.editBook("rebels")])
    }
}
