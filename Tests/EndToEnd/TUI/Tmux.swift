import Glibc
import LoopbackServer
import Processes
import Testing

/// A shell with job control in a terminal of its own, seen through a tmux server that nobody else uses.
final class Tmux {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let socket: String
    private let process: KithProcess
    private var answers = 0
    let home: TemporaryFolder

    /// - Parameter environment: of the shell, beside a home of its own.
    init(columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws {
        home = try TemporaryFolder()
        socket = "kith-test-\(getpid())-\(home.path.suffix(6))"
        let variables = ["KITH_HOME": home.path, "ENV": ""].merging(environment) { $1 }
        process = KithProcess(.kithTUI, environment: variables)
        let start = try process.shell(
            """
            tmux -L \(socket) -f /dev/null new-session -d -x \(columns) -y \(rows) 'exec sh -i' \
            \\; set-option -g status off
            """)
        guard start.status == 0 else {
            throw Failure(description: "tmux is needed; Tools/setup --tests installs it: \(start.standardError)")
        }
        // A prompt that is told apart from its own definition.
        try tmux(#"send-keys -l -- 'PS1="rea""dy> "; clear'"#)
        try press("Enter")
    }

    deinit {
        _ = try? process.shell("tmux -L \(socket) kill-server")
    }

    /// Starts `kith-tui` in the shell.
    ///
    /// - Parameter key: what ends the line: in a raw terminal, the shell knows Ctrl-J only.
    func start(_ arguments: String = "", endingLineWith key: String = "Enter") async throws {
        try await wait(for: "ready>")
        try type("'\(try BuiltProgram.kithTUI.path())' \(arguments)")
        try press(key)
    }

    /// Types text as it is.
    func type(_ text: String) throws { try tmux("send-keys -l -- '\(text)'") }

    /// Presses keys by tmux's names: `Enter`, `C-c`, `Escape`.
    func press(_ keys: String) throws { try tmux("send-keys \(keys)") }

    func resize(columns: Int, rows: Int) throws { try tmux("resize-window -x \(columns) -y \(rows)") }

    /// Lines of the screen, without trailing blanks.
    func screen() throws -> [String] {
        try tmux("capture-pane -p").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A variable of tmux's for the pane: `alternate_on`, `mouse_any_flag`, `pane_pid`.
    func fact(_ name: String) throws -> String {
        String(try tmux("display-message -p '#{\(name)}'").prefix { $0 != "\n" })
    }

    /// Waits until the screen is as wanted, and gives it.
    ///
    /// It looks on a thread of its own: other tests hold up the pool's two for longer than a toast stands.
    @discardableResult
    func wait(until isAsWanted: @escaping ([String]) throws -> Bool, _ what: String) async throws -> [String] {
        try await OwnThread.run { [self] in try look(until: isAsWanted, what) }
    }

    /// The same on the calling thread: inside of ``OwnThread``, for several looks between which nothing may be put off.
    @discardableResult
    func look(until isAsWanted: ([String]) throws -> Bool, _ what: String) throws -> [String] {
        let deadline = ContinuousClock.now + .seconds(60)
        while true {
            let lines = try screen()
            if try isAsWanted(lines) { return lines }
            guard ContinuousClock.now < deadline else {
                throw Failure(description: "no \(what) on the screen:\n\(lines.joined(separator: "\n"))")
            }
            usleep(20_000)
        }
    }

    @discardableResult
    func look(for text: String) throws -> [String] {
        try look(until: { $0.contains { $0.contains(text) } }, text)
    }

    @discardableResult
    func wait(for text: String) async throws -> [String] {
        try await wait(until: { $0.contains { $0.contains(text) } }, text)
    }

    /// Waits for the shell's prompt: keys that come earlier would still be the app's.
    func waitForShell() async throws {
        try await wait(
            until: { [self] in try $0.last { !$0.isEmpty }?.hasSuffix("ready>") == true && fact("alternate_on") == "0"
            }, "prompt"
        )
    }

    /// What is on the screen after a command, with `status=N` for what came before it where it is nil.
    func answer(to command: String? = nil) async throws -> String {
        answers += 1
        // The answer must not be mistaken for an earlier one, nor for the line that asks.
        let mark = "answer\(answers)"
        try type("\(command.map { "\($0); " } ?? "")echo status=$? \(mark)")
        try press("Enter")
        let lines = try await wait(
            until: { $0.contains { $0.hasPrefix("status=") && $0.hasSuffix(" \(mark)") } }, "answer")
        return lines.joined(separator: "\n")
    }

    /// The app's process.
    func app() async throws -> pid_t {
        let shell = try fact("pane_pid")
        var found: pid_t?
        _ = try await wait(
            until: { [process] _ in
                found = try pid_t(process.shell("pgrep -P \(shell)").lines.last ?? "")
                return found != nil
            }, "app")
        return try #require(found)
    }

    /// How often the app's threads were woken up in the quietest of a few windows of three seconds: what was begun before
    /// may still come to rest in the first ones.
    func wakeUps() async throws -> Int {
        let count = "cat /proc/\(try await app())/task/*/status | awk '/^voluntary/ {sum += $2} END {print sum}'"
        var fewest = Int.max
        for _ in 0..<4 where fewest > 0 {
            let lines = try process.shell("\(count); sleep 3; \(count)").lines.compactMap { Int($0) }
            guard lines.count == 2 else { throw Failure(description: "the app's threads can't be counted") }
            fewest = min(fewest, lines[1] - lines[0])
        }
        return fewest
    }

    /// `kith` over the app's store.
    @discardableResult
    func kith(_ arguments: String...) throws -> String {
        let outcome = try KithProcess(.kith, environment: ["KITH_HOME": home.path]).run(arguments)
        guard outcome.status == 0 else { throw Failure(description: "kith \(arguments): \(outcome.standardError)") }
        return outcome.standardOutput
    }

    /// Any command of tmux's, with its arguments as the shell takes them; gives its output.
    @discardableResult
    func command(_ command: String) throws -> String { try tmux(command) }

    @discardableResult
    private func tmux(_ command: String) throws -> String {
        let outcome = try process.shell("tmux -L \(socket) \(command)")
        guard outcome.status == 0 else { throw Failure(description: "tmux \(command): \(outcome.standardError)") }
        return outcome.standardOutput
    }
}
