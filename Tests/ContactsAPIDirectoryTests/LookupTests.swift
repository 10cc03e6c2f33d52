import ContactsAPIDirectory
import Directories
import LoopbackServer
import Models
import Networking
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
        let found = try await directory.entries(like: content, createdSince: ContactsAPIFixture.now, except: [])
        #expect(found.map(\.remoteID) == ["9"])
        #expect(fixture.server.requests.filter { $0.method == "POST" }.count == 1)
        #expect(fixture.server.requests.dropFirst().first?.header("Cache-Control") == "no-cache")
    }

    @Test func `only namesakes are asked for, and only those that say the same are found, oldest first`() async throws {
        serve(
            [
                11: ContactsAPIFixture.detail(11, created: moment(seconds: 30)),
                10: ContactsAPIFixture.detail(10, created: moment(seconds: 30)),
                9: ContactsAPIFixture.detail(9, " Wedge ", "Antilles", created: moment(seconds: 40)),
                8: ContactsAPIFixture.detail(8, email: "other@rebels.example"),
                7: ContactsAPIFixture.detail(7, phone: "1"), 6: ContactsAPIFixture.detail(6, "Biggs", "Darklighter"),
                5: ContactsAPIFixture.detail(5),
            ])
        let found = try await fixture.directory().entries(
            like: .person(), createdSince: ContactsAPIFixture.now, except: ["5"])
        #expect(found.map(\.remoteID) == ["10", "11", "9"])
        let details = [7, 8, 9, 10, 11].map { "GET /contacts/\($0).json" }
        #expect(Set(fixture.lines) == Set(["GET /contacts.json"] + details))
    }

    @Test(arguments: [-86_400, -30, 0, 30, 86_400])
    func `the server's clock counts, however far off it is`(lead: Int) async throws {
        serve(
            [
                1: ContactsAPIFixture.detail(1, created: moment(seconds: lead - 300)),
                2: ContactsAPIFixture.detail(2, created: moment(seconds: lead)),
                3: ContactsAPIFixture.detail(3, created: moment(seconds: lead + 5)),
            ],
            date: HTTPDate(secondsSince1970: Int(moment(seconds: lead).milliseconds / 1000)))
        let found = try await fixture.directory().entries(
            like: .person(), createdSince: ContactsAPIFixture.now, except: [])
        #expect(found.map(\.remoteID) == ["2", "3"])
    }

    @Test func `without the server's time, a quarter of an hour is allowed for`() async throws {
        serve(
            [
                1: ContactsAPIFixture.detail(1, created: moment(seconds: -1_000)),
                2: ContactsAPIFixture.detail(2, created: moment(seconds: -800)),
            ], date: nil)
        let found = try await fixture.directory().entries(
            like: .person(), createdSince: ContactsAPIFixture.now, except: [])
        #expect(found.map(\.remoteID) == ["2"])
    }

    @Test func `one that vanishes meanwhile was not it`() async throws {
        serve([1: ContactsAPIFixture.detail(1)])
        fixture.server.route("GET", "/contacts/1.json") { _ in ContactsAPIFixture.notFound }
        let found = try await fixture.directory().entries(
            like: .person(), createdSince: ContactsAPIFixture.now, except: [])
        #expect(found.isEmpty)
    }

    @Test(arguments: [(Reply.html(), "not-json"), (.json("{}"), "wrong-shape"), (.html(status: 503), "http-503")])
    func `not knowing is an error, never "there is none"`(reply: Reply, kind: String) async throws {
        fixture.server.route("GET", "/contacts.json") { _ in reply }
        let ofTheList = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().entries(like: .person(), createdSince: ContactsAPIFixture.now, except: [])
        }
        #expect(ofTheList?.kind == kind)
        serve([1: ContactsAPIFixture.detail(1)])
        fixture.server.route("GET", "/contacts/1.json") { _ in reply }
        let ofTheDetail = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().entries(like: .person(), createdSince: ContactsAPIFixture.now, except: [])
        }
        #expect(ofTheDetail?.kind == kind)
    }

    private func moment(seconds: Int) -> Timestamp {
        Timestamp(milliseconds: ContactsAPIFixture.now.milliseconds + Int64(seconds) * 1000)
    }

    /// A list of these details' names, and the details.
    private func serve(_ details: [Int: String], date: HTTPDate? = HTTPDate(secondsSince1970: 1_800_000_000)) {
        let items = "[\(details.keys.sorted().compactMap { details[$0] }.joined(separator: ","))]"
        fixture.server.route("GET", "/contacts.json") { _ in
            date.map { Reply.json(items).header("Date", "\($0)") } ?? .json(items)
        }
        for (id, detail) in details { fixture.server.route("GET", "/contacts/\(id).json") { _ in .json(detail) } }
    }
}
