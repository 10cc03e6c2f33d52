package import ArgumentParsing
internal import CommandLineStreams

extension HelpTopic {
    package static let exitCodes = HelpTopic(
        "exit-codes", "Meanings of exit codes",
        text: """
            \(ExitCode.allCases.map(line).joined(separator: "\n"))
             130, 141, 143  Ctrl-C, closed pipe (silent), SIGTERM

            If your own program fails, such as the editor or the opener of a link, the exit code is 7: nothing was done.
            """)

    /// A line of the table, which begins with a blank, so that it stays as it is; broken where it is long.
    private static func line(_ code: ExitCode) -> String {
        let number = String(code.rawValue)
        var lines = [String(repeating: " ", count: indent - 2 - number.count) + number + " "]
        for word in code.meaning.split(separator: " ") {
            if lines[lines.count - 1].count + 1 + word.count > width {
                lines.append(String(repeating: " ", count: indent - 1))
            }
            lines[lines.count - 1] += " " + word
        }
        return lines.joined(separator: "\n")
    }

    private static let indent = 5
    private static let width = 78
}
