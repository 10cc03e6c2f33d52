internal import FoundationEssentials

/// A secret for an Authorization header only.
package enum HTTPCredential: Hashable, Sendable {
    /// A bearer token (RFC 6750).
    case bearer(String)
    /// Basic authentication (RFC 7617), in UTF-8.
    case basic(user: String, password: String)

    /// The header's value.
    package var headerValue: String {
        switch self {
        case .bearer(let token): "Bearer \(token)"
        case .basic(let user, let password): "Basic \(Data("\(user):\(password)".utf8).base64EncodedString())"
        }
    }
}

extension HTTPCredential: CustomStringConvertible, CustomDebugStringConvertible {
    /// A mask; never the secret.
    package var description: String { SecretMask.mask }
    /// A mask; never the secret.
    package var debugDescription: String { SecretMask.mask }
}
