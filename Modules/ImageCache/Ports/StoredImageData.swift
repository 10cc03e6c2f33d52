/// The images that the contact store holds: those that people chose.
package protocol StoredImageData: Sendable {
    /// The bytes of `Photo.storedName`, which is their SHA-256; nil if the store has none of that name. Called off the
    /// main thread; may block.
    ///
    /// - Throws: `.storeFailed`.
    func data(named name: String) throws(ImageError) -> [UInt8]?
}
