import Doubles
import ListFeature
import Models
import Persistence
import Testing

@MainActor
struct ListJumpTests {
    private static let names = ["Åsa", "ben", "Boba", "Émile", "Zed", "山田", "!!"]

    private func model(_ sort: ContactQuery.Sort = .name, reversed: Bool = false) throws -> ListViewModel {
        let fixture = try ListFixture(Self.names)
        fixture.model.sort(by: sort, reversed: reversed)
        fixture.model.show(0..<10)
        return fixture.model
    }

    private func selected(_ model: ListViewModel) -> String? { model.state.selectedRow?.name }

    @Test(arguments: [
        ("a", "Åsa"), ("b", "ben"), ("bo", "Boba"), ("É", "Émile"), ("c", "Émile"), ("z", "Zed"), ("山", "山田"),
    ])
    func `the first name that begins so is selected, or what stands where it would`(text: String, name: String) throws {
        let model = try model()
        model.jump(to: text)
        #expect(selected(model) == name)
    }

    @Test func `what no name follows leads to the last one`() throws {
        let model = try model()
        model.jump(to: "龍龍")
        #expect(selected(model) == "!!")
    }

    @Test(arguments: [("b", "Boba"), ("z", "Zed"), ("c", "Boba"), ("a", "Åsa")])
    func `in a list from the end, the first one too`(text: String, name: String) throws {
        let model = try model(reversed: true)
        model.jump(to: text)
        #expect(selected(model) == name)
    }

    @Test func `by family names where they give the order`() throws {
        let fixture = try ListFixture()
        for (number, name) in [("Ann", "Zorn"), ("Zoe", "Abel")].enumerated() {
            let card = ContactCard(name: ContactName(given: [name.0], family: [name.1]))
            let moment = Timestamp(milliseconds: 0)
            let contact = Contact(id: .numbered(number + 1), book: "home", card: card, created: moment, updated: moment)
            try fixture.store.write { try $0.insert(contact, tag: nil) }
        }
        fixture.model.sort(by: .family, reversed: false)
        fixture.model.show(0..<10)
        fixture.model.jump(to: "z")
        #expect(fixture.model.state.selectedRow?.id == .numbered(1))
    }

    @Test(arguments: ["", "!", " "]) func `no letter leads nowhere`(text: String) throws {
        let model = try model()
        model.select(2)
        model.jump(to: text)
        #expect(model.state.selection == 2)
    }

    @Test func `the order of changes has no letters`() throws {
        let model = try model(.recent)
        model.select(2)
        model.jump(to: "a")
        #expect(model.state.selection == 2)
    }
}
