import JSON
import LoopbackServer
import Synchronization

/// A Contacts API that keeps what is written to it while it is away, and remembers every write it was asked for.
final class ContactsServer: Sendable {
    private struct State: Sendable {
        var contacts: [Int: JSONObject] = [:]
        var lastID = 0
        var journal: [ServedWrite] = []
        var disturbance: (@Sendable (ReceivedRequest, Reply) -> Reply)?
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

    /// Each write, in order, with what it did.
    var journal: [ServedWrite] { state.withLock { $0.journal } }

    /// `METHOD PATH BODY` of each write, in order.
    var writes: [String] { journal.map(\.line) }

    var contacts: [JSONObject] { state.withLock { state in state.contacts.sorted { $0.key < $1.key }.map(\.value) } }

    /// True if every request that came was answered, and everybody who asked is gone.
    var isQuiet: Bool { state.withLock { $0.server }?.openConnections == 0 }

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
    func change(_ id: Int, _ key: String, _ value: JSONValue) {
        state.withLock { $0.contacts[id]?[key] = value }
    }

    /// Somebody else deletes a contact.
    func delete(_ id: Int) { state.withLock { $0.contacts[id] = nil } }

    /// From now on the closure makes of each proper answer what is sent instead; what was asked for is done by then.
    func disturb(_ disturbance: (@Sendable (ReceivedRequest, Reply) -> Reply)?) {
        state.withLock { $0.disturbance = disturbance }
    }

    private func serve(_ server: LoopbackServer) {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            server.route(method, "/*") { [weak self] request in
                guard let self else { return .empty(503) }
                let (reply, disturbance) = reply(to: request)
                return disturbance?(request, reply) ?? reply
            }
        }
        state.withLock { $0.server = server }
    }

    private func reply(
        to request: ReceivedRequest
    ) -> (Reply, disturbance: (@Sendable (ReceivedRequest, Reply) -> Reply)?) {
        state.withLock { state in
            let id = Int(request.path.split(separator: "/").last?.dropLast(".json".count) ?? "")
            let place = request.method == "POST" ? state.lastID + 1 : id
            let before = place.flatMap { state.contacts[$0] }
            let reply = Self.answer(request, id, &state)
            if request.method != "GET" {
                let after = place.flatMap { state.contacts[$0] }
                state.journal.append(ServedWrite(request, before: before, after: after))
            }
            return (reply, state.disturbance)
        }
    }

    private static func answer(_ request: ReceivedRequest, _ id: Int?, _ state: inout State) -> Reply {
        if request.path == "/contacts.json" { return list(request, &state) }
        guard let id, var contact = state.contacts[id] else {
            return .json(#"{"status":404,"error":"Not Found"}"#, status: 404)
        }
        switch request.method {
        case "GET": return json(.object(contact))
        case "DELETE":
            state.contacts[id] = nil
            return .empty(204)
        default:
            if let refusal = take(request, into: &contact) { return refusal }
            state.contacts[id] = contact
            return json(.object(contact))
        }
    }

    private static func list(_ request: ReceivedRequest, _ state: inout State) -> Reply {
        guard request.method == "POST" else {
            let reply = json(.array(state.contacts.sorted { $0.key < $1.key }.map { item($0.value) }))
            return reply.tagged("\"\(reply.body.hashValue)\"")
        }
        var contact: JSONObject = [
            "id": .integer(Int64(state.lastID + 1)), "first_name": "", "last_name": "", "email": .null,
            "phone_number": .null, "profile_pic": "/images/missing.png", "favorite": false,
            "created_at": .string(ServedWrite.moment), "updated_at": .string(ServedWrite.moment),
        ]
        if let refusal = take(request, into: &contact) { return refusal }
        state.lastID += 1
        state.contacts[state.lastID] = contact
        return json(.object(contact), status: 201)
    }

    /// The list has neither e-mail, phone nor timestamps.
    private static func item(_ contact: JSONObject) -> JSONValue {
        var item = JSONObject()
        for member in contact where ["id", "first_name", "last_name", "profile_pic", "favorite"].contains(member.key) {
            item.append(member.key, member.value)
        }
        return .object(item)
    }

    /// Takes what the body says; the name "Vader" is refused.
    private static func take(_ request: ReceivedRequest, into contact: inout JSONObject) -> Reply? {
        for member in (try? JSONValue.parse(request.body))?.object ?? [:] { contact[member.key] = member.value }
        guard contact["last_name"]?.string == "Vader" else { return nil }
        return .json(#"{"errors":["Last name is reserved","Email must be of the Empire","Nobody may"]}"#, status: 422)
    }

    private static func json(_ value: JSONValue, status: Int = 200) -> Reply {
        .json(String(decoding: value.serialized(), as: UTF8.self), status: status)
    }
}

extension CommandLineHome {
    /// A book `rebels` of the server, and no other that can be written to.
    func connect(to server: ContactsServer) throws {
        _ = try kith("book", "remove", "demo", "--yes")
        _ = try kith("book", "add", "rebels", "--directory", "contacts-api", "--url", server.address)
    }
}
