/// What happens to a session.
package enum TerminalEvent: Sendable, Hashable {
    case input(TerminalInput)
    /// Several changes of size in a row may come as one, and the size may be the same as before: there and back. What
    /// the terminal shows is not known then, and must be painted anew.
    case resized(Size)
    /// The process was continued and the modes are on again: everything must be painted anew.
    case resumed(Size)
    /// The terminal is gone. The last event.
    case hangup
    /// A signal of that number would have ended the process (``TerminalSession/deferEnd(_:)``). The last event.
    case terminated(Int32)
}
