internal import Configuration
package import DependencyInjection
internal import Glibc
internal import ImageCache
internal import ImageChoosing
internal import ImageDecoding
internal import KithSettings
internal import Logging
internal import Networking
internal import Persistence
internal import TerminalImages

/// Pictures: how they are fetched and kept, decoded, and shown. Each front registers its ``ImageTerminal``.
package struct ImagesAssembly: Assembly {
    package init() {}

    package func assemble(into builder: ContainerBuilder) {
        registerLoading(in: builder)
        registerShowing(in: builder)
    }

    private func registerLoading(in builder: ContainerBuilder) {
        builder.register(PixbufLibrary.self, scope: .singleton) { PixbufLibrary() }
        builder.register((any ImageDecoder).self, as: PixbufImageDecoder.self, PixbufImageDecoder.init(library:))
        builder.register((any ImageEncoder).self, as: PixbufImageEncoder.self, PixbufImageEncoder.init(library:))
        builder.register((any StoredImageData).self, as: StoredPhotos.self, StoredPhotos.init(store:))
        registerStores(in: builder)
        builder.register((any ImageLoading).self, as: ImagePipeline.self, scope: .singleton) {
            (
                client: any HTTPClient, decoder: any ImageDecoder, images: any ImageStore,
                stored: any StoredImageData, executor: ImageExecutor?, settings: Settings, log: LogSink
            ) in
            ImagePipeline(
                client: client, decoder: decoder, images: images, stored: stored,
                options: try ImagePipelineOptions(settings), executor: executor?.executor
            ) { _, error in
                log.write("picture: \(error)")
            }
        }
        builder.register(PhotoPreparation.self, PhotoPreparation.init(decoder:encoder:))
        builder.register(ChosenPhoto.self, ChosenPhoto.init(preparation:decoder:))
    }

    private func registerStores(in builder: ContainerBuilder) {
        builder.slot(Slots.imageStore, default: .disk, for: (any ImageStore).self)
        builder.register((any ImageStore).self, name: .disk, as: DiskImageCache.self, scope: .singleton) {
            (settings: Settings) in
            DiskImageCache(folder: settings.locations.images)
        }
        builder.register((any ImageStore).self, name: .memory, as: MemoryImageStore.self, scope: .singleton) {
            MemoryImageStore()
        }
        builder.register((any ImageStore).self, name: .nothing, as: NoImageStore.self, NoImageStore.init)
    }

    private func registerShowing(in builder: ContainerBuilder) {
        builder.register(ImageRendererMaker.self, scope: .singleton) { (encoder: any ImageEncoder, log: LogSink) in
            ImageRendererMaker(
                ids: KittyImageIDs(process: getpid()),
                encodePNG: { bitmap in try encoder.encode(bitmap, as: .png) },
                report: { log.write("picture: \($0)") })
        }
        builder.slot(Slots.imageRenderer, default: .suitable, for: ImageRendererSource.self)
        builder.register(ImageRendererSource.self, name: .suitable) {
            (maker: ImageRendererMaker, terminal: ImageTerminal) in
            ImageRendererSource(maker: maker, terminal: terminal, forced: nil)
        }
        for way in ImageProtocol.allCases {
            builder.register(ImageRendererSource.self, name: ServiceName(way.rawValue)) {
                (maker: ImageRendererMaker, terminal: ImageTerminal) in
                ImageRendererSource(maker: maker, terminal: terminal, forced: way)
            }
        }
    }
}
