/// A request method (RFC 9110, section 9). Case matters on the wire, so it is kept as given.
package struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The token as it is sent. A transport refuses one that isn't a token (RFC 9110, section 5.6.2).
    package let rawValue: String

    /// Takes any token, for methods that have no name here.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Reads without changing anything.
    package static let get = HTTPMethod(rawValue: "GET")
    /// Like GET, without the body of the answer.
    package static let head = HTTPMethod(rawValue: "HEAD")
    /// Creates, or does what the server's page says.
    package static let post = HTTPMethod(rawValue: "POST")
    /// Replaces.
    package static let put = HTTPMethod(rawValue: "PUT")
    /// Changes in part (RFC 5789).
    package static let patch = HTTPMethod(rawValue: "PATCH")
    /// Removes.
    package static let delete = HTTPMethod(rawValue: "DELETE")
    /// Asks what is possible.
    package static let options = HTTPMethod(rawValue: "OPTIONS")

    /// True for GET and HEAD: the only methods that are ever sent twice without anyone asking for it.
    package var isRepeatable: Bool { self == .get || self == .head }

    /// The token itself.
    package var description: String { rawValue }
}
