package import Keys
package import Models
package import Navigation
internal import ScreenKit
package import TerminalUI

/// Stands where a screen could not be made.
@MainActor
package final class FailureScreen: Screen {
    private let failure: Explanation
    private let signal: @MainActor @Sendable (Signal) -> Void

    package init(_ failure: Explanation, signal: @escaping @MainActor @Sendable (Signal) -> Void) {
        self.failure = failure
        self.signal = signal
    }

    package let context = KeyContext.launch
    package var title: String { "an error" }
    package var info: [String] { [] }
    package var status: Status? { nil }

    package func offers(_ action: Action) -> Bool { [.back, .help].contains(action) }
    package func layOut(in size: Size) {}

    package func view(isFocused: Bool) -> any View {
        MessageView(failure, advice: "Press q to go back.")
    }

    package func perform(_ action: Action) {
        if action == .back { signal(.back) }
    }
}
