import CurlNetworking
import Directories
import LoopbackServer
import Models
import StarWarsDirectory

/// A server of the contract's, and the directory that reads it over real sockets.
final class StarWarsFixture: Sendable {
    struct NothingNew: Error {}

    static let path = "/mobile/interview/directory"

    let server: LoopbackServer
    private let client = CurlHTTPClient()

    init() throws {
        server = try LoopbackServer()
    }

    deinit { client.close() }

    /// The directory as a book is bound to it: at the list's URL, or at that of the server and this path.
    func service(path: String = StarWarsFixture.path) throws -> any DirectoryService {
        try StarWarsDirectory.kind(client: client)
            .service(for: DirectoryBinding(kind: "star-wars", url: server.address() + path))
    }

    /// Result of a fetch of this answer.
    func fetch(_ reply: Reply, after state: String? = nil) async throws -> DirectoryFetch {
        server.route("GET", Self.path) { _ in reply }
        return try await service().fetch(after: state) { _ in }
    }
}
