import FoundationEssentials
import Glibc
import Networking
import NetworkingSecrets
import Testing

/// Secrets that a command prints.
struct SecretCommandAdapterTests {
    private let adapter = SecretCommandAdapter()

    private func request(_ secret: HTTPSecret?, _ url: String = "https://me@host/") throws -> HTTPRequest {
        var request = HTTPRequest(.get, try #require(URL(string: url)))
        request.secret = secret
        return request
    }

    @Test func `a token and a password come from what the command prints first`() async throws {
        let token = try await adapter.adapt(request(.token(command: "printf 'abc\\nsecond line\\n'")))
        #expect(token.headers["Authorization"] == "Bearer abc")
        let password = try await adapter.adapt(request(.password(command: "echo 'p w'")))
        #expect(password.headers["Authorization"] == HTTPCredential.basic(user: "me", password: "p w").headerValue)
        #expect(try await adapter.adapt(request(nil)).headers["Authorization"] == nil)
        var signed = try request(.token(command: "echo abc"))
        signed.headers["Authorization"] = "Bearer own"
        #expect(try await adapter.adapt(signed).headers["Authorization"] == "Bearer own")
    }

    @Test(arguments: ["exit 3", "true", "printf '\\377'", "yes", "/no/such/program", "echo x; kill -9 $$"])
    func `a command that gives none is told, without what it printed`(command: String) async throws {
        let error = await #expect(throws: HTTPError.self) {
            try await adapter.adapt(request(.token(command: command)))
        }
        guard case .unauthorized("host", let message?) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(message.hasPrefix("the command for the secret"))
    }

    @Test func `the command runs once for many requests, and again when its time is over or it failed`() async throws {
        var template = Array("/tmp/kith-secret-XXXXXX".utf8CString)
        close(mkstemp(&template))
        let file = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { unlink(file) }
        let command = HTTPSecret.token(command: "echo x >> \(file); wc -l < \(file)")
        let requests = try (1...20).map { _ in try request(command) }
        let adapter = adapter
        let first = try await withThrowingTaskGroup(of: String?.self) { group in
            for request in requests { group.addTask { try await adapter.adapt(request).headers["Authorization"] } }
            return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(first == ["Bearer 1"])
        let shortLived = SecretCommandAdapter(lifetime: .zero)
        #expect(try await shortLived.adapt(request(command)).headers["Authorization"] == "Bearer 2")
        #expect(try await shortLived.adapt(request(command)).headers["Authorization"] == "Bearer 3")
    }
}
