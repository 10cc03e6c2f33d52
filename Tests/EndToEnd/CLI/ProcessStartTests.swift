import Glibc
import JSON
import Processes
import Testing

/// Starts in odd surroundings: standard streams that are closed, no /proc.
@Suite(.waiting)
struct ProcessStartTests {
    private static let closings = ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"]

    /// Closed standard output is an error (74); the other streams are not needed for it.
    @Test(arguments: closings) func `kith reads and writes with any standard streams closed`(closing: String) throws {
        let home = try CommandLineHome()
        _ = try home.kith("list")
        let status: Int32 = closing.contains(">&-") && closing.replacing("2>&-", with: "").contains(">&-") ? 74 : 0
        #expect(try home.process.shell("\"$KITH\" list \(closing)").status == status)
        let made = try home.process.shell("\"$KITH\" new --given Jyn --family Erso \(closing)")
        #expect(made.status == status)
        #expect(try home.kith("list", "jyn").standardOutput.contains("Jyn Erso"))
        #expect(try home.process.shell("sqlite3 '\(home.database)' 'PRAGMA integrity_check'").lines == ["ok"])
    }

    @Test func `what is read from closed standard input is refused`() throws {
        let home = try CommandLineHome()
        let refused = try home.process.shell("\"$KITH\" new --json - <&-")
        #expect(refused.status == 74)
        #expect(refused.standardError.contains("couldn't read standard input: Bad file descriptor"))
    }

    @Test(arguments: closings) func `the dialogue ends at once where a stream that it needs is closed`(
        closing: String
    ) throws {
        let home = try CommandLineHome()
        let app = KithProcess(.kithTUI, environment: ["KITH_HOME": home.folder.path])
        let ended = try app.shell("echo q | { \"$KITH\" --plain \(closing); }")
        #expect(ended.status == (closing == "2>&-" ? 0 : 74))
        if closing == "<&-" {
            #expect(ended.standardError.contains("couldn't read standard input: Bad file descriptor"))
        }
    }

    @Test(.enabled(if: getuid() == 0)) func `without /proc a command is done as it is given`() throws {
        let home = try CommandLineHome()
        let hidden = "unshare --mount sh -c 'mount -t tmpfs none /proc && exec \"$KITH\" \"$@\"' sh"
        let made = try home.process.shell("\(hidden) new --given Jyn --family Erso")
        #expect(made.status == 0, "\(made.standardError)")
        #expect(try home.process.shell("\(hidden) list jyn --fields name").lines == ["Jyn Erso"])
    }

    /// Swift looks for the arguments below the environment, where they are not once setenv has moved that.
    @Test func `a library that moves the environment hides no argument`() throws {
        let home = try CommandLineHome()
        let source = "__attribute__((constructor)) static void move(void) { setenv(\"KITH_MOVED\", \"1\", 1); }"
        let library = "\(home.folder.path)/move.so"
        let built = try home.process.shell(
            "printf '#include <stdlib.h>\\n%s\\n' '\(source)' | clang -shared -fPIC -x c -o '\(library)' -")
        #expect(built.status == 0, "\(built.standardError)")
        let list = try home.process.shell("LD_PRELOAD='\(library)' \"$KITH\" list hux --fields name")
        #expect(list.lines == ["General Hux"])
    }
}
