import ContactsAPIDirectory
import Directories
import JSON
import LoopbackServer
import Models
import Testing

/// Creating: what is sent, and what an answer means.
struct CreateTests {
    private let fixture: ContactsAPIFixture

    init() throws {
        fixture = try ContactsAPIFixture()
    }

    @Test func `a new contact is sent as flat JSON, and returned as the server has it`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in
            .json(ContactsAPIFixture.detail(9, email: "w@r.example"), status: 201).header("Location", "/contacts/9")
        }
        let content = ContactContent.person(" Wedge", email: "w@r.example", phone: "1", isFavorite: true)
        let entry = try await fixture.directory().create(content)
        #expect(entry.remoteID == "9")
        #expect(entry.card.emails == [Labeled("w@r.example")])
        #expect(entry.silentFields.isEmpty)
        #expect(
            try body() == [
                "first_name": " Wedge", "last_name": "Antilles", "email": "w@r.example", "phone_number": "1",
                "favorite": true,
            ])
        #expect(fixture.server.requests.first?.header("Content-Type") == "application/json")
    }

    @Test func `what a new contact does not say is left to the server`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in .json(ContactsAPIFixture.detail(9), status: 201) }
        _ = try await fixture.directory().create(.person("Wedge", "", email: " "))
        #expect(try body() == ["first_name": "Wedge", "last_name": ""])
    }

    @Test func `of several addresses the preferred one is sent`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in .json(ContactsAPIFixture.detail(9), status: 201) }
        var content = ContactContent.person()
        content.card.emails = [Labeled("a@a.example"), Labeled("b@b.example", preference: 1)]
        _ = try await fixture.directory().create(content)
        #expect(try body()["email"] == "b@b.example")
    }

    @Test func `each message of a refusal stands at its field`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in
            .json(
                """
                {"errors":["First name is too short (minimum is 2 characters)","Last name is too short",
                "Email has been taken","Phone number is odd","Profile pic is too large","Emails are closed"]}
                """, status: 422)
        }
        await #expect(
            throws: DirectoryError.refused(
                host: fixture.server.host,
                [
                    RefusalMessage(field: .given, text: "First name is too short (minimum is 2 characters)"),
                    RefusalMessage(field: .family, text: "Last name is too short"),
                    RefusalMessage(field: .email, text: "Email has been taken"),
                    RefusalMessage(field: .phone, text: "Phone number is odd"),
                    RefusalMessage(field: .photo, text: "Profile pic is too large"),
                    RefusalMessage(field: nil, text: "Emails are closed"),
                ])
        ) { try await fixture.directory().create(.person()) }
    }

    @Test func `messages by the server's own keys stand at their fields too`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in
            .json(#"{"errors":{"first_name":["is too short"],"phone_number":["is odd"]}}"#, status: 422)
        }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().create(.person()) }
        guard case .refused(_, let messages)? = error else { throw ContactsAPIFixture.OtherService() }
        #expect(messages.map(\.field) == [.given, .phone])
    }

    @Test func `a bad request is a refusal, since sending it again helps nobody`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in
            .json(#"{"status":400,"error":"Bad Request"}"#, status: 400)
        }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().create(.person()) }
        #expect(
            error == .refused(host: fixture.server.host, [RefusalMessage(field: nil, text: "Bad Request")]))
        #expect(error?.isAnswerLost == false)
    }

    @Test(arguments: [
        (Reply.html(status: 400), "http-400"), (.html(status: 403), "http-403"), (.html(status: 404), "not-found"),
        (ContactsAPIFixture.notFound, "not-found"), (.json("{}", status: 429), "rate-limited"),
    ])
    func `what surely created nothing can be sent again as it is`(reply: Reply, kind: String) async throws {
        fixture.server.route("POST", "/contacts.json") { _ in reply }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().create(.person()) }
        #expect(error?.kind == kind)
        #expect(error?.isAnswerLost == false)
    }

    @Test(arguments: [
        (Reply.json("", status: 201).reset(), "unreachable"), (.raw(), "unreachable"),
        (.json(ContactsAPIFixture.detail(9), status: 201).truncated(after: 20), "unreachable"),
        (.html(status: 502), "http-502"), (.json(#"{"error":"x"}"#, status: 500), "http-500"),
        (.html(status: 503).retryAfter("5"), "http-503"), (.html(), "not-json"), (.html(status: 201), "not-json"),
        (.json("", status: 201), "empty-body"), (.json("[]", status: 201), "wrong-shape"),
        (.json(#"{"first_name":"Wedge"}"#, status: 201), "wrong-shape"), (.empty(204), "empty-body"),
        (.redirect(to: "/contacts.json"), "redirect"), (.redirect(to: "/login", status: 303), "redirect"),
        (.redirect(to: "http://127.0.0.1:1/", status: 301), "redirect"),
        (.redirect(to: "file:///etc/passwd"), "redirect"),
    ])
    func `what may have created the contact says so, and nothing is sent twice`(
        reply: Reply, kind: String
    ) async throws {
        fixture.server.route("POST", "/contacts.json") { _ in reply }
        fixture.server.route("GET", "/contacts.json") { _ in .json("[\(ContactsAPIFixture.item(9))]") }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().create(.person()) }
        #expect(error?.kind == kind)
        #expect(error?.isAnswerLost == true)
        #expect(fixture.server.requests.map(\.method) == ["POST"])
    }

    @Test func `a redirect that keeps the method is followed`() async throws {
        fixture.server.route("POST", "/contacts.json") { _ in .redirect(to: "/v2/contacts.json", status: 308) }
        fixture.server.route("POST", "/v2/contacts.json") { _ in .json(ContactsAPIFixture.detail(9), status: 201) }
        #expect(try await fixture.directory().create(.person()).remoteID == "9")
    }

    @Test func `canceling a write leaves open whether it arrived`() async throws {
        let gate = try LoopbackGate()
        fixture.server.route("POST", "/contacts.json") { _ in .json("{}").held(by: gate) }
        let directory = try fixture.directory()
        let task = Task { try await directory.create(.person()) }
        #expect(await eventually { !fixture.server.requests.isEmpty })
        task.cancel()
        let error = await #expect(throws: DirectoryError.self) { try await task.value }
        #expect(error == .canceled)
        #expect(error?.isAnswerLost == true)
        gate.open()
    }

    @Test func `a server that is gone has surely taken nothing`() async throws {
        fixture.server.stop()
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().create(.person()) }
        #expect(error?.kind == "unreachable")
        #expect(error?.isAnswerLost == false)
    }

    private func body() throws -> JSONValue {
        try JSONValue.parse(#require(fixture.server.requests.last).body)
    }
}
