package import Models
package import TerminalUI

/// Line-oriented console: output and prompts, a line each. It owns the two ends of the dialogue: whether anybody
/// listens, and whether anything more is typed.
@MainActor
package final class LineConsole {
    private let input: LineInput
    private let output: PlainOutput
    /// The first that was not ``PlainOutput/Outcome/written``, if any: nothing is written after it.
    package private(set) var outcome = PlainOutput.Outcome.written
    private var isEnded = false
    /// A line is being typed.
    private var isAsking = false
    /// Output buffered meanwhile.
    private var kept: [String] = []
    /// The system's reason if the input could not be read.
    package private(set) var inputFailure: String?
    /// The input ended where something was asked, and that was not done.
    package private(set) var isCutShort = false

    package init(input: LineInput, output: PlainOutput) {
        self.input = input
        self.output = output
    }

    /// True if nothing more can be asked.
    package var isOver: Bool { isEnded || outcome != .written }

    /// Says one line: a line end from elsewhere could pass for one of the app's own lines.
    /// What is said while a line is typed comes after it.
    package func say(_ text: String) {
        let line = SafeText(text).isolated + "\n"
        if isAsking { kept.append(line) } else { write(line) }
    }

    /// Says what went wrong, and what to do next.
    package func say(_ failure: Explanation) { say(failure.text) }

    /// Asks for a line; nil where the input has ended. Ends of blanks are no part of an answer.
    ///
    /// - Parameter prompt: one line that ends with `?` or `>`.
    package func ask(_ prompt: String) async -> String? { await askLine(prompt)?.trimmed }

    /// The same for a line whose blanks count.
    package func askLine(_ prompt: String) async -> String? {
        while !isOver {
            write(SafeText(prompt).isolated + " ")
            guard outcome == .written else { return nil }
            isAsking = true
            let line = await input.next()
            isAsking = false
            // Who cannot see the line that is typed hears what came meanwhile after it.
            defer { sayKept() }
            switch line {
            case .text(let text): return text
            case .unusable(let why): say(why)
            case .failed(let reason):
                inputFailure = reason
                isEnded = true
            case nil:
                isEnded = true
                // What comes next on the terminal begins a line.
                write("\n")
            }
        }
        return nil
    }

    /// Asks until the answer is one of two, the word itself or its first letter.
    ///
    /// - Returns: nil where the input ended.
    package func agree(_ question: String, yes: String, no: String) async -> Bool? {
        while let answer = await ask("\(question) y: \(yes), n or Enter: \(no)>") {
            switch answer.lowercased() {
            case "y", "yes": return true
            case "n", "no", "": return false
            default: say("Type y or n.")
            }
        }
        return nil
    }

    /// The input ended before something was done that was begun: that is said.
    package func cutShort(_ what: String) {
        isCutShort = true
        say("End of input: \(what)")
    }

    private func sayKept() {
        kept.forEach(write)
        kept = []
    }

    private func write(_ text: String) {
        if outcome == .written { outcome = output.write(text) }
    }
}
