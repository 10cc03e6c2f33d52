internal import Glibc

/// A point in time with a resolution of one second, as in HTTP headers (RFC 9110, section 5.6.7).
package struct HTTPDate: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z, without leap seconds.
    package let secondsSince1970: Int

    /// Creates a point in time.
    package init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

    /// The current wall-clock time.
    package static var now: HTTPDate { HTTPDate(secondsSince1970: time(nil)) }

    /// Earlier dates are less.
    package static func < (left: HTTPDate, right: HTTPDate) -> Bool { left.secondsSince1970 < right.secondsSince1970 }

    /// Adds seconds, negative ones too; saturates on overflow.
    package func adding(seconds: Int) -> HTTPDate {
        let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
        return HTTPDate(secondsSince1970: overflow ? (seconds < 0 ? .min : .max) : sum)
    }
}
