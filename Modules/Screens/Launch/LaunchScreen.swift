package import Interaction
internal import KeyAdvice
package import Keys
package import Models
package import Navigation
package import Persistence
internal import ScreenKit
package import TerminalUI

/// Screen shown until the store is open, or its error.
@MainActor
package final class LaunchScreen: Screen {
    private let request: LaunchRequest
    private let store: StoreProvider
    private let signal: SignalReceiver
    private let onChange: @MainActor () -> Void
    private let taskRunner: TaskRunner
    /// Error that kept the app from opening.
    package private(set) var failure: (any Error)?

    package init(
        request: LaunchRequest, store: StoreProvider,
        signal: @escaping SignalReceiver, taskRunner: TaskRunner, onChange: @escaping @MainActor () -> Void
    ) {
        self.taskRunner = taskRunner
        self.onChange = onChange
        self.request = request
        self.store = store
        self.signal = signal
    }

    package let context = KeyContext.launch
    package var title: String { failure == nil ? "opening" : "couldn't open" }
    package var info: [String] { [] }
    package var status: Status? { nil }
    package var isOpening: Bool { failure == nil }

    package func offers(_ action: Action) -> Bool { failure != nil }
    package func layOut(in size: Size) {}
    package func view(isFocused: Bool) -> any View { LaunchView(failure: failure.map { Explanation(atStart: $0) }) }

    package func perform(_ action: Action) {
        switch action {
        case .refresh where failure != nil: openAgain()
        case .back: signal(.quit)
        default: break
        }
    }

    package func live() async { await open() }

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
