internal import CChafa
internal import Glibc
internal import Pixels
internal import Synchronization

/// libchafa, loaded when the first image needs it, and then kept.
package final class ChafaLibrary: Sendable {
    /// The library's name since 1.0 (Debian's package `libchafa0`).
    package static let standardName = "libchafa.so.0"

    private let name: String
    private let table = Mutex<ChafaTable?>(nil)

    /// Loads nothing yet.
    package init(name: String = standardName) {
        self.name = name
    }

    /// Loads the library, like the first image.
    package func load() throws(TerminalImageError) {
        _ = try loaded()
    }

    /// Encodes one sixel sequence. The height must be a multiple of 6.
    func sixel(of picture: Bitmap) throws(TerminalImageError) -> [UInt8] {
        let table = try loaded()
        var length = 0
        guard
            let text = cchafa_sixel(
                table.pointer, picture.bytes, Int32(picture.width), Int32(picture.height), &length)
        else { throw .libraryFailed(library: name) }
        defer { free(text) }
        return text.withMemoryRebound(to: UInt8.self, capacity: length) { start in
            Array(UnsafeBufferPointer(start: start, count: length))
        }
    }

    /// Renders rows of cells.
    func symbols(
        of picture: Bitmap, columns: Int, rows: Int, colors: CChafaColors
    ) throws(TerminalImageError) -> [CChafaCell] {
        let table = try loaded()
        var isDrawn = false
        let cells = [CChafaCell](unsafeUninitializedCapacity: columns * rows) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            isDrawn = cchafa_symbols(
                table.pointer, picture.bytes, Int32(picture.width), Int32(picture.height), colors, Int32(columns),
                Int32(rows), start)
            count = isDrawn ? columns * rows : 0
        }
        guard isDrawn else { throw .libraryFailed(library: name) }
        return cells
    }

    private func loaded() throws(TerminalImageError) -> ChafaTable {
        let table = table.withLock { table in
            if table == nil { table = cchafa_load(name).map(ChafaTable.init) }
            return table
        }
        guard let table else { throw .libraryMissing(library: name, package: "libchafa0") }
        return table
    }
}

/// The library's functions. `@unchecked Sendable` is sound: the table is immutable once loaded and never freed, and the
/// functions share no state between canvases.
private struct ChafaTable: @unchecked Sendable {
    let pointer: OpaquePointer
}
