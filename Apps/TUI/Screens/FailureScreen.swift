internal import Keys
internal import Models
internal import Navigation
internal import ScreenKit
internal import TerminalUI

/// Stands where a screen could not be made.
@MainActor
final class FailureScreen: Screen {
    private let failure: Explanation
    private let signal: @MainActor @Sendable (Signal) -> Void

    init(_ failure: Explanation, signal: @escaping @MainActor @Sendable (Signal) -> Void) {
        self.failure = failure
        self.signal = signal
    }

    let context = KeyContext.launch
    var title: String { "a fault" }
    var info: [String] { [] }
    var status: Status? { nil }

    func offers(_ action: Action) -> Bool { [.back, .help].contains(action) }
    func layOut(in size: Size) {}

    func view(isFocused: Bool) -> any View {
        MessageView(failure, advice: "Press q to go back.")
    }

    func perform(_ action: Action) {
        if action == .back { signal(.back) }
    }
}
