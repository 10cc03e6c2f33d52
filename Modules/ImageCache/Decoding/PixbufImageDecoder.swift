// ImageDecoding: decodes and encodes images with gdk-pixbuf; the README beside it explains that choice. It owns only
// the loaded library; it must not know where images come from or where they are shown.

internal import CPixbuf
package import ImageCache
package import Pixels

/// An `ImageDecoder` on gdk-pixbuf. JPEG and lossy WebP are scaled during decoding. Only the first frame of an
/// animation is decoded.
package struct PixbufImageDecoder: ImageDecoder {
    private let library: PixbufLibrary

    /// Loads nothing yet.
    package init(library: PixbufLibrary = PixbufLibrary()) { self.library = library }

    package func decode(_ image: ImageData, to target: ImageTarget) throws(ImageError) -> Bitmap {
        let table = try library.table()
        let format = image.format
        let scaled = image.header.scaledSize(for: target)
        var pixels = CPixbufPixels()
        var message = [CChar](repeating: 0, count: Int(CPIXBUF_MESSAGE))
        let bytes = image.header.still ?? image.bytes
        let status = format.rawValue.withCString { name in
            bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return CPIXBUF_FAILED }
                var source = CPixbufSource(
                    format: name, bytes: start, count: bytes.count, width: Int32(clamping: image.header.width),
                    height: Int32(clamping: image.header.height), scaled_width: Int32(clamping: scaled.width),
                    scaled_height: Int32(clamping: scaled.height), counts_rows: format == .png)
                return cpixbuf_decode(table.pointer, &source, &pixels, &message)
            }
        }
        switch status {
        case CPIXBUF_DONE: break
        case CPIXBUF_UNKNOWN_FORMAT: throw PixbufLibrary.unavailable(format)
        case CPIXBUF_OTHER_SIZE: throw .damaged(format, reason: "it states two sizes")
        default: throw .damaged(format, reason: PixbufLibrary.clause(message, otherwise: "its pixels end too early"))
        }
        defer { cpixbuf_free_pixels(table.pointer, &pixels) }
        let (width, height) = (Int(pixels.width), Int(pixels.height))
        let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            cpixbuf_copy_rgba(table.pointer, &pixels, start)
            count = width * height * 4
        }
        guard let bitmap = Bitmap(width: width, height: height, bytes: rgba) else {
            throw .damaged(format, reason: "it has no size")
        }
        return target.finished(bitmap)
    }
}
