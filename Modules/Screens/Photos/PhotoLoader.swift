package import ImageCache
package import Interaction
internal import Models
package import Pixels
internal import ScreenKit
package import TerminalImages
package import TerminalUI

/// The pictures of all screens: what they want to show now, what is being loaded for that, and what is ready.
///
/// A screen says at each layout which pictures are in sight and which may come next; what nobody wants any more is
/// canceled. Which way pictures are shown is decided anew as the terminal's answers come.
@MainActor
package final class PhotoLoader {
    private struct Key: Hashable {
        let request: PhotoRequest
        let decision: Int
    }

    private struct Load {
        let priority: ImagePriority
        let task: Task<Void, Never>
    }

    /// Called when a picture has come or all have to be drawn anew.
    package var onChange: @MainActor () -> Void = {}
    private let images: any ImageLoading
    private let source: ImageRendererSource
    package let taskRunner: TaskRunner
    private var answers = TerminalAnswers()
    private var decision: ImageDecision
    private var decisionNumber = 0
    private var renderer: any ImageRenderer
    private var cache = PictureCache<Key>()
    private var badges: [PhotoRequest: Picture] = [:]
    private var wanted: [ObjectIdentifier: [PhotoRequest: ImagePriority]] = [:]
    private var loads: [PhotoRequest: Load] = [:]
    /// Those that could not be had, until somebody asks for all anew.
    private var failed: Set<PhotoRequest> = []
    private var nextID = 1
    private var released: Set<Int> = []

    package nonisolated init(
        images: any ImageLoading, source: ImageRendererSource, executor: (any TaskExecutor)? = nil
    ) {
        taskRunner = TaskRunner(executor: executor)
        self.images = images
        self.source = source
        decision = source.decision(answers: TerminalAnswers())
        renderer = source.renderer(for: decision)
    }

    // MARK: - What a screen shows

    /// True if a picture of a cell or two shows more than initials do.
    package var hasSharpPictures: Bool { [.kitty, .iterm2, .sixel].contains(decision.method) }

    /// Requests the photos in sight, and those that may come next, until the screen's next request or its end.
    package func want(_ visible: [PhotoRequest], ahead: [PhotoRequest] = [], by screen: AnyObject) {
        var requests: [PhotoRequest: ImagePriority] = [:]
        for request in ahead { requests[request] = .prefetched }
        for request in visible { requests[request] = .visible }
        let key = ObjectIdentifier(screen)
        guard wanted[key] != requests else { return }
        wanted[key] = requests.isEmpty ? nil : requests
        update()
    }

    /// The screen shows nothing any more.
    package func forget(_ screen: AnyObject) { want([], by: screen) }

    /// The picture where it is ready, else the initials.
    package func picture(_ request: PhotoRequest) -> Picture {
        cache.picture(for: Key(request: request, decision: decisionNumber)) ?? badge(for: request)
    }

    /// Tries again what could not be had.
    package func retry() {
        failed = []
        update()
    }

    /// A picture that is no contact's yet, such as one to choose. Nil where it cannot be shown.
    package func picture(of bitmap: Bitmap, columns: Int, rows: Int) async -> Picture? {
        guard renderer.showsPictures else { return nil }
        let box = ImageBox(columns: columns, rows: rows, cell: decision.cell)
        return await Self.rendered(bitmap, by: renderer, in: box).map(picture(of:))
    }

    /// The pixels worth decoding for so many cells.
    package func pixels(columns: Int, rows: Int) -> (width: Int, height: Int) {
        renderer.usefulPixels(in: ImageBox(columns: columns, rows: rows, cell: decision.cell))
    }

    // MARK: - What the terminal says

    package func receive(_ answer: TerminalAnswer) {
        switch answer {
        case .version(let text): answers.receive(version: text)
        case .graphics(let text): answers.receive(graphics: text)
        case .deviceAttributes(let numbers): answers.receive(deviceAttributes: numbers)
        case .window(let numbers): answers.receive(window: numbers)
        default: return
        }
        guard answers.isComplete else { return }
        decide()
    }

    /// Outer terminal's properties, as reported by tmux.
    package func receive(_ facts: TmuxFacts) {
        answers.tmux = facts
        if answers.isComplete { decide() }
    }

    /// The numbers of pictures that are never shown again, once.
    package func takeReleased() -> Set<Int> {
        defer { released = [] }
        return released
    }

    private func decide() {
        let now = source.decision(answers: answers)
        guard now != decision else { return }
        decision = now
        decisionNumber += 1
        renderer = source.renderer(for: now)
        released.formUnion(cache.clear())
        badges = [:]
        for load in loads.values { load.task.cancel() }
        loads = [:]
        update()
        onChange()
    }

    // MARK: - Loading

    private func update() {
        var requests: [PhotoRequest: ImagePriority] = [:]
        for (request, priority) in wanted.values.joined() {
            requests[request] = max(priority, requests[request] ?? priority)
        }
        for (request, load) in loads where requests[request] != load.priority {
            load.task.cancel()
            loads[request] = nil
        }
        guard renderer.showsPictures else { return }
        for (request, priority) in requests where loads[request] == nil && !failed.contains(request) {
            guard let url = request.url, cache.picture(for: Key(request: request, decision: decisionNumber)) == nil
            else { continue }
            load(request, at: url, priority)
        }
    }

    private func load(_ request: PhotoRequest, at url: String, _ priority: ImagePriority) {
        let image = request.image(at: url, for: renderer, cell: decision.cell, priority: priority)
        let box = request.box(cell: decision.cell)
        let number = decisionNumber
        let task = taskRunner.run { [self, images, renderer] in
            let rendered = await Self.rendered(image, request.isRound, by: renderer, in: box, from: images)
            guard !Task.isCancelled, number == decisionNumber else { return }
            loads[request] = nil
            if let rendered { keep(rendered, for: request) } else { failed.insert(request) }
            onChange()
        }
        loads[request] = Load(priority: priority, task: task)
    }

    /// Off the main actor, since rendering may take longer than a frame. Nil where the picture cannot be had.
    @concurrent
    private static func rendered(
        _ request: ImageRequest, _ isRound: Bool, by renderer: any ImageRenderer, in box: ImageBox,
        from images: any ImageLoading
    ) async -> RenderedImage? {
        guard let bitmap = try? await images.image(for: request) else { return nil }
        return try? renderer.render(isRound ? bitmap.round : bitmap, in: box)
    }

    @concurrent
    private static func rendered(
        _ bitmap: Bitmap, by renderer: any ImageRenderer, in box: ImageBox
    ) async -> RenderedImage? {
        try? renderer.render(bitmap, in: box)
    }

    private func keep(_ image: RenderedImage, for request: PhotoRequest) {
        released.formUnion(cache.keep(picture(of: image), for: Key(request: request, decision: decisionNumber)))
    }

    private func badge(for request: PhotoRequest) -> Picture {
        if let known = badges[request] { return known }
        if badges.count > 1_000 { badges = [:] }
        let initials = request.name.initials
        let badge = InitialsBadge(initials: initials, columns: initials.displayWidth, name: request.name)
        let picture = picture(of: badge.image(in: request.box(cell: decision.cell), colors: decision.colors))
        badges[request] = picture
        return picture
    }

    private func picture(of image: RenderedImage) -> Picture {
        defer { nextID += 1 }
        return Picture(id: nextID, image: image)
    }
}
