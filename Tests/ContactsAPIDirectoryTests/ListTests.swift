import ContactsAPIDirectory
import Directories
import LoopbackServer
import Models
import Networking
import Synchronization
import Testing

/// The list: requests, items, and answers that are none.
struct ListTests {
    private let fixture: ContactsAPIFixture

    init() throws {
        fixture = try ContactsAPIFixture()
    }

    @Test(arguments: [
        ("", "/contacts.json"), ("/", "/contacts.json"), ("/contacts.json", "/contacts.json"),
        ("/contacts", "/contacts.json"), ("/contacts/", "/contacts.json"), ("/api/v1", "/api/v1/contacts.json"),
        ("/api/v1/", "/api/v1/contacts.json"), ("/api/v1/contacts.json#top", "/api/v1/contacts.json"),
        ("/contacts/contacts.json", "/contacts/contacts.json"), ("/a%20b", "/a%20b/contacts.json"),
        ("/?key=1", "/contacts.json?key=1"),
    ])
    func `a book names the list, its server, or a folder on it`(path: String, target: String) async throws {
        fixture.server.route("GET", "/*") { _ in .json("[]") }
        let fetch = try await fixture.directory(path: path).fetch(after: nil) { _ in }
        #expect(fetch == DirectoryFetch(.everything(EntryList())))
        #expect(fixture.lines == ["GET \(target)"])
        #expect(fixture.server.requests.first?.header("Accept") == "application/json")
    }

    @Test func `an item is names, favorite and photo, and silent about e-mail and phone`() async throws {
        let item = """
            {"id":70000,"first_name":" Padmé\\n","last_name":"Amidala","profile_pic":"https://a.example/p?s=1&t=2",
            "favorite":true,"url":"http://a.example/contacts/70000.json","email":"padme@naboo.example","other":[1]}
            """
        let name = ContactName(given: [" Padmé\n"], family: ["Amidala"])
        let card = ContactCard(name: name, photo: Photo(url: "https://a.example/p?s=1&t=2"))
        #expect(
            try await fixture.entry(item)
                == DirectoryEntry(
                    remoteID: "70000", card: card, isFavorite: true, silentFields: [.email, .phone]))
        #expect(try fixture.directory().detailFields == [.email, .phone])
    }

    @Test(arguments: ["", #","favorite":null"#, #","favorite":"yes""#])
    func `a favorite that is not said is none`(member: String) async throws {
        #expect(try await fixture.entry("{\"id\":1\(member)}")?.isFavorite == false)
    }

    @Test(arguments: [
        ("/images/missing.png", nil), ("/images/missing.png?1", nil), (" ", nil), ("/up/7", "/up/7"),
        ("up/7.png", "/api/up/7.png"), ("/images/missing.jpg", "/images/missing.jpg"), ("data:image/png,x", nil),
    ])
    func `a photo is resolved against the server, and a missing one is none`(
        text: String, path: String?
    ) async throws {
        fixture.server.route("GET", "/api/contacts.json") { _ in .json("[{\"id\":1,\"profile_pic\":\"\(text)\"}]") }
        let fetch = try await fixture.directory(path: "/api").fetch(after: nil) { _ in }
        guard case .everything(let list) = fetch.content else { throw ContactsAPIFixture.OtherService() }
        #expect(list.entries.map(\.card.photo) == [path.map { Photo(url: fixture.server.address() + $0) }])
    }

    @Test func `many contacts may share a file's name, with other servers and queries`() async throws {
        for url in [
            "http://a.example/photo.png?v=1", "http://a.example/photo.png?v=2", "https://b.example/x/missing.png",
        ] {
            #expect(try await fixture.entry("{\"id\":1,\"profile_pic\":\"\(url)\"}")?.card.photo?.url == url)
        }
    }

    @Test func `a bad item costs itself alone, and bad values are left out and counted`() async throws {
        let json = """
            [{"id":1,"first_name":null,"last_name":"","profile_pic":null},{"first_name":"Nobody"},null,
            {"id":2,"first_name":7,"last_name":["x"],"favorite":1},{"id":1,"first_name":"Twice"},{"id":"a/b"}]
            """
        guard case .everything(let list) = try await fixture.fetch(.json(json)).content else {
            throw ContactsAPIFixture.OtherService()
        }
        #expect(list.entries.map(\.remoteID) == ["1", "2", "a/b"])
        #expect(list.entries.map(\.card.displayName) == ["Twice", "", ""])
        #expect(list.skipped.map(\.index) == [1, 2])
        #expect(list.omitted.map(\.index) == [3, 3, 3])
    }

    @Test(arguments: [
        (Reply.json(#"{"contacts":[]}"#), "wrong-shape"), (.json(#"{"status":500,"error":"x"}"#), "wrong-shape"),
        (.json("null"), "wrong-shape"), (.html(), "not-json"), (.html(status: 404), "not-found"),
        (.json(#"[{"id":1},{"id""#), "bad-json"), (.html(status: 503), "http-503"), (.json(""), "empty-body"),
        (.empty(304), "empty-body"), (.json(#"[{"id":1}]"#).truncated(after: 5), "unreachable"),
        (.json("{}", status: 429), "rate-limited"),
    ])
    func `what is no list hands over nothing`(reply: Reply, kind: String) async throws {
        let error = await #expect(throws: DirectoryError.self) { try await fixture.fetch(reply) }
        #expect(error?.kind == kind)
    }

    @Test func `a server that is gone is named with its port`() async throws {
        fixture.server.stop()
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().fetch(after: nil) { _ in }
        }
        #expect(error == .http(.unreachable(host: fixture.server.host)))
    }

    @Test func `an ETag is sent back, and a 304 means that nothing has changed`() async throws {
        let reply = Reply.json("[\(ContactsAPIFixture.item(1))]").tagged("W/\"v1\"")
        let first = try await fixture.fetch(reply)
        let state = try #require(first.state)
        #expect(try await fixture.fetch(reply, after: state) == DirectoryFetch(.unchanged, state: state))
        #expect(fixture.server.requests.map { $0.header("If-None-Match") } == [nil, "W/\"v1\""])
    }

    @Test func `ten thousand items come at once, with progress`() async throws {
        let items = (1...10_000).map { ContactsAPIFixture.item($0, "Given \($0)") }
        fixture.server.route("GET", "/contacts.json") { _ in .json("[\(items.joined(separator: ","))]") }
        let steps = Mutex<[FetchProgress]>([])
        let fetch = try await fixture.directory().fetch(after: nil) { step in steps.withLock { $0.append(step) } }
        guard case .everything(let list) = fetch.content else { throw ContactsAPIFixture.OtherService() }
        #expect(list.entries.count == 10_000)
        #expect(list.entries.last?.card.name.given == ["Given 10000"])
        #expect(list.skipped.isEmpty)
        #expect(steps.withLock { $0.last } == FetchProgress(received: 10_000, expected: 10_000))
        #expect(fixture.lines.count == 1)
    }
}
