/// Time and size limits of a request. A transport enforces all of them while the response streams in.
package struct HTTPLimits: Hashable, Sendable {
    /// The time to connect, including TLS.
    package var connectTime: Duration
    /// The time for the whole request with its redirects, from the start of its transfer: queueing for a free transfer
    /// does not count.
    package var totalTime: Duration
    /// The time that the response may stall, or stay slower than `slowestBytesPerSecond`. Rounded up to whole seconds,
    /// at least one.
    package var idleTime: Duration
    /// The bytes per second below which a response counts as stalled.
    package var slowestBytesPerSecond: Int
    /// The maximum number of redirects; 0 refuses the first.
    package var redirects: Int
    /// The maximum size of the body in bytes, after decompression.
    package var bodyBytes: Int
    /// The maximum size in bytes of the status line and header fields of one response.
    package var headerBytes: Int

    /// The defaults, for JSON: 10 s to connect, 30 s in all, 15 s stalled below 10 B/s, 5 redirects, 16 MiB of body, 64
    /// KiB of headers.
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
