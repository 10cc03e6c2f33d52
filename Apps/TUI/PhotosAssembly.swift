internal import Composition
internal import DependencyInjection
internal import EditFeature
internal import Editing
internal import ImageCache
internal import KithSettings
internal import PhotoScreens
internal import TerminalImages
internal import TerminalUI

/// Registers the photo services. The terminal's image support is queried after the first frame.
struct PhotosAssembly: Assembly {
    func assemble(into builder: ContainerBuilder) {
        builder.register(ImageTerminal.self) { (settings: Settings, facts: TerminalFacts) in
            ImageTerminal(
                environment: settings.environment, colors: ImageColors(facts.colorDepth), isUTF8: facts.isUTF8)
        }
        // Their own, since each may be blocked by a disk or a decoder while a refresh goes on.
        builder.register(ImageExecutor.self, scope: .singleton) { ImageExecutor(try WorkerThreads(count: 3)) }
        builder.register(PhotoLoader.self, scope: .singleton) {
            (images: any ImageLoading, source: ImageRendererSource, threads: WorkerThreads) in
            PhotoLoader(images: images, source: source, executor: threads)
        }
        builder.register(PhotoService.self, PhotoService.init(photoLoader:chosen:editor:drafts:changes:))
    }
}
