// LoopbackServer is an HTTP/1.1 server over real sockets, which can misbehave on command: for tests, and for the tools
// that people try Kith out with. It owns a listening socket and a thread for each connection. It must not know what it
// serves, or who asks.

package import FoundationEssentials
internal import Glibc

/// A server on 127.0.0.1 or ::1 that answers with what its routes say, and remembers what it was asked.
///
///     let server = try LoopbackServer()
///     server.route("GET", "/contacts.json") { _ in .json("[]") }
///     … server.url("/contacts.json") … server.requests …
///
/// What no route matches is answered with 404 and `{"error":"Not Found"}`. `stop()` and `deinit` close everything and
/// wait for the threads.
package final class LoopbackServer: Sendable {
    /// The address to listen at.
    package enum Family: Sendable {
        /// 127.0.0.1.
        case ipv4
        /// ::1.
        case ipv6
    }

    /// The port it listens at.
    package let port: Int
    private let family: Family
    private let core: ServerCore
    private let reservation: PortReservation

    /// Listens at once. Port 0 is any free one; another is for a server that comes back where an earlier one was.
    /// One that runs for long should not remember its requests: ``requests`` stays empty then.
    package init(
        _ family: Family = .ipv4, port: Int = 0, remembersRequests: Bool = true
    ) throws(LoopbackError) {
        self.family = family
        let listener = try Listener(family, port: port)
        self.port = listener.port
        reservation = listener.reservation
        core = try ServerCore(listener, remembersRequests: remembersRequests)
    }

    deinit { stop() }

    /// Closes all connections and the port, and waits for the threads. Later calls do nothing. `requests` stays. Until
    /// the server itself goes, connections to its port are refused: nobody else is given it by chance.
    package func stop() { core.stop() }

    /// Answers a method and a path (without its query). A path that ends with `*` matches everything that begins so.
    /// The latest matching route wins. The closure runs on the connection's thread.
    package func route(
        _ method: String, _ path: String, _ answer: @escaping @Sendable (ReceivedRequest) -> Reply
    ) {
        core.add(Route(method: method, path: path, answer: answer))
    }

    /// Answers the first request with the first reply, and so on; the last one stays.
    package func route(_ method: String, _ path: String, inTurn replies: [Reply]) {
        let turns = Turns(replies)
        route(method, path) { _ in turns.next() }
    }

    /// Sends this text to every later connection, before any request, and closes it: a server of another protocol.
    package func greet(_ text: String) { core.greet(text) }

    /// Host and port as messages show them: `127.0.0.1:PORT`.
    package var host: String { String(address().dropFirst("http://".count)) }

    /// `http://127.0.0.1:PORT` without a slash at its end; `host` replaces the address (`localhost`).
    package func address(host: String? = nil) -> String {
        "http://\(host ?? (family == .ipv4 ? "127.0.0.1" : "[::1]")):\(port)"
    }

    /// The URL of a path, with query and all. The path must be one that a URL can hold.
    package func url(_ path: String = "/", host: String? = nil) -> URL {
        guard let url = URL(string: address(host: host) + path) else { preconditionFailure("not a path: \(path)") }
        return url
    }

    /// All requests in the order of their arrival, those that got no answer included.
    package var requests: [ReceivedRequest] { core.requests }

    /// Number of accepted connections.
    package var connections: Int { core.connections }

    /// Number of open connections.
    package var openConnections: Int { core.openConnections }

    /// The largest number of requests that were being answered at the same time.
    package var mostAtOnce: Int { core.mostAtOnce }
}

/// Error of starting a server.
package struct LoopbackError: Error, Sendable, CustomStringConvertible {
    /// The call that failed, and why.
    package let description: String

    init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }

    init(reason: String) { description = reason }
}
