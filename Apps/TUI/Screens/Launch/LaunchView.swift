package import Composition
package import TerminalUI

/// The app's name while it opens, or what went wrong and what to do.
package struct LaunchView: View {
    /// Nil while it opens.
    package let problem: Problem?

    package init(problem: Problem?) {
        self.problem = problem
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        guard let problem else {
            return MessageView("Kith", .title, lines: ["Opening the address books …"]).draw(on: &canvas, in: area)
        }
        let next = "Press r to try again, q to quit."
        MessageView("! " + problem.message, .failure, lines: [problem.hint, next].compactMap { $0 })
            .draw(on: &canvas, in: area)
    }
}
