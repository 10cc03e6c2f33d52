internal import Glibc

/// One accepted connection, on its own thread. Never blocks for longer than the server lives.
final class ClientConnection {
    private let descriptor: Int32
    private let number: Int
    private let core: ServerCore
    private var buffer: [UInt8] = []
    private var isAnswering = false

    init(_ descriptor: Int32, _ number: Int, _ core: ServerCore) {
        self.descriptor = descriptor
        self.number = number
        self.core = core
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        // Each write leaves at once, so that a reset after some bytes can't overtake them.
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    func serve() {
        while let request = readRequest() {
            isAnswering = true
            let reply = core.reply(to: request)
            let keepsOpen = ReplyWriter(reply, request, self).send()
            finishAnswering()
            if !keepsOpen || request.header("Connection")?.lowercased() == "close" { return }
        }
    }

    /// No longer counts the request as being answered. To be called before the last bytes are written: the client may send
    /// its next request on another connection as soon as it has them.
    func finishAnswering() {
        guard isAnswering else { return }
        isAnswering = false
        core.answered()
    }

    /// False when the client is gone or the server stops.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard wait(Int16(POLLOUT)) else { return false }
            let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if sent < 0, errno != EAGAIN, errno != EINTR { return false }
            rest = rest.dropFirst(max(sent, 0))
        }
        return true
    }

    /// Lets the time pass, until the gate opens where one is given; false when the client is gone or the server stops.
    func pause(_ time: Duration?, gate: LoopbackGate? = nil) -> Bool {
        let deadline = time.map { ContinuousClock.now + $0 }
        var watchesClient = true
        while true {
            let left = deadline.map { ContinuousClock.now.duration(to: $0) }
            if let left, left <= .zero { return true }
            let (seconds, attoseconds) = left?.components ?? (1, 0)
            let milliseconds = min(seconds, 1) * 1_000 + attoseconds / 1_000_000_000_000_000 + 1
            var events = [
                pollfd(fd: core.stopping.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: watchesClient ? descriptor : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: gate?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            poll(&events, 3, Int32(milliseconds))
            if events[0].revents != 0 { return false }
            if events[2].revents != 0 { return true }
            if events[1].revents != 0 {
                var byte: UInt8 = 0
                if recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0 { return false }
                watchesClient = false
            }
        }
    }

    /// Makes the close that follows a reset instead of an orderly end.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private func wait(_ event: Int16) -> Bool {
        var events = [
            pollfd(fd: descriptor, events: event, revents: 0),
            pollfd(fd: core.stopping.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        poll(&events, 2, -1)
        return events[1].revents == 0
    }

    private func readMore() -> Bool {
        guard wait(Int16(POLLIN)) else { return false }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count < 0 { return errno == EAGAIN || errno == EINTR }
        buffer += chunk.prefix(count)
        return count > 0
    }

    private func readRequest() -> ReceivedRequest? {
        var end = headEnd
        while end == nil {
            guard readMore() else { return nil }
            end = headEnd
        }
        guard let end else { return nil }
        let lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n")
        buffer.removeFirst(end + 4)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3 else { return nil }
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let value = parts.dropFirst().first?.drop { $0 == " " } ?? ""
            return (name: String(parts[0]), value: String(value))
        }
        func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name }?.value }
        if header("expect") != nil, !write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) { return nil }
        let length = header("content-length").flatMap { Int($0) } ?? 0
        while buffer.count < length { guard readMore() else { return nil } }
        let body = Array(buffer.prefix(length))
        buffer.removeFirst(length)
        return ReceivedRequest(
            method: String(words[0]), target: String(words[1]), headers: headers, body: body, connection: number)
    }

    private var headEnd: Int? {
        let end = Array("\r\n\r\n".utf8)
        return buffer.indices.first { buffer[$0...].starts(with: end) }
    }
}
