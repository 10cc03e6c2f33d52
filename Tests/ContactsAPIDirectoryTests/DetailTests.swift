import ContactsAPIDirectory
import Directories
import LoopbackServer
import Models
import Synchronization
import Testing

/// Whole contacts, one by one and many at a time.
struct DetailTests {
    private let fixture: ContactsAPIFixture

    init() throws {
        fixture = try ContactsAPIFixture()
    }

    @Test func `a detail says everything`() async throws {
        fixture.server.route("GET", "/contacts/7.json") { _ in
            .json(
                ContactsAPIFixture.detail(7, " Wedge", "Antilles ", email: "wedge@rebels.example", phone: "+1 555 0100")
            )
        }
        let card = ContactCard(
            name: ContactName(given: [" Wedge"], family: ["Antilles "]), emails: [Labeled("wedge@rebels.example")],
            phones: [Labeled("+1 555 0100")])
        #expect(
            try await fixture.directory().entry("7") == DirectoryEntry(remoteID: "7", card: card, isFavorite: false))
    }

    @Test(arguments: ["null", "\"\"", "\" \\n\"", "5550100"])
    func `null, blank and what is no text are absent`(value: String) async throws {
        fixture.server.route("GET", "/contacts/7.json") { _ in
            .json(#"{"id":7,"first_name":"Wedge","email":\#(value),"phone_number":\#(value)}"#)
        }
        let entry = try #require(await fixture.directory().entry("7"))
        #expect(entry.card == ContactCard(name: ContactName(given: ["Wedge"])))
        #expect(entry.silentFields.isEmpty)
    }

    @Test(arguments: [
        ContactsAPIFixture.notFound, .json(#"{"status":"404","error":"Not Found"}"#, status: 404),
        .json(#"{"status":410,"error":"Gone"}"#, status: 410), .empty(404),
    ])
    func `the server's own 404 means that the contact has vanished`(reply: Reply) async throws {
        fixture.server.route("GET", "/contacts/7.json") { _ in reply }
        #expect(try await fixture.directory().entry("7") == nil)
    }

    @Test func `a web page with 404 is that of a host that was given up, and says nothing of the contact`() async throws
    {
        fixture.server.route("GET", "/contacts/7.json") { _ in ContactsAPIFixture.abandoned }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().entry("7") }
        #expect(error?.kind == "not-found")
        #expect(error != .gone(host: fixture.server.host))
    }

    @Test(arguments: [
        (Reply.html(), "not-json"), (.json("[]"), "wrong-shape"), (.json("{}"), "wrong-shape"),
        (.json(ContactsAPIFixture.detail(8)), "wrong-shape"), (.html(status: 500), "http-500"),
        (.json(""), "empty-body"),
    ])
    func `an answer that is not that contact is an error`(reply: Reply, kind: String) async throws {
        fixture.server.route("GET", "/contacts/7.json") { _ in reply }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().entry("7") }
        #expect(error?.kind == kind)
    }

    @Test(arguments: [
        ("a/b", "a%2Fb"), ("../1", "..%2F1"), ("1?x=2#y", "1%3Fx%3D2%23y"), ("é %", "%C3%A9%20%25"), ("..", ".."),
    ])
    func `an identifier is one segment of the path, whatever is in it`(id: String, segment: String) async throws {
        fixture.server.route("GET", "/*") { _ in ContactsAPIFixture.notFound }
        #expect(try await fixture.directory(path: "/api?key=1").entry(id) == nil)
        #expect(fixture.lines == ["GET /api/contacts/\(segment).json?key=1"])
    }

    @Test func `details come as they are read, and those that vanished since the list are told`() async throws {
        answerDetails(but: [3: ContactsAPIFixture.notFound])
        let answers = Mutex(Answers())
        try await fixture.directory().readDetails(of: (1...20).map(String.init)) { answer in
            answers.withLock { $0.add(answer) }
        }
        let (names, failures) = answers.withLock { ($0.names, $0.failures) }
        #expect(names.count == 19)
        #expect(names["20"] == "Given 20 Antilles")
        let url = fixture.server.address() + "/contacts/3.json"
        #expect(
            failures == [DetailFailure(remoteID: "3", url: url, error: .gone(host: fixture.server.host))])
    }

    private struct Answers {
        var names: [String: String] = [:]
        var failures: [DetailFailure] = []

        mutating func add(_ answer: DetailAnswer) {
            switch answer {
            case .entry(let entry): names[entry.remoteID] = entry.card.displayName
            case .failure(let failure): failures.append(failure)
            }
        }
    }

    @Test func `no more than the bound are asked for at the same time, and no fewer`() async throws {
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/contacts/*") { request in
            .json(ContactsAPIFixture.detail(Self.id(of: request))).held(by: gate)
        }
        let directory = try fixture.directory()
        let read = Mutex<Set<String>>([])
        let task = Task {
            try await directory.readDetails(of: (1...200).map(String.init)) { answer in
                if case .entry(let entry) = answer { read.withLock { _ = $0.insert(entry.remoteID) } }
            }
        }
        #expect(await eventually { fixture.server.requests.count == ContactsAPIDirectory.detailsAtOnce })
        gate.open()
        try await task.value
        #expect(read.withLock { $0.count } == 200)
        #expect(fixture.server.mostAtOnce == ContactsAPIDirectory.detailsAtOnce)
    }

    @Test func `a detail that alone cannot be read costs itself, and is told`() async throws {
        answerDetails(but: [2: .html("<p>Oops</p>", status: 500), 30: .html()])
        let answers = Mutex(Answers())
        try await fixture.directory().readDetails(of: (1...40).map(String.init)) { answer in
            answers.withLock { $0.add(answer) }
        }
        #expect(answers.withLock { $0.names.count } == 38)
        let failures = answers.withLock { $0.failures }
        let kinds = Dictionary(uniqueKeysWithValues: failures.map { ($0.remoteID, $0.error.kind) })
        #expect(kinds == ["2": "http-500", "30": "not-json"])
    }

    @Test func `a server that answers nobody any more is not asked for everybody`() async throws {
        fixture.server.route("GET", "/contacts/*") { _ in .html(status: 503) }
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().readDetails(of: (1...1_000).map(String.init)) { _ in }
        }
        #expect(error?.kind == "http-503")
        #expect(fixture.lines.count <= 2 * ContactsAPIDirectory.detailsAtOnce)
    }

    @Test func `a limit of the server's ends the reading at once`() async throws {
        answerDetails(but: [1: .json(#"{"error":"slow down"}"#, status: 429).retryAfter("30")])
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().readDetails(of: (1...1_000).map(String.init)) { _ in }
        }
        #expect(error?.kind == "rate-limited")
        #expect(fixture.lines.count < 1_000)
    }

    @Test func `whoever takes the details can end the reading`() async throws {
        struct Enough: Error {}
        answerDetails()
        await #expect(throws: Enough.self) {
            try await fixture.directory().readDetails(of: (1...1_000).map(String.init)) { _ in throw Enough() }
        }
        #expect(fixture.lines.count <= 2 * ContactsAPIDirectory.detailsAtOnce)
    }

    @Test func `canceling ends all of them`() async throws {
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/contacts/*") { _ in .json("{}").held(by: gate) }
        let directory = try fixture.directory()
        let task = Task { try await directory.readDetails(of: (1...100).map(String.init)) { _ in } }
        #expect(await eventually { fixture.server.requests.count == ContactsAPIDirectory.detailsAtOnce })
        task.cancel()
        await #expect(throws: DirectoryError.canceled) { try await task.value }
        #expect(fixture.lines.count == ContactsAPIDirectory.detailsAtOnce)
        gate.open()
    }

    private func answerDetails(but others: [Int: Reply] = [:]) {
        fixture.server.route("GET", "/contacts/*") { request in
            let id = Self.id(of: request)
            return others[id] ?? .json(ContactsAPIFixture.detail(id, "Given \(id)"))
        }
    }

    private static func id(of request: ReceivedRequest) -> Int {
        Int(request.path.dropFirst("/contacts/".count).dropLast(".json".count)) ?? 0
    }
}
