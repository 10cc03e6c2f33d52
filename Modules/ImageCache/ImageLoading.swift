// ImageCache: loads images from memory, from disk, from the contact store or from a server, in that order, and never
// twice at the same time. It owns the memory cache, the folder of the disk cache, and the transfers in progress. It
// must not know contacts (except for the URL form of a stored photo), terminals, a transport, or the decoding library
// (see ImageDecoding). No byte reaches a decoder before `ImageData` has validated it.

package import Pixels

/// Loads images by URL at the size in which they are shown.
///
/// - A URL is `http:`, `https:`, or that of a photo in the contact store (`Photo.storedName`). Its complete text
///   identifies it. All others are rejected.
/// - Throws `.canceled` soon after the calling task is canceled; a transfer is canceled when its last caller has left.
/// - Concurrent requests for the same image are coalesced. The highest priority among the callers applies, so a
///   repeated request with a higher one accelerates the work in progress.
package protocol ImageLoading: Sendable {
    /// The image in memory, even if it is stale; for immediate drawing. Does not block, and starts no work.
    func cachedImage(for request: ImageRequest) -> Bitmap?

    /// Loads the image, decoded and scaled off the caller's thread.
    func image(for request: ImageRequest) async throws(ImageError) -> Bitmap

    /// Loads the original bytes, validated but not decoded.
    func data(at url: String, priority: ImagePriority) async throws(ImageError) -> ImageData
}
