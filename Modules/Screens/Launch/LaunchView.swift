package import Models
internal import ScreenKit
package import TerminalUI

/// The app's name while it opens, or what went wrong and what to do.
package struct LaunchView: View {
    /// Nil while it opens.
    package let failure: Explanation?

    package init(failure: Explanation?) {
        self.failure = failure
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        guard let failure else {
            return MessageView("Kith", .title, lines: ["Opening the address books…"]).draw(on: &canvas, in: area)
        }
        MessageView(failure, advice: "Press r to retry, q to quit.").draw(on: &canvas, in: area)
    }
}
