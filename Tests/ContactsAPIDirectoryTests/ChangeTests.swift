import ContactsAPIDirectory
import Directories
import JSON
import LoopbackServer
import Models
import Testing

/// Updating and deleting: what is sent, and what an answer means.
struct ChangeTests {
    private let fixture: ContactsAPIFixture

    init() throws {
        fixture = try ContactsAPIFixture()
    }

    @Test(
        arguments: [
            ([.given], ["first_name": "Wedge"]), ([.email], ["email": .null]),
            ([.phone, .email, .photo], ["email": .null, "phone_number": "1"]),
            ([.favorite], ["favorite": false]), ([.family, .note], ["last_name": "Antilles"]),
        ] as [(Set<ContactField>, JSONValue)])
    func `only the fields that changed are sent, and an empty one as null`(
        fields: Set<ContactField>, sent: JSONValue
    ) async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in .json(ContactsAPIFixture.detail(7)) }
        let entry = try await fixture.directory().update("7", fields: fields, to: .person(phone: "1"))
        #expect(entry.remoteID == "7")
        #expect(try body() == sent)
        #expect(fixture.lines == ["PUT /contacts/7.json"])
    }

    @Test func `a change of nothing that the server holds only reads`() async throws {
        fixture.server.route("GET", "/contacts/7.json") { _ in .json(ContactsAPIFixture.detail(7, "Other")) }
        let entry = try await fixture.directory().update("7", fields: [.note], to: .person())
        #expect(entry.card.name.given == ["Other"])
        #expect(fixture.lines == ["GET /contacts/7.json"])
    }

    @Test func `a contact that was deleted there is gone`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in ContactsAPIFixture.notFound }
        await #expect(throws: DirectoryError.gone(host: fixture.server.host)) {
            try await fixture.directory().update("7", fields: [.given], to: .person())
        }
    }

    @Test func `a host that was given up has not deleted the contact`() async throws {
        for method in ["PUT", "DELETE"] { fixture.server.route(method, "/*") { _ in ContactsAPIFixture.abandoned } }
        let updating = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().update("7", fields: [.given], to: .person())
        }
        #expect(updating?.kind == "not-found")
        #expect(updating != .gone(host: fixture.server.host))
        let deleting = await #expect(throws: DirectoryError.self) { try await fixture.directory().delete("7") }
        #expect(deleting == updating)
    }

    @Test func `an update's refusal stands at its field`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in
            .json(#"{"errors":["Last name is too short (minimum is 2 characters)"]}"#, status: 422)
        }
        let error = await #expect(throws: DirectoryError.self) {
            try await fixture.directory().update("7", fields: [.family], to: .person("Wedge", "A"))
        }
        guard case .refused(_, let messages)? = error else { throw ContactsAPIFixture.OtherService() }
        #expect(messages.map(\.field) == [.family])
    }

    @Test(arguments: [Reply.empty(204), .empty(200), .json("{}"), ContactsAPIFixture.notFound, .empty(404)])
    func `deleted now or before is deleted`(reply: Reply) async throws {
        fixture.server.route("DELETE", "/contacts/7.json") { _ in reply }
        try await fixture.directory().delete("7")
        #expect(fixture.lines == ["DELETE /contacts/7.json"])
        #expect(fixture.server.requests.first?.body == [])
    }

    @Test(arguments: [
        (Reply.html(), "not-json", true), (.html(status: 500), "http-500", true), (.empty(304), "empty-body", true),
        (.redirect(to: "/contacts.json", status: 303), "redirect", true), (.raw(), "unreachable", true),
        (.empty(401), "unauthorized", false),
    ])
    func `anything else has not surely deleted it`(reply: Reply, kind: String, isLost: Bool) async throws {
        fixture.server.route("DELETE", "/contacts/7.json") { _ in reply }
        let error = await #expect(throws: DirectoryError.self) { try await fixture.directory().delete("7") }
        #expect(error?.kind == kind)
        #expect(error?.isAnswerLost == isLost)
    }

    private func body() throws -> JSONValue {
        try JSONValue.parse(#require(fixture.server.requests.last).body)
    }
}
