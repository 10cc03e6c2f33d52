import JSON
import Processes
import Testing

/// Ways an editor ends, and the fate of the text.
@Suite(.waiting)
struct EditorEndingTests {
    @Test func `a mistake is told in the text, above its line, and the editor opens again`() throws {
        let editor = try EditorHome(
            script: #"""
                if grep -q '^#! birthday' "$1"; then
                    grep -A1 '^#! ' "$1" > "$KITH_HOME/told"; sed -i 's/nonsense/--05-04/' "$1"
                elif grep -q '^#! ' "$1"; then
                    sed -i 's/^wrong line.*//' "$1"
                else
                    sed -i 's/^birthday:.*/birthday: nonsense/; s/^title:.*/title: General\nwrong line/' "$1"
                fi
                """#)
        let changed = try editor.runOnTerminal("\"$KITH\" edit leia --editor")
        #expect(changed.status == 0)
        #expect(changed.standardOutput.contains("the editor opens again"))
        let contact = try #require(editor.home.json("show", "leia", "--json")["contact"])
        #expect(contact["birthday"]?.string == "--05-04")
        #expect(contact["title"]?.string == "General")
        #expect(try editor.text(of: "\(editor.home.folder.path)/told").hasSuffix("birthday: nonsense\n"))
        #expect(try editor.leftovers().isEmpty)
    }

    @Test func `an editor that writes the same mistake again is not opened for ever`() throws {
        let editor = try EditorHome(
            script: #"echo x >> "$KITH_HOME/opened"; printf 'given: Leia\nbirthday: nonsense\n' > "$1""#)
        let failed = try editor.runOnTerminal("\"$KITH\" edit leia --editor")
        #expect(failed.status == 7)
        #expect(try editor.text(of: "\(editor.home.folder.path)/opened") == "x\nx\n")
        let kept = try editor.leftovers()
        #expect(kept.count == 1)
        #expect(failed.standardOutput.contains(kept[0]))
    }

    @Test func `without a person the editor is opened once, and the text is kept and named also for who wants quiet`()
        throws
    {
        let editor = try EditorHome(
            script: #"echo x >> "$KITH_HOME/opened"; echo "wrong $(wc -l < "$KITH_HOME/opened")" >> "$1""#)
        let failed = try editor.run("edit", "leia", "-q")
        #expect(failed.status == 7)
        #expect(failed.standardError.contains("there is no field \"wrong\""))
        #expect(try editor.text(of: "\(editor.home.folder.path)/opened") == "x\n")
        let kept = try editor.leftovers()
        #expect(kept.count == 1)
        #expect(failed.standardError.contains(kept[0]))
        #expect(try editor.text(of: kept[0]).contains("wrong 1"))
    }

    @Test func `a byte order mark that an editor puts before the text counts for nothing`() throws {
        let editor = try EditorHome(
            script:
                #"printf '\357\273\277' > "$1.new"; sed 's/^title:.*/title: General/' "$1" >> "$1.new"; mv "$1.new" "$1""#
        )
        #expect(try editor.run("edit", "leia").status == 0)
        #expect(try editor.home.json("show", "leia", "--json")["contact"]?["title"]?.string == "General")
        let first = try EditorHome(script: #"printf '\357\273\277given: Jyn\n' > "$1""#)
        #expect(try first.run("new").status == 0)
        #expect(try first.home.kith("list", "jyn").lines.count == 1)
        let unchanged = try EditorHome(script: #"printf '\357\273\277' | cat - "$1" > "$1.new"; mv "$1.new" "$1""#)
        #expect(try unchanged.run("edit", "leia").standardError.contains("nothing was changed"))
    }

    /// The editor writes its process identifier, changes the text where it is told to, and waits; it is a script around
    /// another program, as editors often are.
    private static let waiting = #"""
        [ -z "$CHANGE" ] || sed -i "s/^title:.*/title: General/" "$1"
        sleep 600 & echo $! > "$KITH_HOME/pid"; wait $!; echo later > "$KITH_HOME/later"
        """#

    private func interrupted(
        _ editor: EditorHome, by signal: String, changing: Bool = false
    ) throws -> KithProcess.Outcome {
        try editor.process.shell(
            """
            [ -z "\(changing ? "x" : "")" ] || export CHANGE=1
            "$KITH" edit leia --editor -q & kith=$!
            n=0; until [ -s "$KITH_HOME/pid" ] || [ $n = 600 ]; do sleep 0.05; n=$((n+1)); done
            kill -\(signal) $kith; wait $kith
            """)
    }

    private func isAlive(_ editor: EditorHome) throws -> Bool {
        let line = "n=0; while kill -0 $(cat \"$KITH_HOME/pid\") && [ $n -lt 200 ]; do sleep 0.05; n=$((n+1)); done"
        return try editor.process.shell("\(line) 2>/dev/null; kill -0 $(cat \"$KITH_HOME/pid\") 2>/dev/null").status
            == 0
    }

    @Test(arguments: [("TERM", Int32(143)), ("HUP", Int32(129))])
    func `who is told to end ends the editor too, and keeps what was typed`(signal: String, status: Int32) throws {
        let editor = try EditorHome(script: Self.waiting)
        let ended = try interrupted(editor, by: signal, changing: true)
        #expect(ended.status == status)
        let kept = try editor.leftovers()
        #expect(kept.count == 1)
        #expect(ended.standardError.contains(kept[0]))
        #expect(try editor.text(of: kept[0]).contains("title: General"))
        #expect(try !isAlive(editor))
        #expect(try editor.home.json("show", "leia", "--json")["contact"]?["title"]?.isNull == true)
    }

    @Test func `who is told to end while nothing was typed leaves nothing behind`() throws {
        let editor = try EditorHome(script: Self.waiting)
        #expect(try interrupted(editor, by: "TERM").status == 143)
        #expect(try editor.process.shell("find \"$TMPDIR\" -mindepth 1").lines.isEmpty)
        #expect(try !isAlive(editor))
    }
}
