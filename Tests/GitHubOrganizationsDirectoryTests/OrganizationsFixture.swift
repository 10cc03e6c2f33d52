import CurlNetworking
import Directories
import Doubles
import GitHubOrganizationsDirectory
import LoopbackServer
import Models

/// A server of the contract's, and the directory that reads it over real sockets.
final class OrganizationsFixture: Sendable {
    /// The kind, over a client that is never asked.
    static var kind: DirectoryKind { GitHubOrganizationsDirectory.kind(client: CurlHTTPClient()) }

    let server: LoopbackServer
    private let client = CurlHTTPClient()

    init() throws {
        server = try LoopbackServer()
    }

    deinit { client.close() }

    /// The directory as a book is bound to it: at the server's URL and this path.
    func service(path: String = "", options: [String: String] = [:]) throws -> any DirectoryService {
        try GitHubOrganizationsDirectory.kind(client: client)
            .service(
                for: DirectoryBinding(kind: "github-organizations", url: server.address() + path, options: options))
    }

    /// Result of a fetch of this answer.
    func fetch(_ reply: Reply, after state: String? = nil) async throws -> DirectoryFetch {
        server.route("GET", "/organizations") { _ in reply }
        return try await service().fetch(after: state) { _ in }
    }

    /// Entries of a fetch of these elements.
    func list(_ elements: [String]) async throws -> EntryList {
        try await fetch(.json("[\(elements.joined(separator: ","))]")).list
    }

    /// Serves so many organizations at a path as GitHub does: by `since` and `per_page`, each page naming the next one
    /// but for the last.
    func serve(_ count: Int, at path: String = "/organizations") {
        let address = server.address()
        server.route("GET", path) { request in
            let parameters = Self.parameters(request.query)
            let (since, size) = (parameters["since"] ?? 0, parameters["per_page"] ?? 30)
            let last = min(since + size, count)
            let body = since < last ? (since + 1...last).map { #"{"id":\#($0),"login":"org-\#($0)"}"# } : []
            let reply = Reply.json("[\(body.joined(separator: ","))]")
            let first = #"<\#(address)\#(path){?since}>; rel="first""#
            return last < count
                ? reply.header(
                    "link", #"<\#(address)\#(path)?per_page=\#(size)&since=\#(last)>; rel="next", \#(first)"#)
                : reply.header("Link", first)
        }
    }

    /// The paths and queries that were asked for.
    var targets: [String] { server.requests.map(\.target) }

    private static func parameters(_ query: String?) -> [String: Int] {
        var parameters: [String: Int] = [:]
        for pair in (query ?? "").split(separator: "&") {
            let parts = pair.split(separator: "=")
            if parts.count == 2 { parameters[String(parts[0])] = Int(parts[1]) }
        }
        return parameters
    }
}
