internal import FoundationEssentials
internal import Models
internal import Networking

/// Where a picture comes from.
enum ImageSource: Sendable {
    /// In the contact store, under that name.
    case stored(String)
    case remote(URL)

    /// - Throws: `.unsupportedURL` for everything but http, https, and the contact store's own.
    init(_ url: String) throws(ImageError) {
        if let name = Photo(url: url).storedName {
            self = .stored(name)
            return
        }
        if let parsed = URL(string: url), HTTPOrigin(parsed) != nil {
            self = .remote(parsed)
            return
        }
        let scheme = url.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }.prefix(20)
        throw .unsupportedURL(scheme: url.dropFirst(scheme.count).first == ":" ? scheme.lowercased() : "")
    }
}
