package import Keys
package import Models
internal import Navigation
package import TerminalUI

/// One screen as the presenter keeps it: a view model, what only the terminal needs to know of it (where it is
/// scrolled), and what it does with actions. It knows no other screen.
@MainActor
package protocol Screen: AnyObject {
    var context: KeyContext { get }
    /// Title at the top left, after the app's name.
    var title: String { get }
    /// Facts at the top right, the most important one first.
    var info: [String] { get }
    /// Status line; nil for none.
    var status: Status? { get }
    /// While it opens something, keys wait for the screen that comes after.
    var isOpening: Bool { get }
    /// It has the whole window, also where there is room for the list beside it.
    var fillsWindow: Bool { get }
    /// The question to ask before the app ends, where that would lose what was typed: "Quit without saving Leia?"; nil
    /// where nothing would be lost.
    var unsaved: String? { get }
    /// The book that it has had read and is being written to the store, which others wait for; nil for none.
    var storing: String? { get }
    /// Palette commands of the screen beyond the key bindings.
    var commands: [NamedCommand] { get }

    /// True if an action would do something now.
    func offers(_ action: Action) -> Bool
    /// Reason an action is unavailable, shown when its key is pressed; nil where there is
    /// nothing to be said.
    func refusal(of action: Action) -> String?
    /// Word of an action's hint where the state gives it another one than the table of keys: "reload" for what sends
    /// while all is well. It comes first. Nil for the word in the table.
    func hint(of action: Action) -> String?
    /// The effect of an action beyond its name, for the palette: the step that Undo would undo; nil for nothing to add.
    func effect(of action: Action) -> String?
    /// Gives the size of its area, before each ``view(isFocused:)``.
    func layOut(in size: Size)
    func view(isFocused: Bool) -> any View

    func perform(_ action: Action)
    /// Takes a key that means no action.
    func type(_ key: KeyEvent)
    func paste(_ text: String)
    /// A click on something that the view made a target.
    func click(_ target: Canvas.Target)
    /// A turn of the wheel.
    func scroll(by rows: Int)
    /// Forgets a message that was for one look.
    func forgetNotice()
    /// Reads again what it shows, where it has read before.
    func reload()

    /// Follows what it shows until the task is canceled.
    func live() async
    /// Ends what it has begun; it will not be shown again.
    func close()
}

extension Screen {
    package var isOpening: Bool { false }
    package var fillsWindow: Bool { false }
    package var unsaved: String? { nil }
    package var storing: String? { nil }
    package var commands: [NamedCommand] { [] }
    package func refusal(of action: Action) -> String? { nil }
    package func hint(of action: Action) -> String? { nil }
    package func effect(of action: Action) -> String? { nil }
    package func type(_ key: KeyEvent) {}
    package func paste(_ text: String) {}
    package func click(_ target: Canvas.Target) {}
    package func scroll(by rows: Int) {}
    package func forgetNotice() {}
    package func reload() {}
    package func live() async {}
    package func close() {}
}
