import Glibc
import Processes
import SeededNumbers
import Testing

/// The app in a terminal under keys that nobody would press.
@Suite(.serialized, .waiting)
struct RandomBytesTests {
    /// Starts the app again and again in the place of the shell, so that no key ever reaches one, and notes how each run
    /// ended and left the terminal. Ctrl-Z has no shell to go to.
    private static let loop = """
        trap : INT QUIT
        stty -a >"$KITH_HOME/before"
        while [ ! -e "$KITH_HOME/stop" ]; do
            "$KITH" --offline 2>>"$KITH_HOME/errors"
            echo $? >>"$KITH_HOME/ends"
            # A Ctrl-C that comes between two runs must not end what compares.
            (
                trap '' INT QUIT
                stty -a >"$KITH_HOME/after"
                cmp -s "$KITH_HOME/before" "$KITH_HOME/after" || cp "$KITH_HOME/after" "$KITH_HOME/differs"
            )
        done
        # What was typed and not read yet must reach no shell.
        trap '' INT QUIT
        touch "$KITH_HOME/done"
        exec sleep 600
        """

    @Test func `thousands of random bytes end no run but by leaving, and leave terminal and store whole`() async throws
    {
        let tmux = try Tmux()
        let shell = KithProcess(.kithTUI, environment: ["KITH_HOME": tmux.home.path])
        _ = try shell.shell("cat >'\(tmux.home.path)/loop' <<'END'\n\(Self.loop)\nEND")
        try await tmux.wait(for: "ready>")
        try tmux.type("clear; KITH=\"\(try BuiltProgram.kithTUI.path())\" exec sh \"$KITH_HOME/loop\"")
        try tmux.press("Enter")
        try await tmux.wait(for: "Supreme Leader Snoke")
        var bytes = RandomBytes(seed: RandomTests.seed(11))
        for _ in 0..<RandomTests.steps(100) { try tmux.press("-H " + bytes.keys(20)) }
        _ = try shell.shell("touch '\(tmux.home.path)/stop'")
        try await tmux.wait(
            until: { _ in
                // Not a text on the screen: what is echoed between two runs may wrap it.
                if access("\(tmux.home.path)/done", F_OK) == 0, try tmux.fact("alternate_on") == "0" { return true }
                // The second one leaves also where something is not saved.
                try tmux.press("C-c")
                return false
            }, "end")
        #expect(try tmux.fact("mouse_any_flag") == "0")
        #expect(try tmux.fact("cursor_flag") == "1")
        let ends = try shell.shell("cat '\(tmux.home.path)/ends'").lines
        let errors = try shell.shell("cat '\(tmux.home.path)/errors'").lines
        // Ctrl-C and Ctrl-\ that come before the app has the terminal are signals, as for any program. A change that
        // failed when nobody could read it any more is told at the end.
        #expect(!ends.isEmpty && Set(ends).isSubset(of: ["0", "130", "131", "74"]), "\(ends) \(errors)")
        // One that has told of it may still be ended by such a signal: the terminal is the shell's again by then.
        let told = errors.count { $0.hasPrefix("kith-tui: ") }
        let failed = ends.count { $0 == "74" }
        let interrupted = ends.count { $0 == "130" || $0 == "131" }
        #expect((failed...failed + interrupted).contains(told), "\(ends) \(errors)")
        let differs = try shell.shell("cat '\(tmux.home.path)/differs' 2>/dev/null").standardOutput
        #expect(differs.isEmpty, "\(differs)")
        let check = try shell.shell("sqlite3 '\(tmux.home.path)/kith.db' 'PRAGMA integrity_check'")
        #expect(check.lines == ["ok"])
        let list = try KithProcess(.kith, environment: ["KITH_HOME": tmux.home.path]).run(["list", "--json"])
        #expect(list.status == 0 || list.status == 1, "\(list.standardError)")
    }
}

/// Keys as terminals send them, halves of them, and bytes that are none. The same for the same seed.
private struct RandomBytes {
    private var numbers: SeededGenerator
    private static let keys = [
        "\r", "\r", "\r", "\t", "\u{1B}", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H",
        "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}OP", "\u{1B}[Z", "\u{1B}b", "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m",
        "\u{1B}[<64;3;3M", "\u{1B}[<65;3;3M", "\u{1B}[I", "\u{1B}[O", "\u{1B}[200~pasted\ntext\u{1B}[201~",
        "\u{1B}[?62;22c", "\u{1B}[1;5C", "\u{1B}[<0;", "\u{1B}]11;rgb:0/0/0\u{7}", "山", "e\u{301}", "👩‍👩‍👧",
        "\u{1B}[999999999999;1H", "\u{1B}P>|term\u{1B}\\",
    ].map { Array($0.utf8) }
    private static let letters = Array("jjkkllhneefdu?:/gGFosbaiv][!pyrt ".utf8)

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
    }

    /// So many keys, in the hexadecimal form that `tmux send-keys -H` takes.
    mutating func keys(_ count: Int) -> String {
        let bytes = (0..<count).flatMap { _ in key() }
        return bytes.map { String($0, radix: 16) }.joined(separator: " ")
    }

    private mutating func key() -> [UInt8] {
        switch Int.random(in: 0..<20, using: &numbers) {
        case ..<9: [Self.letters.randomElement(using: &numbers) ?? 0]
        case ..<16: Self.keys.randomElement(using: &numbers) ?? []
        // Control characters, Ctrl-C and Ctrl-Z among them.
        case ..<18: [UInt8.random(in: 0..<32, using: &numbers)]
        default: [UInt8.random(in: 32...255, using: &numbers)]
        }
    }
}
