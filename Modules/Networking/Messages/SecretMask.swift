/// Identifies secrets in headers and URLs. It is deliberately broad: masking a harmless value costs less than logging a
/// token.
package enum SecretMask {
    static let mask = "***"

    private static let headerNames: Set = [
        "authorization", "proxy-authorization", "cookie", "set-cookie", "cookie2", "set-cookie2", "x-api-key",
    ]
    private static let nameParts = [
        "token", "secret", "passw", "auth", "apikey", "api_key", "api-key", "credential", "session", "signature",
    ]
    private static let queryNames: Set = ["key", "sig", "code", "pwd", "pass", "sid"]

    /// Returns true if a header's value must be neither shown nor sent to another host.
    static func isSecret(header name: String) -> Bool {
        let name = name.lowercased()
        if name == "www-authenticate" || name == "proxy-authenticate" { return false }
        return headerNames.contains(name) || nameParts.contains { name.contains($0) }
    }

    /// Masks the user information and token-like query values of every URL in a text. It works on text rather than a
    /// URL, because an invalid URL may still hold a secret.
    package static func masked(_ text: String) -> String {
        maskedQuery(maskedUserInfo(Array(text.utf8)))
    }

    private static func maskedUserInfo(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            result.append(text[index])
            index += 1
            guard result.suffix(2) == Array("//".utf8)[...] else { continue }
            let end = text[index...].firstIndex { authorityEnds.contains($0) } ?? text.count
            if let at = text[index..<end].lastIndex(of: UInt8(ascii: "@")) {
                result += mask.utf8
                index = at
            }
        }
        return result
    }

    private static func maskedQuery(_ text: [UInt8]) -> String {
        var result: [UInt8] = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            result.append(byte)
            index += 1
            guard nameStarts.contains(byte) else { continue }
            let end = text[index...].firstIndex { valueEnds.contains($0) } ?? text.count
            guard let equals = text[index..<end].firstIndex(of: UInt8(ascii: "=")),
                isSecret(query: String(decoding: text[index..<equals], as: UTF8.self))
            else { continue }
            result += text[index...equals]
            result += mask.utf8
            index = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isSecret(query name: String) -> Bool {
        let name = name.lowercased()
        return queryNames.contains(name) || nameParts.contains { name.contains($0) }
    }

    private static let authorityEnds = Set("/?#<>\" ".utf8)
    private static let nameStarts = Set("?&#;".utf8)
    private static let valueEnds = Set("&#;<>\" ,".utf8)
}
