internal import Glibc

/// A socket that has a port and never listens: connections to it are refused, and no other server is given it. Another
/// one can still ask for it by its number.
final class PortReservation: Sendable {
    private let descriptor: Int32

    /// - Parameter descriptor: bound with SO_REUSEADDR; closed at the end.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
