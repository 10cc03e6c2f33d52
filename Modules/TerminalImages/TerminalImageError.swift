/// Why a picture can't be shown this way. Another way of showing it may still do (see ``FallbackRenderer``).
package enum TerminalImageError: Error, Sendable, Hashable {
    /// The library isn't there, or lacks a function; `package` is its name in Debian.
    case libraryMissing(library: String, package: String)
    /// The library gave nothing for a picture.
    case libraryFailed(library: String)
    /// A protocol that takes only encoded pictures got no encoder.
    case encoderMissing(ImageProtocol)
    /// The encoder threw; `reason` is its error as text, not filtered.
    case encodingFailed(reason: String)
}

extension TerminalImageError: CustomStringConvertible {
    /// The message, and the hint where there is one.
    package var description: String { hint.map { "\(message). \($0)" } ?? message }

    /// What happened, in one clause without a full stop.
    package var message: String {
        switch self {
        case .libraryMissing(let library, _): "The library \(library) is not installed"
        case .libraryFailed(let library): "The library \(library) could not draw the picture"
        case .encoderMissing(let way): "Pictures can't be encoded for \(way.rawValue)"
        case .encodingFailed(let reason): "The picture could not be encoded as PNG: \(reason)"
        }
    }

    /// What to do next, as a sentence; nil where nothing sensible can be said.
    package var hint: String? {
        switch self {
        case .libraryMissing(_, let package): "Install it: sudo apt install \(package)"
        case .libraryFailed, .encoderMissing, .encodingFailed: "ImageRenderer=blocks needs no library."
        }
    }
}
