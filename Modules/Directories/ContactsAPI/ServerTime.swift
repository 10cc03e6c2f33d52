internal import Models
internal import Networking

/// How a server's clock stands beside ours.
struct ServerTime {
    /// Milliseconds that the server is ahead of us; nil where it does not say what time it is.
    private let lead: Int64?

    /// - Parameter now: our clock when the answer came.
    init(of response: HTTPResponse, now: Timestamp) {
        let date = response.headers["Date"].flatMap { HTTPDate($0) }
        lead = date.map { Int64($0.secondsSince1970) &* 1000 &- now.milliseconds }
    }

    /// The earliest that the server's clock may have shown at a moment of ours.
    ///
    /// The Date is exact to the second and as old as the answer's way is long, and either clock may have been set since
    /// the moment: that gives a minute. Without a Date, a clock that nobody sets is seldom further off than a quarter of
    /// an hour. Too early costs little, since what is looked for is compared in all its values too; too late costs a
    /// second contact.
    func earliest(for moment: Timestamp) -> Timestamp {
        guard let lead else { return Timestamp(milliseconds: moment.milliseconds &- 15 * 60_000) }
        return Timestamp(milliseconds: moment.milliseconds &+ lead &- 60_000)
    }
}
