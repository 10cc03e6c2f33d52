import ContactsAPIDirectory
import Directories
import LoopbackServer
import Models
import Synchronization
import Testing

/// Lookup of a create whose response was lost.
struct LookupTests {
    private let fixture: ContactsAPIFixture

    init() throws {
        fixture = try ContactsAPIFixture()
    }

    @Test func `a contact that was created before its answer was lost is found`() async throws {
        let content = ContactContent.person(email: "wedge@rebels.example")
        let created = Mutex(false)
        fixture.server.route("POST", "/contacts.json") { _ in
            created.withLock { $0 = true }
            return .json("", status: 201).reset()
        }
        fixture.server.route("GET", "/contacts.json") { _ in
            .json(created.withLock { $0 } ? "[\(ContactsAPIFixture.item(9))]" : "[]")
        }
        fixture.server.route("GET", "/contacts/9.json") { _ in
            .json(ContactsAPIFixture.detail(9, email: "wedge@rebels.example"))
        }
        let directory = try fixture.directory()
        let error = await #expect(throws: DirectoryError.self) { try await directory.create(content) }
        #expect(error?.isAnswerLost == true)
        let found = try await directory.entries(like: content, except: [])
        #expect(found.map(\.remoteID) == ["9"])
        #expect(fixture.server.requests.filter { $0.method == "POST" }.count == 1)
        #expect(fixture.server.requests.dropFirst().first?.header("Cache-Control") == "no-cache")
    }

    @Test func `only namesakes are asked for, and only those that say the same are found, newest first`() async throws {
        serve(
            [
                11: ContactsAPIFixture.detail(11, created: "2027-01-15T08:00:30Z"),
                10: ContactsAPIFixture.detail(10, created: "2027-01-15T08:00:30Z"),
                9: ContactsAPIFixture.detail(9, " Wedge ", "Antilles", created: "2027-01-15T08:00:40Z"),
                8: ContactsAPIFixture.detail(8, email: "other@rebels.example"),
                7: ContactsAPIFixture.detail(7, phone: "1"), 6: ContactsAPIFixture.detail(6, "Biggs", "Darklighter"),
                5: ContactsAPIFixture.detail(5),
            ])
        let found = try await fixture.directory().entries(
            like: .person(), except: ["5"])
        #expect(found.map(\.remoteID) == ["11", "10", "9"])
        let details = [7, 8, 9, 10, 11].map { "GET /contacts/\($0).json" }
        #expect(Set(fixture.lines) == Set(["GET /contacts.json"] + details))
    }

    @Test(arguments: ["1970-01-01T00:00:00.000Z", "2999-12-31T23:59:59.000Z", "yesterday"])
    func `no clock counts, neither the server's nor ours`(created: String) async throws {
        serve([1: ContactsAPIFixture.detail(1, created: created)])
        let found = try await fixture.directory().entries(like: .person(), except: [])
        #expect(found.map(\.remoteID) == ["1"])
    }

    @Test func `one that vanishes meanwhile was not it`() async throws {
        serve([1: ContactsAPIFixture.detail(1)])
        fixture.server.route("GET", "/contacts/1.json") { _ in ContactsAPIFixture.notFound }
        let found = try await fixture.directory().entries(
            like: .person(), except: [])
        #expect(found.isEmpty)
    }

    @Test(arguments: [(Reply.html(), "not-json"), (.json("{}"), "wrong-shape"), (.html(status: 503), "http-503")])
    func `not knowing is an error, never "there is none"`(reply: Reply, kind: String) async throws {
        fixture.server.route("GET", "/contacts.json") { _ in reply }
        let ofTheList = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().entries(like: .person(), except: [])
        }
        #expect(ofTheList?.kind == kind)
        serve([1: ContactsAPIFixture.detail(1)])
        fixture.server.route("GET", "/contacts/1.json") { _ in reply }
        let ofTheDetail = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().entries(like: .person(), except: [])
        }
        #expect(ofTheDetail?.kind == kind)
    }

    /// A list of these details' names, and the details.
    private func serve(_ details: [Int: String]) {
        let items = "[\(details.keys.sorted().compactMap { details[$0] }.joined(separator: ","))]"
        fixture.server.route("GET", "/contacts.json") { _ in .json(items) }
        for (id, detail) in details { fixture.server.route("GET", "/contacts/\(id).json") { _ in .json(detail) } }
    }
}
