import Doubles
import Models
import Opening
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// Writing, calling and opening pages from the app.
@MainActor
struct ReachingTests {
    private static let leia = Contact.sample(1, "Leia Organa") { card in
        card.emails = [
            Labeled("home@leia.example", label: "home"), Labeled("work@leia.example", types: ["work"], preference: 1),
        ]
        card.phones = [Labeled("+1 202 555 0107", label: "cell")]
        card.urls = [Labeled("leia.example/page")]
        card.note = "General"
    }

    private func open(_ keys: String = "") async throws -> ScreenFixture {
        let fixture = try await ScreenFixture.open([Self.leia])
        fixture.press(keys)
        return fixture
    }

    @Test(arguments: ["c", "lc"]) func `the only number is called`(keys: String) async throws {
        let fixture = try await open(keys)
        #expect(fixture.opener.links == ["tel:+12025550107"])
        #expect(fixture.text().contains("Opened tel:+12025550107"))
    }

    @Test func `a message goes to it`() async throws {
        #expect(try await open("s").opener.links == ["sms:+12025550107"])
    }

    @Test(arguments: ["m", "lm"]) func `of several addresses one is chosen, the preferred one first`(keys: String)
        async throws
    {
        let fixture = try await open(keys)
        #expect(fixture.opener.links.isEmpty)
        #expect(fixture.text().contains("Compose to which address?"))
        #expect(fixture.text().contains(">   work@leia.example"))
        fixture.press("hom")
        fixture.press(.enter)
        #expect(fixture.opener.links == ["mailto:home@leia.example"])
    }

    @Test(arguments: [
        ("", "mailto:home@leia.example"), ("j", "mailto:work@leia.example"), ("jj", "tel:+12025550107"),
        ("jjj", "https://leia.example/page"),
    ])
    func `Enter does what the field is for`(moves: String, link: String) async throws {
        let fixture = try await open("l" + moves)
        fixture.press(.enter)
        #expect(fixture.opener.links == [link])
    }

    @Test func `a field that is only text says so`() async throws {
        let fixture = try await open("lG")
        fixture.press(.enter)
        #expect(fixture.opener.links.isEmpty)
        #expect(fixture.text().contains("This field can only be copied. Press y to copy it."))
    }

    @Test(arguments: [("m", "no e-mail address."), ("c", "no phone number."), ("ls", "no phone number.")])
    func `who has none is named`(keys: String, words: String) async throws {
        let fixture = try await ScreenFixture.open([.sample(1, "Chewbacca")])
        fixture.press(keys)
        #expect(fixture.text().contains("Chewbacca has \(words)"))
    }

    @Test func `what goes wrong is told`() async throws {
        let fixture = try await ScreenFixture.open([Self.leia])
        fixture.opener.error = .failed(program: "neomutt", status: 3)
        fixture.press("c")
        #expect(fixture.text().contains("neomutt failed with exit status 3."))
    }
}
