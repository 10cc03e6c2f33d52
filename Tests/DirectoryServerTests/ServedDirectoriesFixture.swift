import CurlNetworking
import DirectoryServer
import FoundationEssentials
import JSON
import Models
import Networking

/// The server, and a client that speaks plain HTTP to it.
final class ServedDirectoriesFixture: Sendable {
    static let now = Timestamp(milliseconds: 1_800_000_000_500)

    let server: DirectoryServer
    let client = CurlHTTPClient()

    init(random: Double = 0.5, change: (inout DirectoryServerOptions) -> Void = { _ in }) throws {
        var options = DirectoryServerOptions()
        options.port = 0
        change(&options)
        server = try DirectoryServer(options, clock: WallClock { Self.now }, random: { random })
    }

    deinit { client.close() }

    func send(
        _ method: HTTPMethod = .get, _ path: String, _ body: String? = nil, headers: HTTPHeaders = [:],
        limits: HTTPLimits = HTTPLimits()
    ) async throws -> HTTPResponse {
        guard let url = URL(string: path.hasPrefix("http") ? path : server.address + path) else {
            throw HTTPError.invalidURL(path)
        }
        let body = body.map { Array($0.utf8) }
        return try await client.send(HTTPRequest(method, url, headers: headers, body: body, limits: limits))
    }

    func json(_ path: String, headers: HTTPHeaders = ["User-Agent": "test"]) async throws -> JSONValue {
        try await send(.get, path, headers: headers).json()
    }
}
