/// An error that may only wrap another one, which is then what the user is told.
package protocol WrappingError: Error {
    /// The wrapped error; nil where this one says something of its own.
    var wrapped: (any Error)? { get }
}
