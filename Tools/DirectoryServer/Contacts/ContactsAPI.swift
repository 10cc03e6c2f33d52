internal import JSON
internal import LoopbackServer

/// `contacts-api`: `/contacts.json`, `/contacts/ID.json`, and web pages for whatever has no `.json`.
struct ContactsAPI: ServedAPI {
    private let table: ContactsTable

    init(_ table: ContactsTable) {
        self.table = table
    }

    func reply(to request: ReceivedRequest, at address: String) -> Reply? {
        guard request.path.hasSuffix(".json") else { return .html(Self.page) }
        let segments = request.segments
        if segments == ["contacts.json"] { return collection(request, address) }
        guard segments.count == 2, segments[0] == "contacts" else { return nil }
        guard let id = Int(segments[1].dropLast(".json".count)) else { return Self.notFound }
        return member(id, request, address)
    }

    private func collection(_ request: ReceivedRequest, _ address: String) -> Reply? {
        switch request.method {
        case "GET", "HEAD":
            let reply = Reply.json(JSONValue.array(table.all.map { $0.item(at: address) }))
            return reply.tagged("W/\"\(String(reply.text.stableHash, radix: 16))\"")
        case "POST":
            guard let form = ContactForm(request) else { return Self.badRequest }
            return answer(to: table.create(form), 201, address)
        default: return nil
        }
    }

    private func member(_ id: Int, _ request: ReceivedRequest, _ address: String) -> Reply? {
        switch request.method {
        case "GET", "HEAD": return table.record(id).map { .json($0.detail(at: address)) } ?? Self.notFound
        case "PUT", "PATCH":
            guard table.record(id) != nil else { return Self.notFound }
            guard let form = ContactForm(request) else { return Self.badRequest }
            return answer(to: table.update(id, form), 200, address)
        case "DELETE":
            guard case .done = table.delete(id) else { return Self.notFound }
            return .empty(204)
        default: return nil
        }
    }

    private func answer(to change: ContactsTable.Change, _ status: Int, _ address: String) -> Reply {
        switch change {
        case .done(let record):
            let reply = Reply.json(record.detail(at: address), status: status)
            return status == 201 ? reply.header("Location", "/contacts/\(record.id)") : reply
        case .refused(let messages):
            return .json(["errors": .array(messages.map { .string($0) })] as JSONValue, status: 422)
        case .missing: return Self.notFound
        }
    }

    private static let notFound = Reply.json(#"{"status":404,"error":"Not Found"}"#, status: 404)
    private static let badRequest = Reply.json(#"{"status":400,"error":"Bad Request"}"#, status: 400)
    private static let page = "<!DOCTYPE html><title>Contacts</title><p>The list is at <a>/contacts.json</a>.</p>"
}

extension Reply {
    static func json(_ value: JSONValue, status: Int = 200) -> Reply {
        .json(String(decoding: value.serialized(), as: UTF8.self), status: status)
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}
