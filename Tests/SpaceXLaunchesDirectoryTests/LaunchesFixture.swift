import CurlNetworking
import Directories
import Doubles
import LoopbackServer
import Models
import SpaceXLaunchesDirectory

/// A server of the contract's, and the directory that reads it over real sockets.
final class LaunchesFixture: Sendable {
    /// The kind, over a client that is never asked.
    static var kind: DirectoryKind { SpaceXLaunchesDirectory.kind(client: CurlHTTPClient()) }

    let server: LoopbackServer
    private let client = CurlHTTPClient()

    init() throws {
        server = try LoopbackServer()
    }

    deinit { client.close() }

    /// The directory as a book is bound to it: at the server's URL and this path.
    func service(path: String = "", options: [String: String] = [:]) throws -> any DirectoryService {
        try SpaceXLaunchesDirectory.kind(client: client)
            .service(for: DirectoryBinding(kind: "spacex-launches", url: server.address() + path, options: options))
    }

    /// Result of a fetch of this answer.
    func fetch(
        _ reply: Reply, after state: String? = nil, options: [String: String] = [:]
    ) async throws -> DirectoryFetch {
        server.route("GET", "/v3/launches") { _ in reply }
        return try await service(options: options).fetch(after: state) { _ in }
    }

    /// Entries of a fetch of these elements.
    func list(_ elements: [String]) async throws -> EntryList {
        try await fetch(.json("[\(elements.joined(separator: ","))]")).list
    }
}
