/// How long and how much a request may take. A transport enforces all of them while the answer streams in.
package struct HTTPLimits: Hashable, Sendable {
    /// Until the connection stands, TLS included.
    package var connectTime: Duration
    /// For the whole request with its redirects, from the moment its transfer starts: the time spent waiting for a
    /// free place among the client's concurrent transfers does not count.
    package var totalTime: Duration
    /// How long the answer may stand still, or trickle at less than `slowestBytesPerSecond`. Whole seconds, at least
    /// one; a part of a second counts as one.
    package var idleTime: Duration
    /// Bytes per second below which an answer counts as standing still.
    package var slowestBytesPerSecond: Int
    /// How many redirects are followed; 0 refuses the first.
    package var redirects: Int
    /// Bytes of the body after decompression.
    package var bodyBytes: Int
    /// Bytes of status line and header fields of one answer.
    package var headerBytes: Int

    /// For JSON: 10 s to connect, 30 s in all, 15 s idle at less than 10 B/s, 5 redirects, 16 MiB, 64 KiB of headers.
    package init(
        connectTime: Duration = .seconds(10), totalTime: Duration = .seconds(30), idleTime: Duration = .seconds(15),
        slowestBytesPerSecond: Int = 10, redirects: Int = 5, bodyBytes: Int = 16 << 20, headerBytes: Int = 64 << 10
    ) {
        self.connectTime = connectTime
        self.totalTime = totalTime
        self.idleTime = idleTime
        self.slowestBytesPerSecond = slowestBytesPerSecond
        self.redirects = redirects
        self.bodyBytes = bodyBytes
        self.headerBytes = headerBytes
    }
}
