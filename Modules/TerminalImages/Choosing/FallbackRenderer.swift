package import Pixels
internal import Synchronization

/// Falls back to a second renderer for images that the first one can't render: without libchafa, blocks replace
/// symbols.
package struct FallbackRenderer: ImageRenderer {
    private let first: any ImageRenderer
    private let second: any ImageRenderer
    private let reported = Reported()
    private let report: @Sendable (TerminalImageError) -> Void

    /// `report` receives only the first failure, on the rendering thread, since the others are likely the same.
    package init(
        _ first: any ImageRenderer, otherwise second: any ImageRenderer,
        report: @escaping @Sendable (TerminalImageError) -> Void
    ) {
        self.first = first
        self.second = second
        self.report = report
    }

    package var showsPictures: Bool { first.showsPictures }

    /// The first renderer's resolution, since the fallback is coarser.
    package func usefulPixels(in box: ImageBox) -> (width: Int, height: Int) { first.usefulPixels(in: box) }

    package func render(_ picture: Bitmap, in box: ImageBox) throws(TerminalImageError) -> RenderedImage {
        do {
            return try first.render(picture, in: box)
        } catch {
            if reported.isFirst { report(error) }
            return try second.render(picture, in: box)
        }
    }

    private final class Reported: Sendable {
        private let done = Atomic(false)

        /// True at the first call only.
        var isFirst: Bool { !done.exchange(true, ordering: .relaxed) }
    }
}
