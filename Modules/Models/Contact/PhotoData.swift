/// A photo that the user set: a picture's file as a whole, and the name by which contacts and the store know it.
package struct PhotoData: Sendable, Hashable {
    /// Image format; the raw value is its media type (RFC 2046).
    package enum Format: String, Sendable, Hashable, CaseIterable {
        case jpeg = "image/jpeg"
        case png = "image/png"
        case gif = "image/gif"
        case webp = "image/webp"

        /// File name extension: `jpg`.
        package var fileExtension: String {
            switch self {
            case .jpeg: "jpg"
            case .png: "png"
            case .gif: "gif"
            case .webp: "webp"
            }
        }
    }

    /// Taken as they are: nobody looks into them here.
    package let bytes: [UInt8]
    package let format: Format
    /// ``Photo/storedName`` of ``photo``.
    package let name: String

    /// Hashes the bytes.
    package init(_ bytes: [UInt8], format: Format) {
        self.init(bytes, format: format, name: SHA256.hexadecimal(of: bytes))
    }

    /// Bytes as a store has them, under the name that it knows them by.
    package init(_ bytes: [UInt8], format: Format, name: String) {
        self.bytes = bytes
        self.format = format
        self.name = name
    }

    /// Reference to this data, as a contact's card holds it.
    package var photo: Photo { Photo(storedName: name) }
}
