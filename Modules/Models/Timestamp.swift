/// A moment: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
package struct Timestamp: Sendable, Hashable, Comparable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    package static func < (one: Timestamp, other: Timestamp) -> Bool { one.milliseconds < other.milliseconds }
}
