package import CommandLineStreams
package import ImageCache
internal import Models
internal import Pixels
package import TerminalImages
internal import TerminalUI

/// Makes of a contact's photo what a terminal shows at the cursor; its initials where there is no photo or none can be
/// had.
@MainActor
package final class PhotoPrinter {
    private let images: any ImageLoading
    private let source: ImageRendererSource
    private let diagnostics: Diagnostics
    private let isVerbose: Bool
    private lazy var decision = source.decision()
    private lazy var renderer = source.renderer(for: decision)

    package nonisolated init(
        images: any ImageLoading, source: ImageRendererSource, isVerbose: Bool, diagnostics: Diagnostics
    ) {
        self.images = images
        self.source = source
        self.diagnostics = diagnostics
        self.isVerbose = isVerbose
    }

    /// True if pictures are worth showing where nobody asked for them: not as letters.
    package var isWorthwhile: Bool { renderer.showsPictures && decision.method != .ascii }

    /// True if pictures are more than text: nothing but the terminal itself can take them then.
    package var needsTerminal: Bool { [.kitty, .iterm2, .sixel].contains(decision.method) }

    /// - Parameter isRound: cut to a circle, as in lists.
    package func picture(ofURL url: String?, name: String, size: PhotoSize, isRound: Bool = false) async throws
        -> RenderedImage
    {
        let box = size.box(cell: decision.cell)
        guard let url, renderer.showsPictures else { return placeholder(name, size) }
        do {
            let request = ImageRequest(
                url: url, target: size.target(for: renderer, cell: decision.cell, isRound: isRound))
            let bitmap = try await images.image(for: request)
            return try renderer.render(isRound ? bitmap.round : bitmap, in: box)
        } catch ImageError.canceled {
            throw CancellationError()
        } catch {
            // A picture that cannot be had is no reason to keep the contact from being shown.
            if isVerbose { diagnostics.note("\(error) (\(url))".excerpt(400)) }
            return placeholder(name, size)
        }
    }

    private func placeholder(_ name: String, _ size: PhotoSize) -> RenderedImage {
        let initials = SafeText(name.initials)
        let badge = InitialsBadge(initials: initials.string, columns: initials.displayWidth, name: name)
            .image(in: size.box(cell: decision.cell), colors: decision.colors)
        guard decision.colors == .none else { return badge }
        // Where there are no colors there may be no terminal that knows any sequence.
        return RenderedImage(
            cells: ImageCells(
                lines: badge.cells.lines.map { line in line.map { ImageCell($0.text, columns: $0.columns) } }))
    }
}
