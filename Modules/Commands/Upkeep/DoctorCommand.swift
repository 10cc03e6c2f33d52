package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams

/// `kith doctor`: looks at everything Kith depends on, and says what is wrong and what to do.
@MainActor
package struct DoctorCommand: Command {
    package static let definition = CommandDefinition(
        "doctor", "Check what Kith depends on",
        discussion:
            """
            Checks the config file, the chosen implementations, the store, the books, the network and the terminal. \
            Changes nothing.
            """,
        options: [.flag(.json, "Print as JSON")])

    private let examination: Examination
    private let output: Output

    package init(examination: Examination, output: Output) {
        self.examination = examination
        self.output = output
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let findings = examination.findings()
        let text = FindingsText(output: output)
        if arguments.flag(.json) { try text.writeDocument(findings) } else { try text.writeLines(findings) }
        try output.flush()
        return findings.first { $0.status == .failed }?.exitCode ?? .done
    }
}
