internal import CPixbuf
package import ImageCache
internal import Synchronization

/// gdk-pixbuf, opened when it is first needed, and kept from then on. Decoder and encoder can share one.
package final class PixbufLibrary: Sendable {
    /// The loaded table of functions, which is immutable and may be used from any thread (CPixbuf.h): that is why this can
    /// be `@unchecked Sendable`.
    final class Table: @unchecked Sendable {
        let pointer: OpaquePointer

        init?(_ library: String) {
            guard let pointer = cpixbuf_load(library) else { return nil }
            self.pointer = pointer
        }

        deinit { cpixbuf_free(pointer) }
    }

    private let name: String
    private let loaded = Mutex<Table?>(nil)

    /// Opens nothing yet. The name is searched for as dlopen(3) does.
    package init(name: String = "libgdk_pixbuf-2.0.so.0") { self.name = name }

    /// Opens it, and what it needs for a format, as the first picture would.
    ///
    /// - Throws: `.libraryMissing`, or `.formatUnavailable`.
    package func load(_ format: ImageFormat) throws(ImageError) {
        guard cpixbuf_knows(try table().pointer, format.rawValue) else { throw Self.unavailable(format) }
    }

    static func unavailable(_ format: ImageFormat) -> ImageError {
        .formatUnavailable(format, package: format == .webp ? "webp-pixbuf-loader" : "libgdk-pixbuf-2.0-0")
    }

    /// - Throws: `.libraryMissing`.
    func table() throws(ImageError) -> Table {
        let table = loaded.withLock { loaded in
            if loaded == nil { loaded = Table(name) }
            return loaded
        }
        guard let table else { throw .libraryMissing(library: name, package: "libgdk-pixbuf-2.0-0") }
        return table
    }

    /// What the library said, as a clause that is safe to print.
    static func clause(_ message: [CChar], otherwise: String) -> String {
        let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let clean = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }
        guard !clean.isEmpty else { return otherwise }
        return String(String.UnicodeScalarView(clean)).split(separator: ".").first.map(String.init) ?? otherwise
    }
}
