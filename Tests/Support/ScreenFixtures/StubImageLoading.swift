package import ImageCache
package import PhotoScreens
package import Pixels
internal import Synchronization
package import TerminalImages

/// Pictures by their URLs; others never come, as from a server that does not answer.
package final class StubImageLoading: ImageLoading {
    private let pictures: [String: Bitmap]
    private let state = Mutex<(asked: [String], canceled: [String])>(([], []))

    package init(_ pictures: [String: Bitmap] = [:]) {
        self.pictures = pictures
    }

    /// The URLs that were asked for, in order.
    package var asked: [String] { state.withLock { $0.asked } }
    /// Those whose askers went away before the picture came.
    package var canceled: [String] { state.withLock { $0.canceled } }

    package func cachedImage(for request: ImageRequest) -> Bitmap? { nil }

    package func image(for request: ImageRequest) async throws(ImageError) -> Bitmap {
        state.withLock { $0.asked.append(request.url) }
        if let picture = pictures[request.url] { return picture }
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        state.withLock { $0.canceled.append(request.url) }
        throw .canceled
    }

    package func data(at url: String, priority: ImagePriority) async throws(ImageError) -> ImageData {
        throw .notStored
    }
}

extension PhotoLoader {
    /// A board whose pictures are shown in one way, whatever the terminal is; blocks where none is named.
    package static func staged(_ images: StubImageLoading, renderer: ImageProtocol?) -> PhotoLoader {
        let terminal = ImageTerminal(environment: ["TERM": "xterm-256color"], colors: .rgb)
        return PhotoLoader(
            images: images,
            source: ImageRendererSource(
                maker: ImageRendererMaker(ids: KittyImageIDs(process: 1)), terminal: terminal, forced: renderer))
    }
}
