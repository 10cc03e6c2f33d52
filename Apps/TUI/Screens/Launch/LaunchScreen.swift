internal import KeyAdvice
internal import Keys
internal import Models
internal import Navigation
internal import Persistence
internal import ScreenKit
internal import TerminalUI

/// What is shown until the store is open, or why it cannot be opened.
@MainActor
final class LaunchScreen: Screen {
    private let request: LaunchRequest
    private let store: StoreProvider
    private let signal: SignalReceiver
    private let onChange: @MainActor () -> Void
    private let taskRunner: TaskRunner
    /// What kept the app from opening.
    private(set) var failure: (any Error)?

    init(
        request: LaunchRequest, store: StoreProvider,
        signal: @escaping SignalReceiver, taskRunner: TaskRunner, onChange: @escaping @MainActor () -> Void
    ) {
        self.taskRunner = taskRunner
        self.onChange = onChange
        self.request = request
        self.store = store
        self.signal = signal
    }

    let context = KeyContext.launch
    var title: String { failure == nil ? "opening" : "cannot open" }
    var info: [String] { [] }
    var status: Status? { nil }
    var isOpening: Bool { failure == nil }

    func offers(_ action: Action) -> Bool { failure != nil }
    func layOut(in size: Size) {}
    func view(isFocused: Bool) -> any View { LaunchView(failure: failure.map { Explanation(atStart: $0) }) }

    func perform(_ action: Action) {
        switch action {
        case .refresh where failure != nil: openAgain()
        case .back: signal(.quit)
        default: break
        }
    }

    func live() async { await open() }

    private func openAgain() {
        failure = nil
        onChange()
        taskRunner.run { [self] in await open() }
    }

    private func open() async {
        do {
            try await store.open(book: request.book)
            failure = nil
            signal(.launched)
        } catch {
            failure = error
            onChange()
        }
    }
}
