internal import CommandLineStreams
internal import Composition
internal import Interaction
internal import Models
internal import Observation
internal import PhotoScreens
internal import StoreWatching
internal import TerminalImages
internal import TerminalUI

/// The app on the whole screen: one loop over what the terminal sends, and one frame for each batch of changes.
@MainActor
final class FullScreenInterface: Interface {
    private enum ExitStatus {
        static let interrupted: Int32 = 130
        static let hangup: Int32 = 129
        /// Of a process that a signal ends.
        static let signal: Int32 = 128
    }

    let session: TerminalSession
    private let questions: [UInt8]
    private let environment: [String: String]
    let presenter: TerminalPresenter
    private let watch: StoreWatch
    private let taskRunner: TaskRunner
    private var painter: FramePainter
    /// Session whose screen the painter knows.
    private var paintedEntry = 0
    private var size: Size

    /// - Parameter questions: asked once, after the first frame.
    init(
        session: TerminalSession, encoder: FrameEncoder, questions: [UInt8], environment: [String: String],
        presenter: TerminalPresenter, watch: StoreWatch, taskRunner: TaskRunner
    ) {
        self.watch = watch
        self.taskRunner = taskRunner
        self.session = session
        self.questions = questions
        self.environment = environment
        self.presenter = presenter
        painter = FramePainter(encoder: encoder)
        size = session.device.size
    }

    func run() async throws -> Int32 {
        do throws(TerminalError) {
            try session.enter()
        } catch {
            throw CommandError(
                kind: "no-terminal", "couldn't use the terminal: \(error)", hint: "Use `kith list`, or --plain.",
                exitCode: .refused)
        }
        defer { session.close() }
        size = session.device.size
        let scheduler = FrameScheduler { [weak self] in self?.paint() }
        self.scheduler = scheduler
        presenter.onChange = { [weak scheduler] in scheduler?.setNeedsFrame() }
        // The first frame comes before the store is opened and before any key is taken.
        presenter.start()
        paint()
        if !questions.isEmpty { session.ask(questions) }
        watch.start { [presenter] in presenter.reload() }
        let multiplexer = taskRunner.run { [presenter, environment] in
            if let facts = await TmuxQuestion.facts(environment: environment) { presenter.photoLoader.receive(facts) }
        }
        defer { multiplexer.cancel() }
        let status = await takeEvents()
        watch.stop()
        close()
        if let failure = presenter.failure { throw failure }
        try await finishChanges()
        return status
    }

    private var scheduler: FrameScheduler?

    private func takeEvents() async -> Int32 {
        for await event in session.events {
            switch event {
            case .input(.answer(.mode(2026, let state))):
                painter.encoder.isSynchronized = state == .set || state == .reset
            case .input(.answer(.keyboardFlags)): session.set(.keyboard, isOn: true)
            case .input(let input):
                perform(presenter.handle(input))
                deferEnd()
                if presenter.isFinished { return Self.interrupts(input) ? ExitStatus.interrupted : 0 }
            case .resized(let size):
                // A terminal that was made smaller and larger again has lost what stood at its edges.
                self.size = size
                painter.invalidate()
            case .resumed(let size):
                self.size = size
                presenter.reload()
            case .hangup:
                presenter.finish()
                return ExitStatus.hangup
            case .terminated(let signal):
                presenter.finish()
                return ExitStatus.signal + signal
            }
            scheduler?.setNeedsFrame()
        }
        return 0
    }

    private static func interrupts(_ input: TerminalInput) -> Bool {
        guard case .key(let key) = input else { return false }
        return key.candidates.contains(.control("c"))
    }

    private func perform(_ command: TerminalPresenter.Command?) {
        switch command {
        case .suspend: session.suspend()
        case .redraw: painter.invalidate()
        case .mouse(let isOn): session.set(.mouse, isOn: isOn)
        case nil: break
        }
    }

    /// Draws, and asks to be told when something that was drawn has changed.
    private func paint() {
        // Who leaves by a key that waited for the list does not press another one that would end the loop.
        guard !presenter.isFinished else { return close() }
        let frame = withObservationTracking {
            presenter.frame(size: size)
        } onChange: { [weak self] in
            Task { @MainActor in self?.scheduler?.setNeedsFrame() }
        }
        // A frame may come before the event that tells of it.
        let entry = session.entries
        if entry != paintedEntry { painter.invalidate() }
        paintedEntry = entry
        deferEnd()
        let bytes = painter.bytes(for: frame)
        session.write(bytes + painter.release(presenter.photoLoader.takeReleased()))
    }

    /// Gives the terminal back; it forgets the pictures that it was sent.
    private func close() {
        session.write(painter.release())
        session.close()
    }
}
