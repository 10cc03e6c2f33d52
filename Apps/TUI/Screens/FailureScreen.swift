internal import Composition
internal import Keys
internal import Navigation
internal import TerminalUI

/// Stands where a screen could not be made.
@MainActor
final class FailureScreen: Screen {
    private let problem: Problem
    private let signal: @MainActor @Sendable (Signal) -> Void

    init(_ problem: Problem, signal: @escaping @MainActor @Sendable (Signal) -> Void) {
        self.problem = problem
        self.signal = signal
    }

    let context = KeyContext.launch
    var title: String { "a fault" }
    var info: [String] { [] }
    var status: Status? { nil }

    func offers(_ action: Action) -> Bool { [.back, .help].contains(action) }
    func layOut(in size: Size) {}

    func view(isFocused: Bool) -> any View {
        MessageView("! " + problem.message, .failure, lines: [problem.hint, "Press q to go back."].compactMap { $0 })
    }

    func perform(_ action: Action) {
        if action == .back { signal(.back) }
    }
}
