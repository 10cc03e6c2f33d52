import FoundationEssentials
import ImageCache
import Pixels
import TerminalImages

/// Pictures inside this program: decoded, and had from memory, disk and server.
struct PipelineComparisons {
    private let served: ServedPhotos
    private let bench: PipelineBench
    private let folder: String
    /// The pixels of 40 by 20 cells of 10 by 20 pixels.
    private static let large = ImageTarget.fit(width: 400, height: 400)
    /// As a list shows them.
    private static let small = ImageTarget.fill(side: 64)

    /// - Parameters:
    ///   - folder: one that can be written to.
    ///   - count: of the small photos.
    init(folder: String, count: Int) throws {
        self.folder = folder
        served = try ServedPhotos(count: count)
        bench = PipelineBench(folder: "\(folder)/images")
    }

    /// The large photo from bytes to pixels and cells.
    func decoding() throws -> Comparison {
        let photo = served.photo
        let blocks = BlockRenderer(colors: .rgb)
        let box = ImageBox(columns: 40, rows: 20)
        let pixels = try bench.decode(photo, to: Self.large)
        func decoded(_ name: String, _ command: String, _ target: ImageTarget, beside: String?) -> Contender {
            contender(name, command, beside: beside, times: 5) { [bench] in _ = try bench.decode(photo, to: target) }
        }
        return Comparison(contenders: [
            decoded("whole", "JPEG of 1024 × 1024 decoded whole", .fit(width: 1_024, height: 1_024), beside: nil),
            decoded("400 pixels", "decoded to 400 × 400", Self.large, beside: "whole"),
            decoded("80 pixels", "decoded to 80 × 80", .fit(width: 80, height: 80), beside: "whole"),
            contender("blocks", "400 × 400 drawn as 40 × 20 cells, as text", beside: "400 pixels", times: 20) {
                _ = blocks.render(pixels, in: box).inline
            },
        ])
    }

    /// The large photo at 400 × 400, from wherever it is.
    func one() async throws -> Comparison {
        let request = ImageRequest(url: served.address, target: Self.large)
        let filled = bench.pipeline()
        _ = try await filled.image(for: request)
        let file = URL(filePath: "\(folder)/photo.jpg")
        try Data(served.photo).write(to: file)
        // Without a folder of its own, what fetches anew would take the file away from what reads it.
        let cold = PipelineBench(folder: "\(folder)/cold")
        return Comparison(contenders: [
            contender("memory", "from memory", beside: "disk", times: 1_000) {
                _ = try await filled.image(for: request)
            },
            contender("disk", "from disk, with a fresh pipeline", beside: "file", times: 5) { [bench] in
                _ = try await bench.pipeline().image(for: request)
            },
            contender("file", "a plain file read and decoded", times: 5) { [bench] in
                _ = try bench.decode(Array(Data(contentsOf: file)), to: Self.large)
            },
            contender("server", "from a server on loopback, and kept", beside: "uncached", prepare: cold.clear) {
                _ = try await cold.pipeline().image(for: request)
            },
            contender("uncached", "fetched and decoded, kept nowhere") { [served] in
                _ = try await cold.fetch(served.address, to: Self.large)
            },
        ])
    }

    /// The small photos at 64 × 64, all asked for at once.
    func many() async throws -> Comparison {
        let addresses = served.addresses
        let filled = bench.pipeline()
        try await bench.load(addresses, to: Self.small, from: filled)
        let cold = PipelineBench(folder: "\(folder)/many-cold")
        return Comparison(contenders: [
            contender("cold", "from a server on loopback, and kept", beside: "uncached", prepare: cold.clear) {
                try await cold.load(addresses, to: Self.small, from: cold.pipeline())
            },
            contender("uncached", "fetched six at a time and decoded, kept nowhere") {
                try await cold.fetch(addresses, to: Self.small)
            },
            contender("disk", "from disk, with a fresh pipeline", beside: "cold") { [bench] in
                try await bench.load(addresses, to: Self.small, from: bench.pipeline())
            },
            contender("memory", "from memory", beside: "cold", times: 10) { [bench] in
                try await bench.load(addresses, to: Self.small, from: filled)
            },
        ])
    }

    private func contender(
        _ name: String, _ command: String, beside: String? = nil, times: Int = 1,
        prepare: @escaping () async throws -> Void = {}, _ body: @escaping () async throws -> Void
    ) -> Contender {
        Contender(
            name: name, command: command, steps: [Work(times: times, body: body)], beside: beside, prepare: prepare)
    }
}
