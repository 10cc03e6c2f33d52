/// A failure of one renderer. Another one may still work (see ``FallbackRenderer``).
package enum TerminalImageError: Error, Sendable, Hashable {
    /// The library is missing or lacks a function; `package` is its Debian package.
    case libraryMissing(library: String, package: String)
    /// The library returned nothing for an image.
    case libraryFailed(library: String)
    /// The protocol requires an encoder, and none was given.
    case encoderMissing(ImageProtocol)
    /// The encoder threw; `reason` is its error as unfiltered text.
    case encodingFailed(reason: String)
}

extension TerminalImageError: CustomStringConvertible {
    /// The message, and the hint if there is one.
    package var description: String { hint.map { "\(message). \($0)" } ?? message }

    /// The failure in one clause without a final period.
    package var message: String {
        switch self {
        case .libraryMissing(let library, _): "The library \(library) is not installed"
        case .libraryFailed(let library): "The library \(library) couldn't draw the picture"
        case .encoderMissing(let way): "Pictures can't be encoded for \(way.rawValue)"
        case .encodingFailed(let reason): "Couldn't encode the picture as PNG: \(reason)"
        }
    }

    /// The next step as a sentence; nil if there is none.
    package var hint: String? {
        switch self {
        case .libraryMissing(_, let package): "Install it: sudo apt install \(package)"
        case .libraryFailed, .encoderMissing, .encodingFailed: "ImageRenderer=blocks needs no library."
        }
    }
}
