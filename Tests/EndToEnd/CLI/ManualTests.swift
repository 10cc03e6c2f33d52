import Processes
import Testing

@Suite(.waiting)
struct ManualTests {
    private static func isInstalled(_ program: String) -> Bool {
        (try? KithProcess(.kith).shell("command -v \(program)").status) == 0
    }

    private static let tool = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Tools/man"

    @Test func `the tool writes a page for each command, and takes nothing away elsewhere`() throws {
        let folder = try TemporaryFolder()
        let process = KithProcess(.kith)
        let tui = try BuiltProgram.kithTUI.path()
        let made = try process.shell(
            "touch '\(folder.path)/other.1' && '\(Self.tool)' --kith \"$KITH\" --kith '\(tui)' --to '\(folder.path)' && ls '\(folder.path)'"
        )
        #expect(made.status == 0)
        for page in ["kith.1", "kith-list.1", "kith-query.1", "kith-email.1", "kith-tui.1", "other.1"] {
            #expect(made.lines.contains(page))
        }
        #expect(!made.standardOutput.contains("__"))
    }

    @Test(.enabled(if: isInstalled("groff"), "groff is not installed"))
    func `groff has nothing to say against any page`() throws {
        let checked = try KithProcess(.kith).shell(
            """
            "$KITH" __manual | while read -r page; do
                "$KITH" __manual "$page" | groff -man -ww -Tutf8 >/dev/null; echo "$page"
            done
            """)
        #expect(checked.standardError.isEmpty)
        #expect(checked.lines.count > 5)
    }

    @Test(arguments: ["bash", "zsh", "fish"].filter(isInstalled))
    func `each shell that is here can read its script`(shell: String) throws {
        let checked = try KithProcess(.kith).shell("\"$KITH\" completions \(shell) | \(shell) -n")
        #expect(checked.status == 0)
        #expect(checked.standardError.isEmpty)
    }
}
