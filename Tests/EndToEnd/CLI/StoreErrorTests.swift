import Processes
import Testing

@Suite(.waiting)
struct StoreErrorTests {
    @Test func `a damaged store is named, kept, and never written to`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell(
            "head -c 20000 /dev/urandom > '\(home.database)'; cp '\(home.database)' '\(home.database).before'")
        for arguments in [["list"], ["show", "x"], ["book", "add", "b"], ["sync"]] {
            let failed = try home.process.run(arguments)
            #expect(failed.status == 74)
            #expect(failed.standardError.contains(home.database))
        }
        #expect(try home.process.shell("cmp '\(home.database)' '\(home.database).before'").status == 0)
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 74)
        #expect(doctor.standardOutput.contains("failed"))
    }

    @Test func `a file of one byte is kept like any other that is no store`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell("printf X > '\(home.database)'")
        let failed = try home.kith("list")
        #expect(failed.status == 74)
        #expect(failed.standardError.contains(home.database))
        #expect(try home.process.shell("cat '\(home.database)'").standardOutput == "X")
    }

    @Test func `a home that may only be read is read`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("list").status == 0)
        // To root nothing is closed, so it becomes somebody else.
        let line = """
            if [ "$(id -u)" = 0 ]; then
                chmod 755 "$KITH_HOME"; chmod 644 "$KITH_HOME/kith.db"
                cp "$KITH" "$KITH_HOME/kith"; chmod 755 "$KITH_HOME/kith"
                setpriv --reuid 65534 --regid 65534 --clear-groups "$KITH_HOME/kith" list
            else
                chmod 444 "$KITH_HOME/kith.db"; chmod 555 "$KITH_HOME"
                "$KITH" list; chmod 755 "$KITH_HOME"
            fi
            """
        let list = try home.process.shell(line)
        #expect(list.lines.count == 8, "\(list)")
        #expect(list.standardError.isEmpty)
    }

    @Test func `a store of a later version is named and kept`() throws {
        let home = try CommandLineHome()
        #expect(try home.kith("list").status == 0)
        let raised = try home.process.shell("sqlite3 '\(home.database)' 'PRAGMA user_version = 9999'")
        try #require(raised.status == 0, "the package sqlite3 is needed; Tools/setup installs it")
        let failed = try home.kith("list")
        #expect(failed.status == 74)
        #expect(failed.standardError.contains("9999"))
        #expect(failed.standardError.contains("newer version"))
    }

    @Test func `a home that is a file, or cannot be made, is told`() throws {
        let home = try CommandLineHome()
        for place in ["/dev/null/kith", "/proc/kith"] {
            let failed = try home.with(["KITH_HOME": place]).run(["list"])
            #expect(failed.status == 74)
            #expect(failed.standardError.contains(place))
            #expect(failed.standardOutput.isEmpty)
        }
    }

    @Test func `a broken config file is told with its line, and keeps the commands that need it from running`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell("printf '[use]\\npersistence = memory\\n[broken\\n' > \"$KITH_HOME/config\"")
        let failed = try home.kith("list")
        #expect(failed.status == 78)
        #expect(failed.standardError.contains("config:3"))
        #expect(try home.kith("config", "list").status == 78)
        #expect(try home.kith("config", "path").standardOutput == home.folder.path + "/config\n")
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 78)
        #expect(doctor.standardOutput.contains("config:3"))
    }

    @Test func `a full disk keeps nobody from reading, and writing says so`() throws {
        let home = try CommandLineHome()
        let before = try home.kith("list", "--json").standardOutput
        // No file may have another byte, which SQLite takes for a full disk.
        let full = #"trap '' 25; ulimit -f 0; "$KITH" "#
        #expect(try home.process.shell(full + "list --json").standardOutput == before)
        #expect(try home.process.shell(full + "show vader").standardOutput.contains("Darth Vader"))
        #expect(try home.process.shell(full + "list luke").lines.count == 1)
        let refused = try home.process.shell(full + "new --given X")
        #expect(refused.status == 74)
        #expect(refused.standardError.contains("no space is left for the store"))
        #expect(try home.kith("list", "--json").standardOutput == before)
    }

    @Test func `many processes may write at once`() throws {
        let home = try CommandLineHome()
        let line = """
            for i in 1 2 3 4 5 6 7 8 9 10 11 12; do "$KITH" book add "b$i" & done; wait; "$KITH" book list | wc -l
            """
        let ended = try home.process.shell(line)
        #expect(ended.standardOutput.filter(\.isNumber) == "13")
        #expect(!ended.standardError.contains("kith:"))
    }

    @Test func `many processes may change settings at once, and none is lost`() throws {
        let home = try CommandLineHome()
        let line = """
            for i in 1 2 3 4 5 6 7 8 9 10 11 12; do "$KITH" -q config set "a.k$i" "v$i" & done; wait
            "$KITH" config list | sort
            """
        let ended = try home.process.shell(line)
        #expect(ended.lines == (1...12).map { "a.k\($0)=v\($0)" }.sorted())
        #expect(ended.standardError.isEmpty)
    }

    @Test func `an argument that is not UTF-8 is refused by its number, and nothing is made`() throws {
        let home = try CommandLineHome()
        for program in [home.process, KithProcess(.kithTUI, environment: ["KITH_HOME": home.folder.path])] {
            let refused = try program.shell(#""$KITH" --home "$KITH_HOME/$(printf 'h\377')" list"#)
            #expect(refused.status == 2)
            #expect(refused.standardError.contains("argument 2 is not UTF-8"))
        }
        #expect(try home.process.shell("ls -A '\(home.folder.path)'").standardOutput.isEmpty)
    }

    @Test func `a variable that is not UTF-8 counts only where it says where the files are`() throws {
        let home = try CommandLineHome()
        let refused = try home.process.shell(#"KITH_HOME="$KITH_HOME/$(printf 'h\377')" "$KITH" list"#)
        #expect(refused.status == 78)
        #expect(refused.standardError.contains("KITH_HOME"))
        #expect(try home.process.shell(#"ls -A "$KITH_HOME""#).standardOutput.isEmpty)
        let listed = try home.process.shell(#"OTHER="$(printf '\377')" HOME="$OTHER" "$KITH" list"#)
        #expect(listed.lines.count == 8)
    }

    @Test func `an empty --home is refused, and nothing is made`() throws {
        let home = try CommandLineHome()
        let refused = try home.kith("--home", "", "list")
        #expect(refused.status == 2)
        #expect(refused.standardError.contains("--home"))
        #expect(try home.process.shell("ls -A '\(home.folder.path)'").standardOutput.isEmpty)
    }

    @Test func `nothing is readable by others`() throws {
        let home = try CommandLineHome()
        _ = try home.kith("list")
        _ = try home.kith("config", "set", "use.persistence", "sqlite")
        let modes = try home.process.shell(
            "find \"$KITH_HOME\" -type f -perm /077; find \"$KITH_HOME\" -mindepth 1 -type d -perm /077")
        #expect(modes.standardOutput.isEmpty)
    }
}
