import JSON
import Processes
import Testing

/// Somebody else changes the contact while it is edited as text.
@Suite(.waiting)
struct EditorOvertakenTests {
    /// The first time, types and lets somebody else change the same field; then does what the test says.
    private func editing(then script: String) throws -> EditorHome {
        let editor = try EditorHome(
            script: #"""
                if grep -q '^#! title was changed' "$1"; then
                    grep '^#! ' "$1" >> "$KITH_HOME/told"
                    \#(script)
                else
                    sed -i 's/^title:.*/title: Mine/; s/^note:.*/note: typed/' "$1"
                    "$KITH" edit leia --title "Theirs
                kith: x" -q
                fi
                """#)
        return editor
    }

    private func edit(_ editor: EditorHome) throws -> KithProcess.Outcome {
        try editor.runOnTerminal("\"$KITH\" edit leia --editor")
    }

    private func contact(_ editor: EditorHome) throws -> JSONValue {
        try #require(try editor.home.json("show", "leia", "--json")["contact"])
    }

    @Test func `the editor opens again with what they made of it, and taking the message away keeps mine`() throws {
        let editor = try editing(then: "sed -i '/^#! /d' \"$1\"")
        let ended = try edit(editor)
        #expect(ended.status == 0, "\(ended.standardOutput)")
        #expect(try contact(editor)["title"]?.string == "Mine")
        #expect(try contact(editor)["note"]?.string == "typed")
        let told = try editor.home.process.shell("cat \"$KITH_HOME/told\"").standardOutput
        #expect(told.contains("title was changed to \"Theirs kith: x\" by someone else in the meantime"))
        #expect(told.contains("remove this line to keep yours"))
        #expect(try editor.leftovers().isEmpty)
    }

    @Test func `who takes theirs need not remove anything, and the rest is saved`() throws {
        let editor = try editing(then: "sed -i 's/^title: Mine/title: Theirs\\n    kith: x/' \"$1\"")
        #expect(try edit(editor).status == 0)
        #expect(try contact(editor)["title"]?.string == "Theirs\nkith: x")
        #expect(try contact(editor)["note"]?.string == "typed")
    }

    @Test func `leaving the editor without an answer saves nothing, and what was typed is kept`() throws {
        let editor = try editing(then: "true")
        let ended = try edit(editor)
        #expect(ended.status == 6)
        #expect(ended.standardOutput.contains("your text was saved in"))
        #expect(try contact(editor)["title"]?.string == "Theirs\nkith: x")
        let left = try editor.leftovers()
        #expect(left.count == 1)
        #expect(try editor.text(of: left.first ?? "").contains("title: Mine"))
    }

    @Test func `who is overtaken twice is told twice`() throws {
        let editor = try editing(
            then: #"""
                sed -i '/^#! /d' "$1"
                if [ ! -e "$KITH_HOME/again" ]; then
                    touch "$KITH_HOME/again"; "$KITH" edit leia --title Once-more -q
                    sed -i 's/^note:.*/note: typed again/' "$1"
                fi
                """#)
        #expect(try edit(editor).status == 0)
        #expect(try contact(editor)["title"]?.string == "Mine")
        #expect(try contact(editor)["note"]?.string == "typed again")
        #expect(try editor.home.process.shell("wc -l < \"$KITH_HOME/told\"").standardOutput == "2\n")
    }

    @Test func `without a terminal the conflict is told, and the text kept`() throws {
        let editor = try EditorHome(
            script: #"""
                sed -i 's/^title:.*/title: Mine/' "$1"; "$KITH" edit leia --title Theirs -q
                """#)
        let ended = try editor.process.shell("\"$KITH\" edit leia --editor < /dev/null")
        #expect(ended.status == 6)
        #expect(try contact(editor)["title"]?.string == "Theirs")
        #expect(try editor.leftovers().count == 1)
    }
}
