internal import Glibc
internal import JSON
internal import TerminalUI

/// Standard error: notes, warnings, progress and errors.
@MainActor
package final class Diagnostics {
    private let isQuiet: Bool
    private let isJSON: Bool
    private let terminal: StreamFacts
    private var progressIsShown = false

    /// - Parameter isJSON: all that is told comes as JSON, one object a line.
    package init(isQuiet: Bool, isJSON: Bool, terminal: StreamFacts) {
        self.isQuiet = isQuiet
        self.isJSON = isJSON
        self.terminal = terminal
    }

    /// Something worth knowing; not told to who wants quiet.
    package func note(_ text: String) {
        guard !isQuiet else { return }
        guard isJSON else { return line(SafeText(text, lineBreaks: .kept).string) }
        tell("note") { $0.string(text) }
    }

    /// Something that went wrong and did not stop the command.
    package func warn(_ problem: CommandError) { tell(problem, as: "warning", style: terminal.style.warning) }

    /// Prints the error that stopped the command.
    package func fail(_ problem: CommandError) { tell(problem, as: "error", style: terminal.style.failure) }

    /// Asks something; the text is made by the caller and holds nothing but what ``SafeText`` let through.
    package func prompt(_ text: String) {
        clearProgress()
        put(text)
    }

    /// Shows how far a long work is, on a terminal only, in place of what was shown before.
    package func progress(_ text: String) {
        guard !isQuiet, terminal.isTerminal else { return }
        clearProgress()
        put(SafeText(text).truncated(toWidth: terminal.columns - 1).string)
        progressIsShown = true
    }

    private func tell(_ problem: CommandError, as key: String, style: (String) -> String) {
        guard isJSON else { return line(style("kith: ") + text(of: problem)) }
        tell(key) { $0.problem(problem) }
    }

    private func tell(_ key: String, _ value: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key(key)
        value(&writer)
        writer.endObject()
        line(String(decoding: writer.bytes, as: UTF8.self))
    }

    private func text(of problem: CommandError) -> String {
        let message = SafeText(problem.message, lineBreaks: .kept).string
        guard let hint = problem.hint, !isQuiet else { return message }
        return message + "\n" + terminal.style.dim("  " + SafeText(hint, lineBreaks: .kept).string)
    }

    private func line(_ text: String) {
        clearProgress()
        put(text + "\n")
    }

    private func clearProgress() {
        if progressIsShown { put("\r\u{1B}[K") }
        progressIsShown = false
    }

    private func put(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            // There is nowhere left to tell that errors cannot be told.
            guard written > 0 || errno == EINTR else { return }
            bytes = bytes.dropFirst(max(0, written))
        }
    }
}
