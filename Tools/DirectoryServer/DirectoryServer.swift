// DirectoryServer answers as the four directories do, on loopback, so that Kith can be tried out and tested without
// anybody's server. It owns the contacts and photos that were written to it, in memory, and the pictures that it makes.
// It is written from the contracts alone and must not know how Kith reads them.

internal import LoopbackServer
package import Models
internal import Networking

/// The four directories, the pictures, and the errors that are wanted. Stops when it is let go.
package final class DirectoryServer: Sendable {
    private let server: LoopbackServer
    private let apis: [any ServedAPI]
    private let disturbance: Disturbance
    private let clock: WallClock
    private let log: @Sendable (String) -> Void

    /// Listens at once, on 127.0.0.1.
    ///
    /// - Parameters:
    ///   - clock: gives the timestamps of what is written.
    ///   - random: gives 0 up to 1; a request fails where it is below the rate that is wanted.
    ///   - log: takes a line for each request, without a line break, on any thread.
    /// - Throws: `LoopbackError` when the port cannot be had.
    package init(
        _ options: DirectoryServerOptions = DirectoryServerOptions(), clock: WallClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        server = try LoopbackServer(port: options.port, remembersRequests: false)
        let contacts = ContactsTable(ContactSamples.contacts(options.contacts), clock: clock)
        apis = [
            PictureAPI(contacts), StarWarsAPI(), OrganizationsAPI(limit: options.rateLimit, clock: clock),
            LaunchesAPI(),
            ContactsAPI(contacts),
        ]
        disturbance = Disturbance(options, random: random)
        self.clock = clock
        self.log = log
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] {
            server.route(method, "/*") { [weak self] request in self?.reply(to: request) ?? .empty(503) }
        }
    }

    /// The port it listens at.
    package var port: Int { server.port }

    /// `http://127.0.0.1:PORT`, which is the URL of every book that is bound to it.
    package var address: String { server.address() }

    /// Closes all connections and the port.
    package func stop() { server.stop() }

    private func reply(to request: ReceivedRequest) -> Reply {
        let (reply, remark) = disturbance.disturb(request) { answer(request) }
        log("\(request.method) \(request.target) \(reply.status)\(remark.map { " (\($0))" } ?? "")")
        return reply.header("Date", "\(HTTPDate(secondsSince1970: Int(clock.now().milliseconds / 1000)))")
    }

    private func answer(_ request: ReceivedRequest) -> Reply {
        let address = request.header("Host").map { "http://\($0)" } ?? server.address()
        for api in apis {
            if let reply = api.reply(to: request, at: address) { return reply }
        }
        return .json(#"{"error":"Not Found"}"#, status: 404)
    }
}
