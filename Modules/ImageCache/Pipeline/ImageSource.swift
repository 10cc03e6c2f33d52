internal import FoundationEssentials
internal import Models
internal import Networking

/// The source of an image.
enum ImageSource: Sendable {
    /// The contact store, with the image's name there.
    case stored(String)
    case remote(URL)

    /// - Throws: `.unsupportedURL` for anything except http, https and the contact store's URLs.
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
