/// Options for fetching and freshness.
package struct ImagePipelineOptions: Sendable, Hashable {
    /// The size limits.
    package var limits: ImageLimits
    /// The maximum number of concurrent transfers, at least 1; others are queued, visible ones first.
    package var transfers: Int
    /// The time limit of one whole transfer.
    package var transferTime: Duration
    /// The time that a transfer may stall, or stay below 1 KiB per second. Whole seconds.
    package var idleTime: Duration
    /// The time for which an image is fresh before its server is asked again.
    package var freshTime: Duration
    /// The time before a failure is retried.
    package var failureTime: Duration
    /// The time for which a host is left alone that let several transfers in a row time out.
    package var silenceTime: Duration
    /// The maximum number of concurrent decodings, at least 1.
    package var decodings: Int

    /// The defaults: the default size limits; 6 transfers of at most 30 s, stalled for at most 10 s; fresh for a day;
    /// failures for a minute, silent hosts for five; 2 decodings.
    package init(
        limits: ImageLimits = ImageLimits(), transfers: Int = 6, transferTime: Duration = .seconds(30),
        idleTime: Duration = .seconds(10), freshTime: Duration = .seconds(86_400),
        failureTime: Duration = .seconds(60), silenceTime: Duration = .seconds(300), decodings: Int = 2
    ) {
        self.limits = limits
        self.transfers = transfers
        self.transferTime = transferTime
        self.idleTime = idleTime
        self.freshTime = freshTime
        self.failureTime = failureTime
        self.silenceTime = silenceTime
        self.decodings = decodings
    }
}
