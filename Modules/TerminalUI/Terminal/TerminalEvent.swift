/// An event of a session.
package enum TerminalEvent: Sendable, Hashable {
    case input(TerminalInput)
    /// The window was resized. Several resizes may be merged into one event, and the size may be unchanged. The
    /// screen's content is then unknown and must be repainted.
    case resized(Size)
    /// The process was continued and its modes are set again: repaint everything.
    case resumed(Size)
    /// The terminal hung up. The last event.
    case hangup
    /// A termination signal arrived while its effect was deferred (``TerminalSession/deferEnd(_:)``). The last event.
    case terminated(Int32)
}
