package import Interaction
package import Models
package import TerminalUI

/// Dependencies and scroll position of a screen of rows.
@MainActor
package final class RowsTools {
    package let dialogs: any Dialogs
    package let clock: WallClock
    package let taskRunner: TaskRunner
    package var window = ListWindow()
    /// Until work that goes on is worth a word.
    package let patience: BusyIndicatorDelay
    let aging: RelativeTimeRefresher

    /// - Parameters:
    ///   - taskRunner: where what is begun goes on, also where the user goes on to another screen.
    ///   - onChange: called when the screen is to be drawn again though its view model has not changed.
    package init(
        dialogs: any Dialogs, clock: WallClock, taskRunner: TaskRunner, onChange: @escaping @MainActor () -> Void
    ) {
        self.dialogs = dialogs
        self.clock = clock
        self.taskRunner = taskRunner
        patience = BusyIndicatorDelay(onChange)
        aging = RelativeTimeRefresher(onChange)
    }
}
