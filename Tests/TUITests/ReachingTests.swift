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
        let stage = try await ScreenFixture.open([Self.leia])
        stage.press(keys)
        return stage
    }

    @Test(arguments: ["c", "lc"]) func `the only number is called`(keys: String) async throws {
        let stage = try await open(keys)
        #expect(stage.opener.links == ["tel:+12025550107"])
        #expect(stage.text().contains("Opened tel:+12025550107"))
    }

    @Test func `a message goes to it`() async throws {
        #expect(try await open("s").opener.links == ["sms:+12025550107"])
    }

    @Test(arguments: ["m", "lm"]) func `of several addresses one is chosen, the preferred one first`(keys: String)
        async throws
    {
        let stage = try await open(keys)
        #expect(stage.opener.links.isEmpty)
        #expect(stage.text().contains("Compose to which address?"))
        #expect(stage.text().contains(">   work@leia.example"))
        stage.press("hom")
        stage.press(.enter)
        #expect(stage.opener.links == ["mailto:home@leia.example"])
    }

    @Test(arguments: [
        ("", "mailto:home@leia.example"), ("j", "mailto:work@leia.example"), ("jj", "tel:+12025550107"),
        ("jjj", "https://leia.example/page"),
    ])
    func `Enter does what the field is for`(moves: String, link: String) async throws {
        let stage = try await open("l" + moves)
        stage.press(.enter)
        #expect(stage.opener.links == [link])
    }

    @Test func `a field that is only text says so`() async throws {
        let stage = try await open("lG")
        stage.press(.enter)
        #expect(stage.opener.links.isEmpty)
        #expect(stage.text().contains("This field can only be copied. Press y to copy it."))
    }

    @Test(arguments: [("m", "no e-mail address."), ("c", "no phone number."), ("ls", "no phone number.")])
    func `who has none is named`(keys: String, words: String) async throws {
        let stage = try await ScreenFixture.open([.sample(1, "Chewbacca")])
        stage.press(keys)
        #expect(stage.text().contains("Chewbacca has \(words)"))
    }

    @Test func `what goes wrong is told`() async throws {
        let stage = try await ScreenFixture.open([Self.leia])
        stage.opener.error = .failed(program: "neomutt", status: 3)
        stage.press("c")
        #expect(stage.text().contains("neomutt failed with exit status 3."))
    }
}
