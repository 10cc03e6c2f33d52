import JSON
import LoopbackServer
import Synchronization

/// A Contacts API that keeps what is written to it while it is away, and remembers every write it was asked for.
final class ContactsServer: Sendable {
    private struct State: Sendable {
        var contacts: [Int: JSONObject] = [:]
        var lastID = 0
        var writes: [String] = []
        var server: LoopbackServer?
    }

    let port: Int
    private let state = Mutex(State())

    init() throws {
        let server = try LoopbackServer()
        port = server.port
        serve(server)
    }

    var address: String { "http://127.0.0.1:\(port)" }

    /// `METHOD PATH BODY` of each write, in order.
    var writes: [String] { state.withLock { $0.writes } }

    var contacts: [JSONObject] { state.withLock { state in state.contacts.sorted { $0.key < $1.key }.map(\.value) } }

    /// Nobody answers at the port until ``come()``.
    func leave() {
        let server = state.withLock { state in
            defer { state.server = nil }
            return state.server
        }
        server?.stop()
    }

    func come() throws { serve(try LoopbackServer(port: port)) }

    /// Somebody else changes a contact.
    func change(_ id: Int, _ key: String, _ text: String) { state.withLock { $0.contacts[id]?[key] = .string(text) } }

    /// Somebody else deletes a contact.
    func delete(_ id: Int) { state.withLock { $0.contacts[id] = nil } }

    private func serve(_ server: LoopbackServer) {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            server.route(method, "/*") { [weak self] request in self?.reply(to: request) ?? .empty(503) }
        }
        state.withLock { $0.server = server }
    }

    private func reply(to request: ReceivedRequest) -> Reply {
        state.withLock { state in
            if request.method != "GET" {
                state.writes.append("\(request.method) \(request.path) \(request.text)".trimmingBlank)
            }
            let name = request.path.split(separator: "/").last?.dropLast(".json".count) ?? ""
            if request.path == "/contacts.json" { return Self.list(request, &state) }
            guard let id = Int(name), var contact = state.contacts[id] else {
                return .json(#"{"status":404,"error":"Not Found"}"#, status: 404)
            }
            switch request.method {
            case "GET": return Self.json(contact)
            case "DELETE":
                state.contacts[id] = nil
                return .empty(204)
            default:
                if let refusal = Self.take(request, into: &contact) { return refusal }
                state.contacts[id] = contact
                return Self.json(contact)
            }
        }
    }

    private static func list(_ request: ReceivedRequest, _ state: inout State) -> Reply {
        guard request.method == "POST" else {
            let all = state.contacts.sorted { $0.key < $1.key }.map { JSONValue.object($0.value) }
            return .json(String(decoding: JSONValue.array(all).serialized(), as: UTF8.self))
        }
        state.lastID += 1
        var contact: JSONObject = [
            "id": .integer(Int64(state.lastID)), "first_name": "", "last_name": "", "email": .null,
            "phone_number": .null, "profile_pic": "/images/missing.png", "favorite": false,
            "created_at": "2026-01-01T00:00:00.000Z", "updated_at": "2026-01-01T00:00:00.000Z",
        ]
        if let refusal = take(request, into: &contact) { return refusal }
        state.contacts[state.lastID] = contact
        return json(contact, status: 201)
    }

    /// Takes what the body says; the name "Vader" is refused.
    private static func take(_ request: ReceivedRequest, into contact: inout JSONObject) -> Reply? {
        for member in (try? JSONValue.parse(request.body))?.object ?? [:] { contact[member.key] = member.value }
        guard contact["last_name"]?.string == "Vader" else { return nil }
        return .json(#"{"errors":["Last name is reserved","Email must be of the Empire","Nobody may"]}"#, status: 422)
    }

    private static func json(_ contact: JSONObject, status: Int = 200) -> Reply {
        .json(String(decoding: JSONValue.object(contact).serialized(), as: UTF8.self), status: status)
    }
}

extension String {
    fileprivate var trimmingBlank: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension CommandLineHome {
    /// A book `rebels` of the server, and no other that can be written to.
    func connect(to server: ContactsServer) throws {
        _ = try kith("book", "remove", "demo", "--yes")
        _ = try kith("book", "add", "rebels", "--directory", "contacts-api", "--url", server.address)
    }
}
