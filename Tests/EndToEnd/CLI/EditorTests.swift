import JSON
import Processes
import Testing

@Suite(.waiting)
struct EditorTests {
    /// `kith` with an editor that is a line of shell; `$1` is the file.
    private func edit(
        _ home: CommandLineHome, _ arguments: [String], with script: String
    ) throws -> KithProcess.Outcome {
        let path = home.folder.path + "/editor"
        let written = try home.with(["SCRIPT": "#!/bin/sh\n\(script)\n"]).shell(
            "printf '%s' \"$SCRIPT\" > '\(path)'; chmod 700 '\(path)'; mkdir -p '\(home.folder.path)/tmp'")
        #expect(written.status == 0)
        return try home.with(["EDITOR": path, "TMPDIR": home.folder.path + "/tmp"]).run(arguments + ["--editor"])
    }

    private func leftovers(_ home: CommandLineHome) throws -> [String] {
        try home.process.shell("find '\(home.folder.path)/tmp' -type f").lines
    }

    @Test func `a contact is changed as text, line by line, and nothing is left behind`() throws {
        let home = try CommandLineHome()
        let script = #"""
            ls -l "$1" | cut -c1-10 > "$KITH_HOME/mode"; ls -ld "$(dirname "$1")" | cut -c1-10 >> "$KITH_HOME/mode"
            sed -i 's/^title:.*/title: General/; s/^email:.*/email (home): leia@x.org\nemail (work \\) x): l@y.org/' "$1"
            sed -i 's/^note:.*/note: first\n\n      indented\n    # no comment/' "$1"; touch "$1~"
            """#
        let changed = try edit(home, ["edit", "leia"], with: script)
        #expect(changed.status == 0)
        let contact = try #require(home.json("show", "leia", "--json")["contact"])
        #expect(contact["title"]?.string == "General")
        #expect(
            contact["emails"] == [
                ["label": "home", "value": "leia@x.org"], ["label": "work ) x", "value": "l@y.org"],
            ])
        #expect(contact["note"]?.string == "first\n\n  indented\n# no comment")
        #expect(contact["birthday"] != .null)
        #expect(try home.process.shell("cat \"$KITH_HOME/mode\"").lines == ["-rw-------", "drwx------"])
        #expect(try leftovers(home).isEmpty)
    }

    @Test(arguments: ["true", ": > \"$1\"", "rm \"$1\"", "sed -i 's/^[^#].*//' \"$1\"", "sed -i 's/$/ \\r/' \"$1\""])
    func `an unchanged or emptied file changes nothing`(script: String) throws {
        let home = try CommandLineHome()
        _ = try home.kith("edit", "leia", "--note", "a \n\n\t b\r\n#c\n", "--title", " padded ")
        let before = try home.json("show", "leia", "--json")
        let ended = try edit(home, ["edit", "leia"], with: script)
        #expect(ended.status == 0)
        #expect(ended.standardError.contains("nothing was changed"))
        #expect(try home.json("show", "leia", "--json") == before)
        #expect(try leftovers(home).isEmpty)
    }

    @Test(arguments: [
        "علی\u{200C}رضا", "\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}", "🏴\u{E0067}\u{E0062}\u{E007F}", "Jose\u{301}",
        "Jos\u{E9}",
        "\u{202E}drow\u{202C}", "co\u{AD}op\u{200B}", "(x\u{200D}): #",
    ])
    func `a letter more leaves all else as it was, byte for byte`(text: String) throws {
        let home = try CommandLineHome()
        #expect(try home.kith("edit", "leia", "--title", text, "--note", "\(text)\n\(text)").status == 0)
        let changed = try edit(home, ["edit", "leia"], with: #"sed -i '/^title:/s/$/x/; /^    /s/$/y/' "$1""#)
        #expect(changed.status == 0, "\(changed.standardError)")
        let contact = try #require(home.json("show", "leia", "--json")["contact"])
        #expect(contact["title"]?.string.map { Array($0.utf8) } == Array("\(text)x".utf8))
        #expect(contact["note"]?.string.map { Array($0.utf8) } == Array("\(text)\n\(text)y".utf8))
    }

    @Test func `what is given up with a mistake in it is kept, and named`() throws {
        let home = try CommandLineHome()
        let failed = try edit(
            home, ["edit", "leia"], with: #"sed -i 's/^title:.*/title: General/; s/^email:.*/email: none/' "$1""#)
        #expect(failed.status == 7)
        let kept = try leftovers(home)
        #expect(kept.count == 1)
        #expect(failed.standardError.contains(kept[0]))
        #expect(try home.process.shell("cat '\(kept[0])'").standardOutput.contains("title: General"))
        #expect(try home.json("show", "leia", "--json")["contact"]?["title"]?.isNull == true)
    }

    @Test func `an editor that fails or is not there changes nothing and loses nothing`() throws {
        let home = try CommandLineHome()
        let failed = try edit(home, ["edit", "leia"], with: #"sed -i 's/^title:.*/title: x/' "$1"; exit 1"#)
        #expect(failed.status == 7)
        #expect(try failed.standardError.contains(leftovers(home)[0]))
        let missing = try home.with(["VISUAL": "/nowhere/editor"]).run(["edit", "leia", "--editor"])
        #expect(missing.status == 7)
        #expect(missing.standardError.contains("VISUAL"))
    }

    @Test(arguments: [
        (#"rm "$1"; mkfifo "$1""#, "is not a regular file"), (#"rm "$1"; mkdir "$1""#, "is not a regular file"),
        (#"head -c 100000000 /dev/zero > "$1""#, "has more than 16 MiB"),
    ]) func `what an editor leaves in place of a text is refused at once, and named`(script: String, reason: String)
        throws
    {
        let home = try CommandLineHome()
        let before = try home.json("show", "leia", "--json")
        let refused = try edit(home, ["edit", "leia"], with: script)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("contact.txt \(reason)"))
        #expect(refused.standardError.contains("your text was saved in") == script.hasPrefix("head"))
        #expect(try home.json("show", "leia", "--json") == before)
    }

    @Test func `what somebody else changes meanwhile is not overwritten`() throws {
        let home = try CommandLineHome()
        let kith = try home.process.shell("echo \"$KITH\"").lines[0]
        let other = try edit(
            home, ["edit", "leia"],
            with: "'\(kith)' edit leia --note theirs -q; sed -i 's/^title:.*/title: General/' \"$1\"")
        #expect(other.status == 0)
        let merged = try #require(home.json("show", "leia", "--json")["contact"])
        #expect(merged["note"]?.string == "theirs")
        #expect(merged["title"]?.string == "General")

        let same = try edit(
            home, ["edit", "leia"],
            with: "'\(kith)' edit leia --title Senator -q; sed -i 's/^title:.*/title: Queen/' \"$1\"")
        #expect(same.status == 6)
        #expect(try same.standardError.contains(leftovers(home)[0]))
        #expect(try home.json("show", "leia", "--json")["contact"]?["title"]?.string == "Senator")
    }

    @Test func `a new contact is written as text, and what the directory cannot hold is said`() throws {
        let home = try CommandLineHome()
        let server = try ContactsServer()
        try home.connect(to: server)
        let added = try edit(
            home, ["new"],
            with: #"cp "$1" "$KITH_HOME/text"; sed -i 's/^given:.*/given: Jyn/; s/^family:.*/family: Erso/' "$1""#)
        #expect(added.status == 0)
        #expect(added.lines.count == 1)
        #expect(server.contacts.map { $0["last_name"]?.string } == ["Erso"])
        let text = try home.process.shell("cat \"$KITH_HOME/text\"").standardOutput
        #expect(text.contains("can't store"))
        #expect(!text.contains("\nnote:"))
    }

    @Test func `a note of a megabyte goes through the editor as it is`() throws {
        let home = try CommandLineHome()
        let note = (1...40_000).map { "line \($0) é 👩‍👩‍👧" }.joined(separator: "\n\n")
        _ = try home.kith("edit", "leia", "--note", "-", input: note)
        let changed = try edit(home, ["edit", "leia"], with: "sed -i 's/line 40000 /last /' \"$1\"")
        #expect(changed.status == 0)
        let read = try home.json("show", "leia", "--json")["contact"]?["note"]?.string
        #expect(read == note.replacing("line 40000 ", with: "last "))
    }
}
