package import Networking

/// What can go wrong with a picture, as cases that a person can act on.
package enum ImageError: Error, Sendable, Hashable {
    /// Neither http nor https, nor one of the contact store's. The scheme holds only what a scheme may; it is empty where
    /// the text is no URL.
    case unsupportedURL(scheme: String)
    /// The contact store has no picture under that URL.
    case notStored
    /// The contact store could not be read; the reason is a clause.
    case storeFailed(reason: String)
    /// The server, or the way to it.
    case transfer(HTTPError)
    /// There are no bytes.
    case empty
    /// Something else than a PNG, JPEG, GIF or WebP: `found` says what, as in "it is …".
    case notAnImage(found: String)
    /// Breaks the rules of its format, or ends too early; the reason is a clause.
    case damaged(ImageFormat, reason: String)
    /// More bytes than allowed.
    case tooManyBytes(limit: Int)
    /// More pixels than are decoded here, or more memory than decoding them may take.
    case tooManyPixels(width: Int, height: Int)
    /// The library that decodes is not on this computer; `package` is the Debian package to install.
    case libraryMissing(library: String, package: String)
    /// The library lacks this format; `package` is the Debian package that adds it.
    case formatUnavailable(ImageFormat, package: String)
    /// Pixels could not be encoded; the reason is a clause.
    case cannotEncode(reason: String)
    /// The disk cache can't be written; the picture itself may be fine. The reason is the system's.
    case cannotKeep(path: String, reason: String)
    /// The task was canceled.
    case canceled
}
