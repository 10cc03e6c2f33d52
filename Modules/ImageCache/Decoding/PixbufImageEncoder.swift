internal import CPixbuf
package import ImageCache
package import Pixels

/// An `ImageEncoder` on gdk-pixbuf.
package struct PixbufImageEncoder: ImageEncoder {
    private let library: PixbufLibrary

    /// Loads nothing yet.
    package init(library: PixbufLibrary = PixbufLibrary()) { self.library = library }

    package func encode(_ bitmap: Bitmap, as encoding: ImageEncoding) throws(ImageError) -> [UInt8] {
        switch encoding {
        case .png: try encode(bitmap, format: "png", quality: nil)
        case .jpeg(let quality):
            try encode(
                bitmap.over(Pixel(red: 255, green: 255, blue: 255)), format: "jpeg",
                quality: "\(min(max(quality, 1), 100))")
        }
    }

    private func encode(_ bitmap: Bitmap, format: String, quality: String?) throws(ImageError) -> [UInt8] {
        let table = try library.table()
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        var message = [CChar](repeating: 0, count: Int(CPIXBUF_MESSAGE))
        let status = bitmap.bytes.withUnsafeBufferPointer { rgba in
            guard let start = rgba.baseAddress else { return CPIXBUF_FAILED }
            return cpixbuf_encode(
                table.pointer, start, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height), format, quality,
                &bytes, &count, &message)
        }
        guard status == CPIXBUF_DONE, let bytes else {
            throw .cannotEncode(reason: PixbufLibrary.clause(message, otherwise: "the library gives no reason"))
        }
        defer { cpixbuf_free_bytes(table.pointer, bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
