import Interaction
import Keys
import Models
import OverlayScreens
import TerminalUI
import Testing

/// Dialogs over a screen, from keys to what they answer and what stands in the window.
@MainActor
struct DialogStackTests {
    private let dialogs = DialogStack(toastMilliseconds: 3_600_000) {}

    private func press(_ keys: String) {
        for character in keys { press(KeyEvent(.character(character))) }
    }

    private func press(_ key: KeyEvent.Key) { press(KeyEvent(key)) }

    private func press(_ key: KeyEvent) {
        guard let context = dialogs.top?.context else { return }
        let action = KeyTable.action(for: key, in: context)
        dialogs.withTop { dialog in
            if let action { dialog.perform(action) } else { dialog.type(key) }
        }
    }

    private func text(columns: Int = 80, rows: Int = 24) -> String {
        let size = Size(columns: columns, rows: rows)
        let view = dialogs.view(over: Text([StyledText("underneath")]), size: size)
        return Canvas.draw(view, size: size).frame.lines.joined(separator: "\n")
    }

    @Test func `a chooser is narrowed by what is typed, and answers with the place among all rows`() throws {
        var chosen: [Int] = []
        dialogs.choose(
            Chooser(
                "Sort",
                [Chooser.Row("Given name"), Chooser.Row("Family name", isCurrent: true), Chooser.Row("Organization")]
            ) { chosen.append($0) })
        #expect(text().contains("> * Family name"))
        press("org")
        #expect(text().contains(">   Organization"))
        #expect(!text().contains("Family name"))
        press(.enter)
        #expect(chosen == [2])
        #expect(dialogs.top == nil)
        #expect(text().contains("underneath"))
    }

    @Test func `what a row would do stands dimly in a second column, cut where there is little room, and is no match`()
    {
        let rows = [
            Chooser.Row("Undo", effect: "deleted \"山田太郎\" \u{1B}[2J", note: "u"),
            Chooser.Row("Toggle favorite", note: "f"),
            Chooser.Row("Redo all", effect: "created Leia", note: "Ctrl-R"),
        ]
        dialogs.choose(Chooser("Command palette", rows) { _ in })
        #expect(text().contains(#/>   Undo      deleted "山田太郎" .*u │/#))
        #expect(text().contains(#/    Redo all  created Leia +Ctrl-R │/#))
        #expect(!text().contains("\u{1B}"))
        #expect(!text(columns: 24).contains("deleted"))
        #expect(text(columns: 24).contains(#/>   Undo +u │/#))
        press("leia")
        #expect(text().contains("No matches."))
    }

    @Test func `Esc leaves a chooser without an answer`() {
        var chosen: [Int] = []
        dialogs.choose(Chooser("Sort", [Chooser.Row("Given name")]) { chosen.append($0) })
        press(.escape)
        #expect(dialogs.top == nil)
        #expect(chosen.isEmpty)
    }

    @Test func `a question marks the safe answer, so that Enter changes nothing`() {
        var answers: [Bool] = []
        let question = Question("Empty the trash?", explanation: "This can't be undone.", yes: "Empty", no: "Keep")
        dialogs.confirm(Confirmation(question) { answers.append($0) })
        #expect(text().contains("Empty the trash?"))
        #expect(text().contains("This can't be undone."))
        press(.enter)
        dialogs.confirm(Confirmation(question) { answers.append($0) })
        press("y")
        dialogs.confirm(Confirmation(question) { answers.append($0) })
        press(.escape)
        #expect(answers == [false, true, false])
    }

    @Test func `a prompt tells what is typed, and answers with it, or with nothing where it is left`() {
        var edits: [String] = []
        var answers: [String?] = []
        dialogs.ask(Prompt("Search", text: "le", edit: { edits.append($0) }, answer: { answers.append($0) }))
        press("ia")
        press(.enter)
        dialogs.ask(Prompt("Search", answer: { answers.append($0) }))
        press(.escape)
        #expect(edits == ["lei", "leia"])
        #expect(answers == ["leia", nil])
    }

    @Test func `the help of a screen names its keys, and any way of closing closes it`() {
        for key: KeyEvent.Key in [.escape, .character("?"), .character("q")] {
            dialogs.open(HelpDialog(.trash, isUTF8: true))
            #expect(text(rows: 60).contains("Restore"))
            press(key)
            #expect(dialogs.top == nil, "\(key)")
        }
    }

    @Test func `failures of several changes are counted, each reason once, and go one by one when they are made`() {
        let reason = Explanation("the disk is full", hint: "Free some space.")
        dialogs.tell(FailedChange("couldn't delete Leia", reason))
        #expect(dialogs.toasts.map(\.text) == ["Couldn't delete Leia: the disk is full. Free some space."])
        dialogs.tell(FailedChange("couldn't favorite Han", reason))
        #expect(dialogs.toasts.map(\.text) == ["Couldn't make 2 changes: the disk is full. Free some space."])
        dialogs.forgetFailure(of: "couldn't delete Leia")
        #expect(dialogs.toasts.map(\.text) == ["Couldn't favorite Han: the disk is full. Free some space."])
        dialogs.forgetFailure(of: "couldn't favorite Han")
        #expect(dialogs.toasts.isEmpty)
    }
}
