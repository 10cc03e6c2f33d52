/// HTTP method (RFC 9110, section 9). It is case-sensitive and kept as given.
package struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The token as sent. A transport rejects an invalid token (RFC 9110, section 5.6.2).
    package let rawValue: String

    /// Creates a method from any token.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Retrieves the resource without changing it.
    package static let get = HTTPMethod(rawValue: "GET")
    /// Like GET, without the response body.
    package static let head = HTTPMethod(rawValue: "HEAD")
    /// Creates a resource, or processes the body as the server defines.
    package static let post = HTTPMethod(rawValue: "POST")
    /// Replaces the resource.
    package static let put = HTTPMethod(rawValue: "PUT")
    /// Modifies the resource partially (RFC 5789).
    package static let patch = HTTPMethod(rawValue: "PATCH")
    /// Deletes the resource.
    package static let delete = HTTPMethod(rawValue: "DELETE")
    /// Queries the communication options.
    package static let options = HTTPMethod(rawValue: "OPTIONS")

    /// True for GET and HEAD, the only methods that are retried automatically.
    package var isRepeatable: Bool { self == .get || self == .head }

    /// The token.
    package var description: String { rawValue }
}
