// ImageCache gets pictures: from the memory, from the disk, from the contact store, or from a server, whichever has them
// first, and never more than once at a time. It owns the memory cache, the folder of the disk cache, and the transfers
// under way. It must not know contacts (but for how the
// URL of a stored photo looks), terminals, a transport, or the library that decodes (ImageDecoding is that); and
// no byte reaches a decoder that `ImageData` has not checked.

package import Pixels

/// Gets pictures by their URLs, at the sizes in which they are shown.
///
/// - A URL is `http:`, `https:`, or that of a photo in the contact store (`Photo.storedName`). It is identified by its
///   whole text, and everything else is refused.
/// - Throws `.canceled` soon after the calling task is canceled; a transfer ends when nobody wants it any more.
/// - Whoever asks for what somebody else is waiting for waits with them. The most urgent asker's priority counts, so
///   asking again with a higher one speeds up what is under way.
package protocol ImageLoading: Sendable {
    /// What the memory holds, maybe past its time; for drawing at once. Never blocks for long, and starts nothing.
    func cachedImage(for request: ImageRequest) -> Bitmap?

    /// The picture, decoded and scaled off the caller's thread.
    func image(for request: ImageRequest) async throws(ImageError) -> Bitmap

    /// The original bytes, checked but not decoded.
    func data(at url: String, priority: ImagePriority) async throws(ImageError) -> ImageData
}
