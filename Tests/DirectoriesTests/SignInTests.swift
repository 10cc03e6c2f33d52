import Directories
import Doubles
import FoundationEssentials
import Models
import Networking
import Testing

/// How a book signs in, and whom it trusts.
struct SignInTests {
    private let client = StubHTTPClient()

    private func sent(to url: String, options: [String: String]) async throws -> HTTPRequest? {
        let binding = DirectoryBinding(kind: "stub", url: "https://me@api.host/contacts", options: options)
        _ = try await client.bound(to: binding).send(HTTPRequest(.get, try #require(URL(string: url))))
        return client.requests.last
    }

    @Test func `a secret is for the book's own server, and for nobody else`() async throws {
        let options = ["token-command": "pass kith", "ca-file": "/etc/ca.pem"]
        let own = try await sent(to: "https://api.host/contacts/1.json", options: options)
        #expect(own?.secret == .token(command: "pass kith"))
        #expect(own?.caFile == "/etc/ca.pem")
        for url in ["https://pictures.host/1.png", "http://api.host/contacts", "https://api.host:8443/contacts"] {
            let other = try await sent(to: url, options: options)
            #expect(other?.secret == nil)
            #expect(other?.caFile == nil)
        }
        let plain = try await sent(to: "https://api.host/contacts", options: [:])
        #expect(plain?.secret == nil)
        let user = try await sent(to: "https://api.host/contacts", options: ["password-command": "pass kith"])
        #expect(user?.secret == .password(command: "pass kith"))
    }

    @Test(arguments: [
        (["token-command": "a", "password-command": "b"], "there is a password-command too"),
        (["password-command": "b"], "the URL must name the user: https://USER@host"),
        (["ca-file": "ca.pem"], "it must be an absolute path"),
    ])
    func `what can't be used is refused when the book is bound`(options: [String: String], reason: String) throws {
        let kind = StubDirectoryService([]).kind()
        let error = #expect(throws: DirectoryError.self) {
            try kind.service(for: DirectoryBinding(kind: "stub", url: "https://host/", options: options))
        }
        guard case .badOption(_, _, reason)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
