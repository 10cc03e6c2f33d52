internal import FoundationEssentials

/// A secret that goes into an Authorization header, and nowhere else.
package enum HTTPCredential: Hashable, Sendable {
    /// RFC 6750.
    case bearer(String)
    /// RFC 7617, in UTF-8.
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
    /// Never the secret.
    package var description: String { SecretMask.mask }
    /// Never the secret.
    package var debugDescription: String { SecretMask.mask }
}
