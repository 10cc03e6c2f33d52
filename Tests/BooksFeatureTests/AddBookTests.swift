import AddressBooks
import BooksFeature
import Doubles
import Models
import Navigation
import Persistence
import Sync
import Testing

/// The form for a new book.
@MainActor
struct AddBookTests {
    @Test func `it asks for a name and a directory, and then for what that kind needs`() {
        let form = BooksFixture().form()
        #expect(form.state.fields.map(\.name) == ["Name", "Directory"])
        #expect(form.state.kinds.map(\.name) == ["stub", "public"])
        form.chooseNextKind()
        #expect(form.state.fields.map(\.name) == ["Name", "Directory", "URL", "page"])
        #expect(form.state.fields.last?.help == "Entries a page, 1 to 100")
        form.chooseNextKind()
        #expect(form.state.fields[2].placeholder == "https://api.example/")
        form.chooseNextKind()
        #expect(form.state.kind == nil)
        form.chooseNextKind(by: -1)
        #expect(form.state.kind?.name == "public")
    }

    @Test func `a book of this machine needs no more than a name`() async throws {
        let fixture = BooksFixture()
        let form = fixture.form()
        try form.type(" home ", in: "Name")
        await form.save()
        #expect(form.state.isSaved)
        #expect(try fixture.names == ["home"])
        #expect(fixture.signals == [.addedBook("home")])
    }

    @Test func `a bound book has what was typed, and the kind's own URL where none was`() async throws {
        let fixture = BooksFixture()
        let form = fixture.form()
        try form.type("all", in: "Name")
        form.choose(form.state.kinds[1])
        try form.type("20", in: "page")
        await form.save()
        let book = try fixture.store.read { try $0.books() }.first
        #expect(book?.directory?.kind == "public")
        #expect(book?.directory?.url == "https://api.example/")
        #expect(book?.directory?.options == ["page": "20"])
    }

    @Test func `all that is wrong is said at its field, and nothing is added`() async throws {
        let fixture = try BooksFixture().add("home")
        let form = fixture.form()
        try form.type("home", in: "Name")
        form.choose(form.state.kinds[0])
        try form.type("gopher://a", in: "URL")
        await form.save()
        #expect(form.messages(of: "Name") == ["there is already a book \"home\""])
        #expect(form.messages(of: "URL") == ["\"gopher://a\" can't be used: only http and https are supported"])
        #expect(form.state.selected?.id == .name)
        #expect(!form.state.isSaved)
        #expect(try fixture.names == ["home"])
        try form.type("work", in: "Name")
        #expect(form.messages(of: "Name").isEmpty)
        try form.type("", in: "URL")
        await form.save()
        #expect(form.messages(of: "URL") == ["a book of the kind stub needs a URL"])
        #expect(form.state.selected?.id == .url)
    }

    @Test func `what is wrong with a field is said as it is left`() throws {
        let form = BooksFixture().form()
        try form.type("a b", in: "Name")
        #expect(form.messages(of: "Name").isEmpty)
        form.moveSelection(by: 1)
        #expect(form.messages(of: "Name").first?.contains("is not a valid book name") == true)
        // The URL that was not reached yet is nobody's error.
        form.choose(form.state.kinds[0])
        form.moveSelection(by: 2)
        #expect(form.messages(of: "URL").isEmpty)
    }

    @Test func `what was typed comes back with the kind that it was typed for`() throws {
        let form = BooksFixture().form()
        form.choose(form.state.kinds[0])
        try form.type("http://127.0.0.1/", in: "URL")
        form.choose(nil)
        #expect(form.state.fields.count == 2)
        #expect(form.state.selection == 1)
        form.choose(form.state.kinds[1])
        #expect(form.state.fields[2].text == "http://127.0.0.1/")
    }

    @Test func `leaving asks where something was typed`() throws {
        let fixture = BooksFixture()
        let form = fixture.form()
        form.cancel()
        #expect(fixture.signals == [.back])
        try form.type("home", in: "Name")
        form.cancel()
        #expect(form.state.asksToDiscard)
        form.keepTyping()
        #expect(fixture.signals.count == 1)
        form.cancel()
        form.discard()
        #expect(fixture.signals == [.back, .back])
    }

    @Test func `a store that cannot be written to is told, and what was typed stays`() async throws {
        let fixture = BooksFixture()
        let form = fixture.form()
        try form.type("home", in: "Name")
        fixture.store.isFailing = true
        await form.save()
        #expect(form.state.failure == Explanation(FaultyContactStore.fault))
        #expect(form.state.fields[0].text == "home")
        fixture.store.isFailing = false
        await form.save()
        #expect(form.state.isSaved)
    }

    @Test func `a book that another process adds first is told`() async throws {
        let fixture = BooksFixture()
        let form = fixture.form()
        try form.type("home", in: "Name")
        try fixture.add("home")
        await form.save()
        #expect(form.messages(of: "Name") == ["there is already a book \"home\""])
    }
}
