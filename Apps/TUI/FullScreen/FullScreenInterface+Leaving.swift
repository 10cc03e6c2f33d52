internal import CommandLineStreams
internal import Composition
internal import Glibc
internal import Models
internal import Persistence
internal import ScreenKit
internal import TerminalUI

/// Whoever leaves has asked for the changes that are not made yet.
extension FullScreenInterface {
    private static var patience: Int64 { 200 }

    /// Lets a signal that ends the app wait for changes that are on their way.
    func deferEnd() { session.deferEnd(presenter.changes.waiting > 0) }

    /// Has the changes made that wait for the store, for as long as the store is patient. The terminal is the shell's
    /// again by then, so that Ctrl-C gives them up. Throws what nobody can have seen on the screen.
    func finishChanges() async throws(CommandError) {
        let unread = presenter.unreadFailure
        let output = PlainOutput(descriptor: STDERR_FILENO)
        let timer = MainTimer {
            _ = output.write(
                "kith-tui: waiting for another program that writes to the store; press Ctrl-C to drop the changes\n")
        }
        if presenter.changes.waiting > 0 { timer.fire(in: Self.patience) }
        let failures = await presenter.changes.finish()
        timer.stop()
        if let failure = failures.first {
            let explained = failure as? any ExplainedError
            let what = failures.count == 1 ? "couldn't save a change" : "couldn't save \(failures.count) changes"
            throw CommandError(
                kind: "store", "\(what): \(explained?.message ?? "\(failure)")", hint: explained?.hint,
                exitCode: .storeFailed)
        }
        if let unread { throw CommandError(kind: "store", unread.text, exitCode: .storeFailed) }
    }
}
