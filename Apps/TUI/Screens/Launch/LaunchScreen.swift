internal import Composition
internal import Keys
internal import Navigation
internal import TerminalUI

/// What is shown until the store is open, or why it cannot be opened.
@MainActor
final class LaunchScreen: Screen {
    private let request: LaunchRequest
    private let source: ViewModelSource
    private let signal: ViewModelSource.Receiver
    private let onChange: @MainActor () -> Void
    private let taskRunner: TaskRunner
    /// What kept the app from opening.
    private(set) var problem: Problem?

    init(
        request: LaunchRequest, source: ViewModelSource,
        signal: @escaping ViewModelSource.Receiver, taskRunner: TaskRunner, onChange: @escaping @MainActor () -> Void
    ) {
        self.taskRunner = taskRunner
        self.onChange = onChange
        self.request = request
        self.source = source
        self.signal = signal
    }

    let context = KeyContext.launch
    var title: String { problem == nil ? "opening" : "cannot open" }
    var info: [String] { [] }
    var status: Status? { nil }
    var isOpening: Bool { problem == nil }

    func offers(_ action: Action) -> Bool { problem != nil }
    func layOut(in size: Size) {}
    func view(isFocused: Bool) -> any View { LaunchView(problem: problem) }

    func perform(_ action: Action) {
        switch action {
        case .refresh where problem != nil: openAgain()
        case .back: signal(.quit)
        default: break
        }
    }

    func live() async { await open() }

    private func openAgain() {
        problem = nil
        onChange()
        taskRunner.run { [self] in await open() }
    }

    private func open() async {
        do {
            try await source.open(book: request.book)
            problem = nil
            signal(.launched)
        } catch {
            problem = Problem(atStart: error)
            onChange()
        }
    }
}
