import DirectoryServer
import JSON
import LoopbackServer
import Networking
import Testing

/// The errors that the server has on demand, and its command line.
struct FaultTests {
    private let body = #"{"first_name":"Ada","last_name":"Lovelace"}"#

    @Test func `every so many writes, one is carried out and its answer lost`() async throws {
        let fixture = try ServedDirectoriesFixture { ($0.contacts, $0.lostAnswers) = (0, 2) }
        #expect(try await fixture.send(.post, "/contacts.json", body).status == 201)
        await #expect(throws: HTTPError.broken(host: "127.0.0.1:\(fixture.server.port)", .reset)) {
            try await fixture.send(.post, "/contacts.json", body)
        }
        #expect(try await fixture.json("/contacts.json").array?.count == 2)
        #expect(try await fixture.send(.delete, "/contacts/2.json").status == 204)
    }

    @Test func `a failure is a 503 that does nothing`() async throws {
        let fixture = try ServedDirectoriesFixture(random: 0.49) { ($0.contacts, $0.failureRate) = (1, 0.5) }
        for method in [HTTPMethod.get, .delete] {
            let answer = try await fixture.send(method, "/contacts/1.json")
            #expect(answer.status == 503)
            #expect(answer.headers["Retry-After"] == "1")
        }
        let reliable = try ServedDirectoriesFixture(random: 0.5) { ($0.contacts, $0.failureRate) = (1, 0.5) }
        #expect(try await reliable.send(.get, "/contacts.json").status == 200)
    }

    @Test func `a slow server holds its answers back`() async throws {
        let fixture = try ServedDirectoriesFixture { $0.slowness = 600_000 }
        let limits = HTTPLimits(totalTime: .milliseconds(200))
        await #expect(throws: HTTPError.timedOut(host: "127.0.0.1:\(fixture.server.port)", after: .milliseconds(200))) {
            try await fixture.send(.get, "/contacts.json", limits: limits)
        }
    }

    @Test func `a command line says it all`() throws {
        let options = try DirectoryServerOptions([
            "--port", "0", "--slow=5", "--fail", "0.25", "--lose-answers", "3", "--contacts", "10000",
            "--rate-limit", "60", "--verbose",
        ])
        #expect(options.port == 0)
        #expect(options.slowness == 5)
        #expect(options.failureRate == 0.25)
        #expect(options.lostAnswers == 3)
        #expect(options.contacts == 10_000)
        #expect(options.rateLimit == 60)
        #expect(options.isVerbose)
        #expect(try DirectoryServerOptions([]) == DirectoryServerOptions())
        #expect(DirectoryServerOptions().port == 8390)
    }

    @Test(arguments: [
        (["--port"], "--port needs a value"), (["--port", "x"], "--port is a whole number, 0 to 65535"),
        (["--fail", "2"], "--fail is a number, 0 to 1"), (["--fail=nan"], "--fail is a number, 0 to 1"),
        (["--lose-answers", "0"], "--lose-answers is a whole number, 1 to 1000000"),
        (["--loud"], "there is no option \"--loud\""), (["8390"], "there is no option \"8390\""),
    ])
    func `a command line that cannot be understood is told why`(arguments: [String], reason: String) {
        let error = #expect(throws: OptionError.self) { try DirectoryServerOptions(arguments) }
        #expect(error?.description == reason)
    }

    @Test func `a port that is taken is an error`() throws {
        let fixture = try ServedDirectoriesFixture()
        #expect(throws: LoopbackError.self) { try ServedDirectoriesFixture { $0.port = fixture.server.port } }
    }

    @Test func `the guide connects a book of each kind`() throws {
        let fixture = try ServedDirectoriesFixture()
        for kind in ["contacts-api", "star-wars", "github-organizations", "spacex-launches"] {
            #expect(fixture.server.guide.contains("--directory \(kind) --url \(fixture.server.address)\n"))
        }
    }
}
