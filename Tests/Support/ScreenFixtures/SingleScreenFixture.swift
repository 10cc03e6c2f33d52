internal import Doubles
internal import Interaction
internal import Keys
internal import Models
package import Navigation
internal import OverlayScreens
package import ScreenKit
package import TerminalUI

/// One screen in its window, without a terminal and without the app around it: keys go in, frames come out. Where the
/// screen leads is told, and nothing is shown of that.
@MainActor
package final class SingleScreenFixture {
    package let stored: StoreFixture
    /// Signals of the screen, in order.
    package private(set) var signals: [Signal] = []
    private var made: (any Screen)?
    private let dialogs = DialogStack(toastMilliseconds: 3_600_000) {}
    private let taskRunner = TaskRunner(executor: nil)
    private var size = Size(columns: 80, rows: 24)

    /// - Parameter make: makes the screen; given where it tells what leads elsewhere.
    package init(
        _ stored: StoreFixture, _ make: (SingleScreenFixture, @escaping SignalReceiver) throws -> any Screen
    ) throws {
        self.stored = stored
        made = try make(self) { [weak self] in self?.signals.append($0) }
        _ = frame()
    }

    /// Dependencies of a screen of rows.
    package var tools: RowsTools {
        RowsTools(dialogs: dialogs, clock: stored.clock.wallClock, taskRunner: taskRunner, onChange: {})
    }

    package func press(_ keys: String) {
        for character in keys { press(KeyEvent(.character(character))) }
    }

    package func press(_ key: KeyEvent.Key) { press(KeyEvent(key)) }

    package func press(_ key: KeyEvent) {
        dialogs.forgetToasts { _ in true }
        made?.forgetNotice()
        handle(key)
        // As the app does after each key, so that what is told has been seen.
        _ = frame(size)
    }

    package func reload() {
        made?.reload()
        _ = frame(size)
    }

    package func paste(_ text: String) {
        if dialogs.top == nil { made?.paste(text) } else { dialogs.withTop { $0.paste(text) } }
        _ = frame()
    }

    /// Goes through a form until the field of the name has the cursor. Throws what is shown where there is none.
    package func go(to name: String) throws {
        for _ in 0..<60 {
            if text().contains("> \(name)") { return }
            press(.tab)
        }
        throw Stuck(description: "no field \(name): \(text())")
    }

    package func frame(columns: Int = 80, rows: Int = 24) -> Frame { frame(Size(columns: columns, rows: rows)) }

    package func text(columns: Int = 80, rows: Int = 24) -> String {
        frame(columns: columns, rows: rows).lines.joined(separator: "\n")
    }

    /// Compares the screen at every size with the snapshot of the name beside the test. Throws how it differs.
    package func verify(_ name: String, file: String = #filePath) throws {
        try verifyFrames(name, of: frame, file: file)
    }

    /// Lets the screen's tasks run until the condition holds. Throws what is shown where it never does.
    package func wait(_ condition: (SingleScreenFixture) -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(self) {
            guard ContinuousClock.now < deadline else { throw Stuck(description: text()) }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Error with the shown text after a failed wait.
    private struct Stuck: Error, CustomStringConvertible {
        let description: String
    }

    private func handle(_ key: KeyEvent) {
        guard let made else { return }
        guard let action = KeyTable.action(for: key, in: dialogs.top?.context ?? made.context) else {
            return dialogs.top == nil ? made.type(key) : dialogs.withTop { $0.type(key) }
        }
        if dialogs.top != nil { return dialogs.withTop { $0.perform(action) } }
        if !made.offers(action), let reason = made.refusal(of: action) { return dialogs.tell(Status(.note, reason)) }
        made.perform(action)
    }

    private func frame(_ size: Size) -> Frame {
        self.size = size
        guard let made else { return Frame(size: size) }
        for _ in 0..<2 {
            let layout = WindowLayout(area: Rect(size), paneCount: 1, statuses: statuses(of: made))
            if let pane = layout.panes.first { made.layOut(in: pane.size) }
        }
        let context = dialogs.top?.context ?? made.context
        let window = WindowView(
            title: made.title, info: made.info, statuses: statuses(of: made),
            hints: KeyTable.hints(
                in: context, isUTF8: true,
                word: { [dialogs] action in dialogs.top.map { $0.hint(of: action) } ?? made.hint(of: action) }
            ) { [dialogs] action in
                if let dialog = dialogs.top { return dialog.offers(action) }
                return [.suspend, .redraw, .quit, .mouse, .palette].contains(action) || made.offers(action)
            },
            panes: [made.view(isFocused: true)])
        return Canvas.draw(dialogs.view(over: window, size: size), size: size).frame
    }

    private func statuses(of screen: any Screen) -> [Status] {
        let toasts = dialogs.toasts
        let shown = screen.status
        let isHidden = !toasts.isEmpty && shown.map { ![.warning, .failure].contains($0.kind) } ?? true
        return toasts + [isHidden ? nil : shown].compactMap(\.self)
    }
}
