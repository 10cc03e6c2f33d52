import JSON
import Networking
import Testing

struct ValidationTests {
    private let host = "example.org"
    private let now = HTTPDate(secondsSince1970: 1_000)

    private func error(_ response: HTTPResponse) -> HTTPError? {
        do {
            _ = try response.json(now: now)
            return nil
        } catch {
            return error
        }
    }

    @Test func `JSON with a success is decoded`() throws {
        let response = answer(200, ["Content-Type": "application/json"], body: "\u{FEFF} [1]")
        #expect(try response.json() == .array([.integer(1)]))
    }

    @Test func `JSON is accepted whatever it is called, but not as HTML`() throws {
        #expect(try answer(200, ["Content-Type": "text/plain"], body: "{}").json() == .object([:]))
        #expect(try answer(200, body: "[]").json() == .array([]))
        let problem = answer(200, ["Content-Type": "application/problem+json"], body: "\"x\"")
        #expect(try problem.json() == .string("x"))
        #expect(
            error(answer(200, ["Content-Type": "text/HTML; charset=utf-8"], body: "{}"))
                == .notJSON(host: host, status: 200, contentType: "text/html", start: "{}"))
    }

    @Test func `HTML with 200 is named, and its start kept with control characters made visible`() {
        let page = "\n<html>\u{1B}[31m\u{202E}\r\n<p>" + String(repeating: "long ", count: 100)
        let error = error(answer(200, ["Content-Type": "application/json"], body: page))
        guard case .notJSON(host, 200, "application/json", let start) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(start.hasPrefix("<html>�[31m <p>long"))
        #expect(start.count == 60)
    }

    @Test func `plain text with 200 is not JSON, though it begins like some`() {
        #expect(
            error(answer(200, ["Content-Type": "text/plain"], body: "none"))
                == .notJSON(host: host, status: 200, contentType: "text/plain", start: "none"))
    }

    @Test("an empty body is told apart", arguments: ["", " \r\n\t", "\u{FEFF}"])
    func empty(_ body: String) {
        #expect(error(answer(200, ["Content-Type": "application/json"], body: body)) == .emptyBody(host: host))
    }

    @Test func `faulty JSON is named with its place`() {
        let error = error(answer(200, body: "{\n  \"a\": x}"))
        guard case .badJSON(host, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.hasSuffix("at line 2, column 8"))
    }

    @Test func `the status comes before everything else`() {
        #expect(error(answer(404, body: "<html>")) == .notFound(host: host, path: "/contacts.json", message: nil))
        #expect(error(answer(401)) == .unauthorized(host: host, message: nil))
        #expect(error(answer(302)) == .status(302, host: host, message: nil, until: nil))
        #expect(error(answer(500, body: "{}")) == .status(500, host: host, message: nil, until: nil))
    }

    @Test func `204 and 304 pass validation, and have no JSON`() throws {
        #expect(try answer(204).validated().status == 204)
        #expect(try answer(304).validated().isNotModified)
        #expect(error(answer(304)) == .emptyBody(host: host))
    }

    @Test(
        "the server's own message is shown",
        arguments: [
            (#"{"status":"404","error":"Not Found"}"#, "Not Found"),
            (#"{"message":"Bad credentials"}"#, "Bad credentials"),
            (#"{"error":{"message":"no"}}"#, "no"), (#"{"errors":["a","b"]}"#, "a; b"),
            ("Plain words\n", "Plain words"),
            (#"{"title":"T","detail":"D"}"#, "D"),
        ])
    func message(_ body: String, _ expected: String) {
        #expect(error(answer(500, body: body)) == .status(500, host: host, message: expected, until: nil))
    }

    @Test(
        "what is no message is not shown",
        arguments: [" <!DOCTYPE html><p>Oops", "two\nlines", "{\"error\":", "{\"error\":null}", "[]", "\u{7}"])
    func noMessage(_ body: String) {
        #expect(error(answer(500, body: body)) == .status(500, host: host, message: nil, until: nil))
    }

    @Test func `an HTML page is never a message, even without a tag at its start`() {
        let response = answer(400, ["Content-Type": "text/html"], body: #"{"error":"x"}"#)
        #expect(error(response) == .status(400, host: host, message: nil, until: nil))
    }

    @Test func `a message is one clean line of at most 200 characters`() {
        let body = "{\"error\":\"a\\u001b[2J\\u202eb\\n\\tc" + String(repeating: "é", count: 500) + "\"}"
        guard case .status(500, _, let message?, _) = error(answer(500, body: body)) else {
            Issue.record("no message")
            return
        }
        #expect(message.hasPrefix("a�[2Jb cé"))
        #expect(message.count == 200)
        #expect(message.hasSuffix("…"))
    }

    @Test func `all messages of a 422 are kept, those of a field with its name`() {
        #expect(
            error(answer(422, body: #"{"errors":["First name is too short","Email is invalid"]}"#))
                == .invalid(host: host, messages: ["First name is too short", "Email is invalid"]))
        #expect(
            error(answer(422, body: #"{"message":"Failed","errors":{"email":["is odd","is long"],"x":"is y"}}"#))
                == .invalid(host: host, messages: ["email is odd", "email is long", "x is y"]))
        #expect(error(answer(422)) == .invalid(host: host, messages: []))
    }
}
