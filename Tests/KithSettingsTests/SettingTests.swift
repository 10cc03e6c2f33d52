import Configuration
import FoundationEssentials
import KithSettings
import Opening
import TerminalUI
import Testing

struct SettingTests {
    private func config(_ lines: String) throws -> ConfigFile {
        try ConfigFile(path: "config", bytes: Array(lines.utf8))
    }

    @Test(arguments: Setting.allCases)
    func `a standard value is one that could be written`(setting: Setting) throws {
        let defaultValue = try setting.value(in: config(""))
        guard let text = setting.defaultValue else {
            #expect(defaultValue == nil)
            return
        }
        var file = try config("")
        try file.set(setting.key, to: text)
        #expect(try setting.value(in: file) == defaultValue)
        #expect(defaultValue != nil)
    }

    @Test(arguments: Setting.allCases)
    func `each is known by its name, with a few words that fit a line of help`(setting: Setting) throws {
        #expect(try ConfigKey(setting.key).description == setting.key)
        let known = try #require(Settings.known.first { $0.name == setting.key })
        #expect(!known.summary.isEmpty && known.summary.count <= 56)
    }

    @Test func `every slot and every purpose of an opener is a setting`() {
        for slot in Slots.all { #expect(Settings.names.contains("use.\(slot.lowercased())")) }
        for purpose in OpeningPurpose.allCases { #expect(Setting(purpose).key == purpose.setting) }
        #expect(Set(Settings.names).count == Settings.names.count)
    }

    @Test(arguments: [
        (Setting.tuiTheme, "pink"), (.tuiTheme, ""), (.tuiMouse, "perhaps"), (.tuiRefresh, "-1"),
        (.tuiRefresh, "10081"),
        (.imagesFresh, "366d"), (.imagesFresh, "5"), (.imagesTimeout, "0s"), (.openerDetached, "2"),
    ])
    func `a value that is none is told with its line and what to write`(setting: Setting, value: String) throws {
        var file = try config("# a comment\n")
        try file.set(setting.key, to: value)
        let error = try #require(throws: ConfigurationError.self) { try setting.value(in: file) }
        #expect(error.kind == .invalidValue)
        #expect(error.message.contains("config:3: \(setting.key)"))
        #expect(error.hint.hasPrefix("Set "))
    }

    @Test(arguments: [
        ("[tui]\nmouse = off\n", Setting.tuiMouse, SettingValue.answer(false)),
        ("[TUI]\nmouse\n", .tuiMouse, .answer(true)),
        ("[tui]\ntheme = light\ntheme = dark\n", .tuiTheme, .text("dark")),
        ("[images]\nfresh = 2h\n", .imagesFresh, .number(7_200)),
        ("[tui]\nrefresh = 0\n", .tuiRefresh, .number(0)), ("[opener]\ncall =\n", .openerCall, .text("")),
    ])
    func `the last entry counts`(lines: String, setting: Setting, value: SettingValue) throws {
        #expect(try setting.value(in: config(lines)) == value)
    }

    /// The config file is not to be had from `Settings`, and so nobody has another way than the table; this finds who
    /// would open the file themselves.
    @Test func `nobody reads a setting but by the table`() throws {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
        let readers = ["ConfigFile.read(", ".getAll(", "config.get(", "config.bool(", "ConfigFile("]
        var found: Set<String> = []
        let files = try ["Apps", "Modules"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").map { "\(folder)/\($0)" }
        }
        for path in files where path.hasSuffix(".swift") && !path.hasPrefix("Modules/Configuration/") {
            let text = try String(decoding: Data(contentsOf: URL(filePath: "\(root)/\(path)")), as: UTF8.self)
            if readers.contains(where: text.contains), let name = path.split(separator: "/").last {
                found.insert(String(name))
            }
        }
        // `kith config get NAME` prints what it is asked for, whoever's it is.
        #expect(found == ["ConfigCommand.swift"])
    }
}

struct ThemeDecisionTests {
    @Test(
        arguments: [
            (ThemeChoice.auto, nil, TerminalBackground.dark, true), (.auto, "0;15", .light, true),
            (.auto, "15;0", .dark, true),
            (.auto, "nonsense", .dark, true), (.light, "15;0", .light, false), (.dark, "0;15", .dark, false),
        ] as [(ThemeChoice, String?, TerminalBackground, Bool)])
    func `the setting counts, then the terminal, then COLORFGBG`(
        choice: ThemeChoice, variable: String?, background: TerminalBackground, followsTerminal: Bool
    ) {
        let environment = variable.map { ["COLORFGBG": $0] } ?? [:]
        let decision = ThemeDecision(choice, environment: environment)
        #expect(decision.background == background)
        #expect(decision.followsTerminal == followsTerminal)
        #expect(!decision.reason.isEmpty)
    }
}
