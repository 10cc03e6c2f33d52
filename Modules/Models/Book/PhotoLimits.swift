/// Maximum size of a book's photos: larger ones are scaled down first.
package struct PhotoLimits: Sendable, Hashable {
    /// Pixels of width and of height.
    package var maximumSide: Int
    /// Bytes of the encoded picture.
    package var maximumBytes: Int

    /// 1,024 pixels and 1 MB: sharp on every screen that shows a contact, and sent in a second or two from a telephone.
    package init(maximumSide: Int = 1024, maximumBytes: Int = 1_000_000) {
        self.maximumSide = maximumSide
        self.maximumBytes = maximumBytes
    }
}
