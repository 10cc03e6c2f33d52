/// The pictures that the contact store keeps itself: those that people chose.
package protocol StoredImageData: Sendable {
    /// The bytes of `Photo.storedName`, which are its SHA-256; nil where the store has none of that name. Called off the
    /// main thread, and may block.
    ///
    /// - Throws: `.storeFailed`.
    func data(named name: String) throws(ImageError) -> [UInt8]?
}
