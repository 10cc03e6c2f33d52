internal import CPixbuf
package import ImageCache
internal import Synchronization

/// gdk-pixbuf, loaded at first use and then kept. Decoder and encoder can share one instance.
package final class PixbufLibrary: Sendable {
    /// The loaded function table. `@unchecked Sendable` is sound, since it is immutable and may be used from any thread
    /// (CPixbuf.h).
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

    /// Loads nothing yet. The name is searched for like dlopen(3).
    package init(name: String = "libgdk_pixbuf-2.0.so.0") { self.name = name }

    /// Loads the library and what it needs for a format, like the first image.
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

    /// The library's error message, as a clause that is safe to print.
    static func clause(_ message: [CChar], otherwise: String) -> String {
        let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let clean = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }
        guard !clean.isEmpty else { return otherwise }
        return String(String.UnicodeScalarView(clean)).split(separator: ".").first.map(String.init) ?? otherwise
    }
}
