import JSON
import KithSettings
import Processes
import Testing

@Suite(.waiting)
struct SettingNamesTests {
    @Test(arguments: [
        ("opener.emial", "opener.email"), ("opener.bogus", "opener.url"), ("opneer.call", "opener.call"),
        ("Opener.Mesage", "opener.message"),
    ])
    func `a setting that Kith has not is refused with the one that is probably meant`(
        key: String, meant: String
    ) throws {
        let home = try CommandLineHome()
        let refused = try home.kith("config", "set", key, "x")
        #expect(refused.status == 2)
        #expect(refused.standardError.contains(meant))
        #expect(try home.kith("config", "list").standardOutput.isEmpty)
    }

    @Test func `every opener can be set, and what others keep in the file is left to them`() throws {
        let home = try CommandLineHome()
        for purpose in ["email", "call", "message", "url"] {
            #expect(try home.kith("config", "set", "opener.\(purpose)", "open {}").status == 0)
        }
        #expect(try home.kith("config", "set", "somebody.else.knows", "x").status == 0)
        #expect(try home.kith("doctor").standardOutput.contains("there is no setting") == false)
    }

    @Test func `the doctor finds a misspelled setting in the file, with its line`() throws {
        let home = try CommandLineHome()
        _ = try home.process.shell("printf '[opener]\\nemial = x\\n' > \"$KITH_HOME/config\"")
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 0)
        #expect(
            doctor.standardOutput.contains("line 2: there is no setting \"opener.emial\"; did you mean opener.email?"))
        #expect(try home.kith("config", "unset", "opener.emial").status == 0)
    }

    @Test func `help, the manual, the list and completions name every setting there is`() throws {
        let home = try CommandLineHome()
        let help = try home.kith("help", "config").standardOutput
        let page = try home.kith("__manual", "kith-config.1").standardOutput
        let list = try home.kith("config", "list", "--all").lines
        let offered = Set(try home.kith("__complete", "bash", "--", "config", "get", "").lines)
        for name in Settings.names {
            #expect(help.contains("  \(name) "))
            #expect(page.contains(name.replacing("-", with: "\\-")))
            #expect(list.contains { $0.hasPrefix("\(name)\t") })
            #expect(offered.contains(name))
        }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func `the whole list has what is set, what would count, and what each is for`() throws {
        let home = try CommandLineHome()
        let nothing = try home.kith("config")
        #expect(nothing.standardOutput.isEmpty)
        #expect(nothing.standardError.contains("config list --all"))
        #expect(try home.kith("config", "set", "tui.theme", "light").status == 0)
        #expect(
            try home.kith("config", "list", "--all").lines.first
                == "tui.theme\tlight\tauto\t\(Setting.tuiTheme.summary)")
        let items = try home.json("config", "list", "--all", "--json")["items"]?.array ?? []
        #expect(items.count == Settings.names.count)
        #expect(items.first?["value"]?.string == "light")
        #expect(items.allSatisfy { $0.object?.keys == ["key", "value", "line", "standard", "summary"] })
        #expect(try home.json("config", "list", "--json")["items"]?.array?.count == 1)
    }

    @Test(arguments: [
        ("tui.theme", "pink"), ("tui.mouse", "perhaps"), ("tui.refresh", "often"), ("opener.detached", "2"),
    ])
    func `a value that a setting cannot have is not written, and the doctor finds it`(key: String, value: String) throws
    {
        let home = try CommandLineHome()
        let refused = try home.kith("config", "set", key, value)
        #expect(refused.status == 2)
        #expect(refused.standardError.contains("Set "))
        #expect(try home.kith("config").standardOutput.isEmpty)
        let parts = key.split(separator: ".")
        _ = try home.folder.write(Array("[\(parts[0])]\n\(parts[1]) = \(value)\n".utf8), as: "config")
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 78)
        #expect(doctor.standardOutput.contains("config:2"))
    }

    @Test(
        arguments: [
            ("[tui]\ntheme = light\n", [:], "for a light background, by the setting tui.theme"),
            (
                "", ["COLORFGBG": "0;15"],
                "for a light background, by COLORFGBG=0;15; the terminal's answer takes precedence"
            ),
            (
                "", ["COLORFGBG": ""],
                "for a dark background, by default; the terminal's answer takes precedence"
            ),
            (
                "", ["NO_COLOR": "1", "COLORFGBG": ""],
                "for a dark background, by default; no color is shown"
            ),
        ] as [(String, [String: String], String)])
    func `the doctor says which colors kith-tui begins with, and why`(
        config: String, environment: [String: String], told: String
    ) throws {
        let home = try CommandLineHome(environment: ["TERM": "xterm-256color"].merging(environment) { $1 })
        _ = try home.folder.write(Array(config.utf8), as: "config")
        let theme = try home.json("doctor", "--json")["items"]?.array?.first { $0["name"]?.string == "theme" }
        #expect(theme?["detail"]?.string?.hasSuffix(told) == true)
    }
}
