/// Puts one reply on the wire, as well or as badly as it asks for.
struct ReplyWriter {
    private let reply: Reply
    private let request: ReceivedRequest
    private let connection: ClientConnection

    init(_ reply: Reply, _ request: ReceivedRequest, _ connection: ClientConnection) {
        let isKnown = reply.etag != nil && request.header("If-None-Match") == reply.etag
        self.reply = isKnown ? reply.changed { ($0.status, $0.body, $0.manner) = (304, [], .proper) } : reply
        self.request = request
        self.connection = connection
    }

    /// True when the connection may carry another request.
    func send() -> Bool {
        if let gate = reply.gate, !connection.pause(nil, gate: gate) { return false }
        if let delay = reply.delay, !connection.pause(delay) { return false }
        let body = reply.body
        switch reply.manner {
        case .proper:
            connection.finishAnswering()
            return connection.write(head() + sentBody) && !reply.closes
        case .chunked:
            let chunks = stride(from: 0, to: body.count, by: 10).flatMap { Self.chunk(body[$0...].prefix(10)) }
            connection.finishAnswering()
            return connection.write(head(isChunked: true) + chunks + Self.chunk([])) && !reply.closes
        case .dripping(let pause):
            guard connection.write(head()) else { return false }
            for (number, byte) in body.enumerated() {
                guard connection.pause(pause) else { return false }
                if number == body.count - 1 { connection.finishAnswering() }
                guard connection.write([byte]) else { return false }
            }
            return !reply.closes
        case .truncated(let count): _ = connection.write(head() + body.prefix(count))
        case .reset(let count):
            _ = connection.write(Array((head() + body).prefix(count)))
            connection.resetOnClose()
        case .endless:
            let chunk = Self.chunk(body[...])
            guard connection.write(head(isChunked: true)) else { return false }
            while connection.write(chunk) {}
        case .brokenChunks: _ = connection.write(head(isChunked: true) + Array("4\r\n{\"a\"\r\nzz\r\n".utf8))
        case .raw: _ = connection.write(body)
        case .silent: _ = connection.pause(nil)
        }
        return false
    }

    private var hasBody: Bool { reply.status != 204 && reply.status != 304 }

    private var sentBody: [UInt8] { request.method == "HEAD" || !hasBody ? [] : reply.body }

    private func head(isChunked: Bool = false) -> [UInt8] {
        var lines = ["HTTP/1.1 \(reply.status) Whatever"]
        lines += reply.headers.map { "\($0.name): \($0.value)" }
        if let etag = reply.etag { lines.append("ETag: \(etag)") }
        if isChunked {
            lines.append("Transfer-Encoding: chunked")
        } else if hasBody {
            lines.append("Content-Length: \(reply.announcedLength ?? reply.body.count)")
        }
        if reply.closes { lines.append("Connection: close") }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func chunk(_ bytes: some Collection<UInt8>) -> [UInt8] {
        Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
    }
}
