/// Reaction of the server to a request: a proper answer, or one of the errors of `Reply+Misbehavior.swift`.
package struct Reply: Sendable {
    enum Manner: Sendable {
        case proper
        case chunked
        case dripping(every: Duration)
        case truncated(after: Int)
        case reset(after: Int)
        case endless
        case brokenChunks
        case raw
        case silent
    }

    /// The status; its reason phrase is always `Whatever`, since nobody may read it.
    package var status: Int
    /// In order. Content-Length is added where it is due.
    package var headers: [(name: String, value: String)]
    /// The body before any misbehavior.
    package var body: [UInt8]
    var manner = Manner.proper
    var announcedLength: Int?
    var delay: Duration?
    var gate: LoopbackGate?
    var etag: String?
    var closes = false

    /// Any answer.
    package init(_ status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// `application/json; charset=utf-8`.
    package static func json(_ text: String, status: Int = 200) -> Reply {
        Reply(status, headers: [("Content-Type", "application/json; charset=utf-8")], body: Array(text.utf8))
    }

    /// `text/html`; with 200 too, as sign-in pages and proxies do.
    package static func html(_ text: String = "<!DOCTYPE html><title>Hello</title>", status: Int = 200) -> Reply {
        Reply(status, headers: [("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
    }

    /// `text/plain`.
    package static func text(_ text: String, status: Int = 200) -> Reply {
        Reply(status, headers: [("Content-Type", "text/plain")], body: Array(text.utf8))
    }

    /// Any bytes of any type.
    package static func bytes(_ body: [UInt8], type: String, status: Int = 200) -> Reply {
        Reply(status, headers: [("Content-Type", type)], body: body)
    }

    /// A status without a body: 204, 304 and the like.
    package static func empty(_ status: Int = 204) -> Reply { Reply(status) }

    /// To anywhere: `file:///etc/passwd`, another port, itself.
    package static func redirect(to location: String, status: Int = 302) -> Reply {
        Reply(status, headers: [("Location", location)])
    }

    /// Compressed properly; `body` is what the client should see.
    package static func gzipped(_ body: [UInt8], type: String = "application/json") -> Reply {
        Reply(200, headers: [("Content-Type", type), ("Content-Encoding", "gzip")], body: Gzip.stored(body))
    }

    /// Adds a header line; earlier ones of that name stay.
    package func header(_ name: String, _ value: String) -> Reply {
        changed { $0.headers.append((name, value)) }
    }

    /// Adds Retry-After: seconds or a date.
    package func retryAfter(_ value: String) -> Reply { header("Retry-After", value) }

    /// Adds an ETag (with its quotes), and answers 304 to a request that has it in If-None-Match.
    package func tagged(_ etag: String) -> Reply { changed { $0.etag = etag } }

    /// Closes the connection after the answer, and says so.
    package func closing() -> Reply { changed { $0.closes = true } }

    func changed(_ change: (inout Reply) -> Void) -> Reply {
        var reply = self
        change(&reply)
        return reply
    }
}

extension Reply: CustomStringConvertible {
    /// Short, since test reports print it.
    package var description: String { "\(manner) \(status), \(body.count) bytes" }
}
