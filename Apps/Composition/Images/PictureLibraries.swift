internal import ImageCache
internal import ImageDecoding
internal import TerminalImages

/// The system's libraries that pictures need, for a doctor to look at. None is opened before it is asked for.
package struct PictureLibraries: Sendable {
    /// Load result of one library.
    package struct Finding: Sendable, Hashable {
        /// A short name of what it is for.
        package let name: String
        package let isThere: Bool
        /// A clause.
        package let detail: String
        /// Hint if the library is missing.
        package let hint: String?
    }

    private let pixbuf = PixbufLibrary()
    private let chafa = ChafaLibrary()

    package init() {}

    /// Opens them, as the first pictures would.
    package func findings() -> [Finding] {
        let decoding = finding("pixbuf", "libgdk-pixbuf is installed") { () throws(ImageError) in try pixbuf.load(.png)
        }
        let webP = finding("webp", "with WebP support") { () throws(ImageError) in try pixbuf.load(.webp) }
        return (decoding.isThere ? [decoding, webP] : [decoding]) + [symbols]
    }

    private func finding(
        _ name: String, _ detail: String, _ load: () throws(ImageError) -> Void
    ) -> Finding {
        do throws(ImageError) {
            try load()
            return Finding(name: name, isThere: true, detail: detail, hint: nil)
        } catch {
            return Finding(name: name, isThere: false, detail: error.message, hint: error.hint)
        }
    }

    private var symbols: Finding {
        do throws(TerminalImageError) {
            try chafa.load()
            return Finding(name: "chafa", isThere: true, detail: "libchafa is installed", hint: nil)
        } catch {
            return Finding(
                name: "chafa", isThere: false,
                detail: "\(error.message): half blocks are used instead of sixel and symbols",
                hint: error.hint)
        }
    }
}
