package import Networking

/// An image error, by the action that it allows.
package enum ImageError: Error, Sendable, Hashable {
    /// The URL is neither http nor https, nor the contact store's. The scheme contains only valid characters; it is
    /// empty if the text is not a URL.
    case unsupportedURL(scheme: String)
    /// The contact store has no image with that URL.
    case notStored
    /// The contact store could not be read; the reason is a clause.
    case storeFailed(reason: String)
    /// The transfer from the server failed.
    case transfer(HTTPError)
    /// The image has no bytes.
    case empty
    /// Not a PNG, JPEG, GIF or WebP; `found` names the content, as in "it is …".
    case notAnImage(found: String)
    /// The image violates its format or is truncated; the reason is a clause.
    case damaged(ImageFormat, reason: String)
    /// The image exceeds the size limit in bytes.
    case tooManyBytes(limit: Int)
    /// The image exceeds the pixel limit, or decoding it the memory limit.
    case tooManyPixels(width: Int, height: Int)
    /// The decoding library is not installed; `package` is the Debian package.
    case libraryMissing(library: String, package: String)
    /// The library lacks this format; `package` is the Debian package that adds it.
    case formatUnavailable(ImageFormat, package: String)
    /// The pixels could not be encoded; the reason is a clause.
    case cannotEncode(reason: String)
    /// The disk cache can't be written; the image itself may be valid. The reason is the system's.
    case cannotKeep(path: String, reason: String)
    /// The task was canceled.
    case canceled
}
