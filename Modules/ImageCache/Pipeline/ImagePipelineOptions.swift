/// How pictures are fetched and for how long they count.
package struct ImagePipelineOptions: Sendable, Hashable {
    /// How large a picture may be.
    package var limits: ImageLimits
    /// Transfers at once; the others wait, the visible ones first. At least 1.
    package var transfers: Int
    /// For one whole transfer.
    package var transferTime: Duration
    /// How long a transfer may stand still, or trickle at less than 1 KiB a second. Whole seconds.
    package var idleTime: Duration
    /// How long a picture counts as unchanged before its server is asked again.
    package var freshTime: Duration
    /// How long a failure is remembered before it is tried again.
    package var failureTime: Duration
    /// Pictures decoded at once. At least 1.
    package var decodings: Int

    /// The limits' own; 6 transfers of at most 30 s, 10 s of them idle; a day; a minute; 2 pictures.
    package init(
        limits: ImageLimits = ImageLimits(), transfers: Int = 6, transferTime: Duration = .seconds(30),
        idleTime: Duration = .seconds(10), freshTime: Duration = .seconds(86_400),
        failureTime: Duration = .seconds(60), decodings: Int = 2
    ) {
        self.limits = limits
        self.transfers = transfers
        self.transferTime = transferTime
        self.idleTime = idleTime
        self.freshTime = freshTime
        self.failureTime = failureTime
        self.decodings = decodings
    }
}
