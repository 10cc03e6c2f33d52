import Processes
import Testing

/// A home with an editor that is a script of shell; `$1` is the file.
struct EditorHome {
    let home: CommandLineHome

    init(script: String) throws {
        home = try CommandLineHome()
        let written = try home.with(["SCRIPT": "#!/bin/sh\n\(script)\n"]).shell(
            "printf '%s' \"$SCRIPT\" > '\(editor)'; chmod 700 '\(editor)'; mkdir -p '\(temporary)'")
        #expect(written.status == 0)
    }

    private var editor: String { home.folder.path + "/editor" }
    private var temporary: String { home.folder.path + "/tmp" }

    var process: KithProcess { home.with(["VISUAL": editor, "TMPDIR": temporary]) }

    /// Without a terminal.
    func run(_ arguments: String...) throws -> KithProcess.Outcome { try process.run(arguments + ["--editor"]) }

    /// On a terminal of script(1); `$KITH` is the program.
    func runOnTerminal(_ line: String) throws -> KithProcess.Outcome {
        try home.with(["VISUAL": editor, "TMPDIR": temporary, "LINE": line])
            .shell("script -qec \"$LINE\" /dev/null < /dev/null", deadline: .seconds(40))
    }

    /// The files that are left in the folder for temporary ones.
    func leftovers() throws -> [String] { try home.process.shell("find '\(temporary)' -type f").lines }

    func text(of path: String) throws -> String { try home.process.shell("cat '\(path)'").standardOutput }
}
