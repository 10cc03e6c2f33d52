package import Models

/// The port through which a screen asks the user something over itself, or tells them something in passing. Each answer
/// comes on the main actor, after the dialog is gone; a dialog that goes with its screen is not answered.
@MainActor
package protocol Dialogs: AnyObject {
    /// Has one of several chosen.
    func choose(_ chooser: Chooser)
    /// Asks a question; the safe answer is marked.
    func confirm(_ question: Confirmation)
    /// Has a line of text typed.
    func ask(_ prompt: Prompt)
    /// Tells something in the status line for a few seconds, or until the next key; a failure until the next key.
    func tell(_ toast: Status)
    /// Tells that a change was not made.
    func tell(_ failure: FailedChange)
    /// A change was made after all: nothing is told any more of its having failed.
    ///
    /// - Parameter what: the words of its ``FailedChange``.
    func forgetFailure(of what: String)
}
