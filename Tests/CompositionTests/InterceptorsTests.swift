import Composition
import DependencyInjection
import FoundationEssentials
import KithSettings
import Networking
import Synchronization
import Testing

/// One more interceptor is one more registration; the client has them in the order of registration.
struct InterceptorsTests {
    private func container(_ register: (ContainerBuilder) -> Void) throws -> Container {
        let settings = try Settings(
            environment: ["HOME": "/nonexistent"], home: nil, isOffline: false, isVerbose: false)
        let builder = ContainerBuilder()
        builder.add(PlatformAssembly(settings))
        builder.add(NetworkingAssembly())
        register(builder)
        return try builder.build()
    }

    @Test func `what a front registers comes after what there is`() throws {
        let container = try container { builder in
            builder.register((any HTTPRetrier).self, name: "mine") { NoRetrier() }
            builder.register((any HTTPEventMonitor).self, name: "mine") { Notes() }
        }
        #expect(try container.resolveAll((any HTTPRetrier).self).map { $0 is NoRetrier } == [false, true])
        #expect(try container.resolveAll((any HTTPEventMonitor).self).map { $0 is Notes } == [false, true])
    }

    @Test func `the client adapts a request by all of them in their order`() async throws {
        let notes = Notes()
        let container = try container { builder in
            builder.register((any HTTPAdapter).self, name: "first") { NotingAdapter(notes, "first", isLast: false) }
            builder.register((any HTTPAdapter).self, name: "second") { NotingAdapter(notes, "second", isLast: true) }
        }
        let client = try container.resolve((any HTTPClient).self)
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        await #expect(throws: HTTPError.canceled) { try await client.send(HTTPRequest(.get, url)) }
        let agent = "Kith/\(KithVersion.number)"
        #expect(notes.lines == ["first \(agent)", "second \(agent)"])
    }
}

private struct NoRetrier: HTTPRetrier {
    func retry(_ request: HTTPRequest, after outcome: HTTPOutcome, attempt: Int) async -> HTTPRetryDecision { .stop }
}

/// Noted messages in order.
private final class Notes: HTTPEventMonitor {
    private let noted = Mutex<[String]>([])

    var lines: [String] { noted.withLock { $0 } }

    func add(_ line: String) { noted.withLock { $0.append(line) } }
}

/// Notes the header that the standard adapter adds; the last one ends the request before anything is sent.
private struct NotingAdapter: HTTPAdapter {
    private let notes: Notes
    private let name: String
    private let isLast: Bool

    init(_ notes: Notes, _ name: String, isLast: Bool) {
        (self.notes, self.name, self.isLast) = (notes, name, isLast)
    }

    func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest {
        notes.add("\(name) \(request.headers["User-Agent"] ?? "")")
        if isLast { throw .canceled }
        return request
    }
}
