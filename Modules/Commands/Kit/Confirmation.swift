internal import CommandLineErrors
package import CommandLineStreams
internal import Glibc
internal import Models
internal import TerminalUI

/// Asks the user before something that cannot be undone.
@MainActor
package struct Confirmation {
    private let diagnostics: Diagnostics

    package nonisolated init(diagnostics: Diagnostics) {
        self.diagnostics = diagnostics
    }

    /// True if there is a terminal to ask on.
    package var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    /// Returns when the user agrees. Throws a ``CommandError`` when they do not, or when there is no terminal to ask on;
    /// that one names the flag which says yes.
    package func ask(_ question: String, flag: String) throws {
        guard canAsk else {
            throw CommandError(
                kind: "confirmation", "confirmation is needed: \(question)", hint: "Confirm with \(flag).",
                exitCode: .refused)
        }
        diagnostics.prompt("\(SafeText(question).string) [y/N] ")
        let answer = readLine()?.trimmed.lowercased() ?? ""
        guard answer == "y" || answer == "yes" else {
            throw CommandError(kind: "confirmation", "nothing was done", exitCode: .refused)
        }
    }
}
