/// The port through which the time of day is read, so that tests can tell it.
package struct WallClock: Sendable {
    private let read: @Sendable () -> Timestamp

    package init(_ read: @escaping @Sendable () -> Timestamp) {
        self.read = read
    }

    package func now() -> Timestamp { read() }
}
