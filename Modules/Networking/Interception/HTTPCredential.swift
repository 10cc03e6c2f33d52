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
        case .basic(let user, let password): "Basic \(Self.base64("\(user):\(password)"))"
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func base64(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                let isPadding = place > group.count
                result.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension HTTPCredential: CustomStringConvertible, CustomDebugStringConvertible {
    /// Never the secret.
    package var description: String { SecretMask.mask }
    /// Never the secret.
    package var debugDescription: String { SecretMask.mask }
}
