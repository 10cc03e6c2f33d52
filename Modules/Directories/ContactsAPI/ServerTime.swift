internal import Models
internal import Networking

/// The offset of a server's clock.
struct ServerTime {
    /// The server's lead in milliseconds; nil if the response has no Date.
    private let lead: Int64?

    /// - Parameter now: This computer's time when the response arrived.
    init(of response: HTTPResponse, now: Timestamp) {
        let date = response.headers["Date"].flatMap { HTTPDate($0) }
        lead = date.map { Int64($0.secondsSince1970) &* 1000 &- now.milliseconds }
    }

    /// The earliest time that the server's clock may have shown at a local moment.
    ///
    /// The Date has a resolution of one second and the age of the response, and either clock may have been adjusted
    /// since: this allows a minute. Without a Date, it allows 15 minutes, since even an unsynchronized clock is seldom
    /// further off. A time too early costs little, since all values are compared as well; one too late would create a
    /// second contact.
    func earliest(for moment: Timestamp) -> Timestamp {
        guard let lead else { return Timestamp(milliseconds: moment.milliseconds &- 15 * 60_000) }
        return Timestamp(milliseconds: moment.milliseconds &+ lead &- 60_000)
    }
}
