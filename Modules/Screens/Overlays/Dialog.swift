package import Keys
package import TerminalUI

/// Something over the screen that has the keys while it is open.
@MainActor
package protocol Dialog: AnyObject {
    var context: KeyContext { get }
    /// False once it is answered or closed.
    var isOpen: Bool { get }
    /// Action after the dialog is closed.
    var consequence: (@MainActor () -> Void)? { get }

    /// True if an action would do something now.
    func offers(_ action: Action) -> Bool
    /// Word of an action's hint where the dialog has one of its own: the verb of an answer. Nil for the word in the table
    /// of keys.
    func hint(of action: Action) -> String?
    /// Gives the size of the whole terminal, before each ``view(over:)``.
    func layOut(in size: Size)
    /// Drawn over the screen.
    func view(over base: any View) -> any View

    func perform(_ action: Action)
    /// Takes a key that means no action.
    func type(_ key: KeyEvent)
    func paste(_ text: String)
    /// A click on something that the view made a target.
    func click(_ target: Canvas.Target)
    /// A turn of the wheel.
    func scroll(by rows: Int)
}

extension Dialog {
    package var consequence: (@MainActor () -> Void)? { nil }
    package func offers(_ action: Action) -> Bool { action != .palette }
    package func hint(of action: Action) -> String? { nil }
    package func layOut(in size: Size) {}
    package func type(_ key: KeyEvent) {}
    package func paste(_ text: String) {}
    package func click(_ target: Canvas.Target) {}
    package func scroll(by rows: Int) {}
}
