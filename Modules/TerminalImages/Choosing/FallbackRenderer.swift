package import Pixels
internal import Synchronization

/// Shows pictures one way, and another way those for which that fails: without libchafa, blocks stand for symbols.
package struct FallbackRenderer: ImageRenderer {
    private let first: any ImageRenderer
    private let second: any ImageRenderer
    private let reported = Reported()
    private let report: @Sendable (TerminalImageError) -> Void

    /// `report` hears of the first failure only, on the thread that renders: the others will be like it.
    package init(
        _ first: any ImageRenderer, otherwise second: any ImageRenderer,
        report: @escaping @Sendable (TerminalImageError) -> Void
    ) {
        self.first = first
        self.second = second
        self.report = report
    }

    package var showsPictures: Bool { first.showsPictures }

    /// Those of the first: what stands in is coarser.
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

        /// True once.
        var isFirst: Bool { !done.exchange(true, ordering: .relaxed) }
    }
}
