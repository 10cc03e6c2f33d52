import JSON
import LoopbackServer
import Processes
import Testing

/// Server errors of any kind of directory, through `kith`.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct DirectoryErrorTests {
    /// The first moment of the year 2100 in UTC.
    private static let reset = "4102444800"
    private static let resetDate = "Fri, 01 Jan 2100 00:00:00 GMT"
    /// The same on a wall in Tokyo.
    private static let inTokyo = "Jan 1, 2100, 09:00:00 JST"

    private static let lostHost = """
        <!DOCTYPE html>
        <html><head><title>No such app</title></head>
        <body><iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe></body></html>
        """

    private struct Fault {
        let reply: Reply
        let kind: String
        var status: Int32 = 5
        /// A part of the message.
        var told: String?
    }

    private static func faults(of kind: PlayedDirectory) -> [Fault] {
        let other = kind == .individuals ? "[]" : #"{"individuals":[],"message":"Nobody"}"#
        let whole = kind.list([.object(kind.element(1, "One"))])
        return [
            Fault(reply: .html(), kind: "not-json", told: "a web page"),
            Fault(reply: .html("<p>Sign in", status: 200), kind: "not-json", told: "a web page"),
            Fault(reply: .html(lostHost, status: 404), kind: "not-found", told: "has nothing at \(kind.path)"),
            Fault(reply: .html(status: 403), kind: "http-403", status: 4),
            Fault(reply: .html(status: 501), kind: "http-501"),
            Fault(reply: .json(other), kind: "wrong-shape"),
            Fault(reply: .json("null"), kind: "wrong-shape"),
            Fault(reply: Reply(200, headers: whole.headers, body: whole.body.dropLast(2)), kind: "bad-json"),
            Fault(reply: .empty(304), kind: "empty-body"),
            Fault(
                reply: .json(#"{"message":"API rate limit exceeded"}"#, status: 403)
                    .header("X-RateLimit-Limit", "60").header("X-RateLimit-Remaining", "0")
                    .header("X-RateLimit-Reset", reset),
                kind: "rate-limited", told: inTokyo),
            Fault(reply: .json("{}", status: 429).retryAfter(resetDate), kind: "rate-limited", told: inTokyo),
            Fault(reply: .html(status: 503).retryAfter(resetDate), kind: "http-503", told: inTokyo),
        ]
    }

    @Test(arguments: PlayedDirectory.allCases)
    func `each fault is told with what to do, and the book stays as it was`(kind: PlayedDirectory) throws {
        let home = try CommandLineHome(environment: ["TZ": "Asia/Tokyo"])
        let server = try LoopbackServer()
        kind.play([.object(kind.element(1, "One")), .object(kind.element(2, "Two"))], on: server)
        try home.connect(to: server, as: kind)
        #expect(try home.kith("sync").status == 0)
        let before = try home.kith("list", "--json").standardOutput
        for fault in Self.faults(of: kind) {
            server.route("GET", kind.path) { _ in fault.reply }
            let failed = try home.kith("sync", "--json")
            #expect(failed.status == fault.status, "\(fault)")
            let error = try JSONValue.parse(Array(failed.standardError.utf8))["error"]
            #expect(error?["kind"]?.string == fault.kind, "\(fault)")
            #expect(error?["message"]?.string?.hasPrefix("rebels: \(server.host) ") == true, "\(fault)")
            #expect(error?["message"]?.string?.contains(fault.told ?? "") == true, "\(fault): \(error ?? .null)")
            #expect(error?["hint"]?.string != nil, "\(fault)")
            #expect(!failed.standardError.contains("<"), "\(fault)")
            let item = try JSONValue.parse(Array(failed.standardOutput.utf8))["items"]?.array?.first
            #expect(item?["error"]?["kind"]?.string == fault.kind, "\(fault)")
            #expect(item?["fetched"]?.int == 0, "\(fault)")
        }
        #expect(try home.kith("list", "--json").standardOutput == before)
        #expect(try home.kith("list", "--refresh").status == 8)
    }

    @Test(arguments: PlayedDirectory.allCases)
    func `a 304 to what was asked means that nothing has changed`(kind: PlayedDirectory) throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        let elements = (1...3).map { JSONValue.object(kind.element($0, "Name\($0)")) }
        kind.play(elements, on: server)
        server.route("GET", kind.path) { _ in kind.list(elements).tagged("\"one\"") }
        try home.connect(to: server, as: kind)
        #expect(try home.kith("sync").standardOutput.contains("3 fetched, 3 added"))
        let requests = server.requests.count
        let before = try home.kith("list", "--json").standardOutput
        #expect(
            try home.kith("sync").standardOutput
                == "rebels: 3 fetched, 0 added, 0 changed, 0 removed, 3 unchanged\n")
        // Contacts of which the list does not say all are read again.
        let lists = server.requests.dropFirst(requests).filter { $0.path == kind.path }
        #expect(lists.map { $0.header("If-None-Match") } == ["\"one\""])
        #expect(try home.kith("list", "--json").standardOutput == before)
        #expect(try home.kith("sync", "--dry-run").standardOutput.contains("3 unchanged"))
    }

    @Test(arguments: ["/organizations?per_page=100", "/organizations?since=1", "?per_page=100&since=2"])
    func `pages that lead to themselves end, with an error and the book as it was`(next: String) throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        let kind = PlayedDirectory.organizations
        let page = kind.list([.object(kind.element(1, "One"))])
        server.route("GET", kind.path, inTurn: [page, page.header("Link", "<\(next)>; rel=\"next\"")])
        try home.connect(to: server, as: kind)
        #expect(try home.kith("sync").status == 0)
        let failed = try home.kith("sync")
        #expect(failed.status == 5)
        #expect(failed.standardError.contains("in a circle"))
        #expect(server.requests.count <= 3)
        #expect(try home.kith("list").lines.count == 1)
    }

    @Test func `a change that a directory has no time for waits, and until when is told`() throws {
        let home = try CommandLineHome(environment: ["TZ": "Asia/Tokyo"])
        let server = try ContactsServer()
        try home.connect(to: server)
        server.disturb { _, _ in .json("{}", status: 429).retryAfter(Self.resetDate) }
        let lines = ["Jyn", "Saw"].map { ["new", "--given", $0, "--family", "Erso"] }
        let added = try home.process.run(lines[0])
        #expect(added.status == 0)
        #expect(added.standardError.contains(Self.inTokyo))
        #expect(added.standardError.contains("stays in the outbox"))
        #expect(try home.process.run(lines[1] + ["--require-sync"]).status == 5)
        #expect(try home.kith("outbox").lines.count == 2)
    }
}
