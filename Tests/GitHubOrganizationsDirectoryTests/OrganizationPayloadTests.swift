import Directories
import Doubles
import LoopbackServer
import Models
import Testing

/// Mapping of a response in the contract's shape, over real sockets.
struct OrganizationPayloadTests {
    private let fixture: OrganizationsFixture

    init() throws {
        fixture = try OrganizationsFixture()
    }

    @Test func `an organization becomes a card`() async throws {
        let list = try await fixture.list([
            #"""
            {"login":"errfree","id":44,"node_id":"MDEyOk9yZ2FuaXphdGlvbjQ0",
            "url":"https://api.github.com/orgs/errfree","repos_url":"https://api.github.com/orgs/errfree/repos",
            "events_url":"https://api.github.com/orgs/errfree/events",
            "hooks_url":"https://api.github.com/orgs/errfree/hooks",
            "issues_url":"https://api.github.com/orgs/errfree/issues",
            "members_url":"https://api.github.com/orgs/errfree/members{/member}",
            "public_members_url":"https://api.github.com/orgs/errfree/public_members{/member}",
            "avatar_url":"https://avatars.githubusercontent.com/u/44?v=4","description":"Error free"}
            """#
        ])
        #expect(
            list
                == EntryList(entries: [
                    DirectoryEntry(
                        remoteID: "44",
                        card: ContactCard(
                            kind: .organization, name: ContactName(formatted: "errfree"),
                            urls: [
                                Labeled("https://github.com/errfree", label: "github"),
                                Labeled("https://api.github.com/orgs/errfree", label: "api"),
                            ], note: "Error free", photo: Photo(url: "https://avatars.githubusercontent.com/u/44?v=4")))
                ]))
    }

    @Test func `nulls everywhere and blanks leave id and login`() async throws {
        let list = try await fixture.list([
            #"""
            {"login":"errfree","id":44,"node_id":null,"url":null,"repos_url":null,"events_url":null,"hooks_url":null,
            "issues_url":null,"members_url":null,"public_members_url":null,"avatar_url":null,"description":null}
            """#, #"{"login":"engineyard","id":81,"description":"","avatar_url":" ","plan":{"name":"x"}}"#,
        ])
        #expect(list.entries.map(\.card) == ["errfree", "engineyard"].map(bare))
        #expect(list.omitted.isEmpty)
    }

    @Test func `without id or login an entry is skipped, with the reason`() async throws {
        let list = try await fixture.list([
            #"{"id":1,"login":"kept"}"#, #"{"id":2}"#, #"{"id":3,"login":null}"#, #"{"id":4,"login":" \n"}"#,
            #"{"id":5,"login":5}"#, #"{"login":"no-id"}"#, "null", #""text""#, "[]",
        ])
        #expect(list.entries.map(\.remoteID) == ["1"])
        #expect(
            list.skipped == [
                EntryIssue(
                    index: 1, id: "2", reason: "organizations[1].login: text is needed, the key is missing"),
                EntryIssue(index: 2, id: "3", reason: "organizations[2].login: text is needed, null was found"),
                EntryIssue(
                    index: 3, id: "4", reason: "organizations[3].login: text is needed, an empty text was found"),
                EntryIssue(index: 4, id: "5", reason: "organizations[4].login: text is needed, number was found"),
                EntryIssue(
                    index: 5, id: nil,
                    reason: "organizations[5].id: a whole number or text is needed, the key is missing"),
                EntryIssue(index: 6, id: nil, reason: "organizations[6]: an object is needed, null was found"),
                EntryIssue(index: 7, id: nil, reason: "organizations[7]: an object is needed, string was found"),
                EntryIssue(index: 8, id: nil, reason: "organizations[8]: an object is needed, array was found"),
            ])
    }

    @Test func `values of another type are left out and reported`() async throws {
        let list = try await fixture.list([#"{"id":"1","login":"kept","description":7,"avatar_url":[],"url":false}"#])
        #expect(list.entries == [DirectoryEntry(remoteID: "1", card: bare("kept"))])
        #expect(
            list.omitted.map(\.reason) == [
                "organizations[0].description: text is needed, number was found",
                "organizations[0].avatar_url: text is needed, array was found",
                "organizations[0].url: text is needed, boolean was found",
            ])
    }

    @Test func `a repeated id is one entry, the last one`() async throws {
        let list = try await fixture.list([
            #"{"id":1,"login":"old"}"#, #"{"id":2,"login":"other"}"#, #"{"id":"1","login":"new"}"#,
        ])
        #expect(list.entries.map(\.card.name.formatted) == ["new", "other"])
    }

    @Test(arguments: [
        "\u{1B}]0;owned\u{7}", "trailing\n", "🚀", "شركة", "a/../b", "a?b", "\u{202E}gro",
        String(repeating: "x", count: 4_000),
    ])
    func `a login of any form is kept as it was sent, and only GitHub's form makes an address`(login: String)
        async throws
    {
        let json = login.unicodeScalars.map {
            $0.value < 0x20 ? "\\u00" + ($0.value < 16 ? "0" : "") + String($0.value, radix: 16) : String($0)
        }
        let list = try await fixture.list([#"{"id":1,"login":"\#(json.joined())","description":"line\nbreak 🚀"}"#])
        let card = try #require(list.entries.first?.card)
        #expect(card.name.formatted == login)
        #expect(card.urls.map(\.value) == (login == "trailing\n" ? ["https://github.com/trailing"] : []))
        #expect(card.note == "line\nbreak 🚀")
    }

    @Test(arguments: [
        ("https://a.example/u/1?v=4&s=40", "https://a.example/u/1?v=4&s=40"), ("file:///etc/passwd", nil),
        ("javascript:alert(1)", nil), ("data:image/png;base64,AA", nil),
    ])
    func `an avatar keeps its query, and is never anything but http and https`(sent: String, url: String?) async throws
    {
        let list = try await fixture.list([#"{"id":1,"login":"x","avatar_url":"\#(sent)","url":"\#(sent)"}"#])
        let card = try #require(list.entries.first?.card)
        #expect(card.photo?.url == url)
        #expect(card.urls.map(\.value) == ["https://github.com/x", url].compactMap { $0 })
    }

    @Test(arguments: [0, 1, 134, 10_000])
    func `a list of any length comes whole`(count: Int) async throws {
        fixture.serve(count)
        let list = try await fixture.service(options: ["limit": "10000"]).fetch(after: nil) { _ in }.list
        let numbers = (0..<count).map { String($0 + 1) }
        #expect(list.entries.map(\.remoteID) == numbers)
        #expect(list.isWhole)
        #expect(fixture.targets.count == max(1, (count + 99) / 100))
    }

    private func bare(_ login: String) -> ContactCard {
        ContactCard(
            kind: .organization, name: ContactName(formatted: login),
            urls: [Labeled("https://github.com/\(login)", label: "github")])
    }
}
