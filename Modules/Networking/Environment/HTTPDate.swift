internal import Glibc

/// A point in time to the second, as HTTP headers state it (RFC 9110, section 5.6.7).
package struct HTTPDate: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
    package let secondsSince1970: Int

    /// A point in time as the system's clock counts it.
    package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    /// The system's wall clock.
    package static var now: HTTPDate { HTTPDate(secondsSince1970: time(nil)) }

    /// The earlier one is the lesser one.
    package static func < (left: HTTPDate, right: HTTPDate) -> Bool { left.secondsSince1970 < right.secondsSince1970 }

    /// A later (or earlier) point; stays in range whatever the server asks for.
    package func adding(seconds: Int) -> HTTPDate {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return HTTPDate(secondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
    }
}
