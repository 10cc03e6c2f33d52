import LoopbackServer
import Processes
import Testing

/// The app over a directory that answers, dawdles and dies while it is open.
@Suite(.serialized, .waiting)
struct RefreshTests {
    private static let path = "/mobile/interview/directory"

    private func open(_ tmux: Tmux, _ server: LoopbackServer, _ arguments: String = "--book rebels") async throws {
        let kith = KithProcess(.kith, environment: ["KITH_HOME": tmux.home.path])
        let url = "\(server.address())\(Self.path)"
        let added = try kith.run(["book", "add", "rebels", "--directory", "star-wars", "--url", url])
        try #require(added.status == 0, "\(added.standardError)")
        try await tmux.start(arguments)
    }

    @Test func `a bound book is read by itself, and stays when its server is gone`() async throws {
        let tmux = try Tmux()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in .json(#"{"individuals":[{"id":1,"firstName":"Jyn","lastName":"Erso"}]}"#)
        }
        try await open(tmux, server)
        try await tmux.wait(for: "Jyn Erso")
        try await tmux.wait(for: "1 · synced ")
        server.stop()
        try tmux.type("r")
        let failed = try await tmux.wait(for: "Showing data synced ")
        #expect(failed.contains { $0.contains("! rebels: ") })
        #expect(failed.contains { $0.contains("Jyn Erso") })
        try tmux.press("Enter")
        try await tmux.wait(for: "Kith ─ Jyn Erso")
        try tmux.type("q")
        try await tmux.wait(for: "Kith ─ contacts of rebels")
    }

    @Test func `a server that does not answer keeps no key from working`() async throws {
        let tmux = try Tmux()
        let server = try LoopbackServer()
        server.route("GET", Self.path) { _ in .json("{}").delayed(by: .seconds(60)) }
        try await open(tmux, server, "")
        try await tmux.wait(for: "Refreshing rebels")
        try tmux.type("/vader")
        try tmux.press("Enter")
        try await tmux.wait(for: "1 found")
        try tmux.press("Enter")
        try await tmux.wait(for: "Jul 13, 1947")
        try tmux.press("C-c")
        try await tmux.waitForShell()
        #expect(try await tmux.answer().contains("status=130"))
    }

    @Test func `offline, no request is sent`() async throws {
        let tmux = try Tmux()
        let server = try LoopbackServer()
        try await open(tmux, server, "--offline")
        try await tmux.wait(for: "Offline. Showing stored contacts.")
        try tmux.type("r")
        try await tmux.wait(for: "! rebels: ")
        #expect(server.requests.isEmpty)
    }
}
