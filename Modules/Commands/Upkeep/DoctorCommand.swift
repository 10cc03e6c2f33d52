package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import Models
internal import Persistence

/// `kith doctor`: looks at everything Kith depends on, and says what is wrong and what to do.
@MainActor
package struct DoctorCommand: Command {
    package static let definition = CommandDefinition(
        "doctor", "Check what Kith depends on",
        discussion:
            """
            Checks the config file, the chosen implementations, the store, the books, the network and the terminal. \
            Changes nothing. With --rescue it reads a damaged store row by row, and writes what can be read into a new \
            one, which `kith restore` then puts in its place.
            """,
        options: [
            .flag(.full, "Also compare the store's indexes with its contacts, which takes longer"),
            .value(.rescue, "FILE", "Write what can be read of the store into a new one", kind: .file),
            .flag(.json, "Print as JSON"),
        ])

    private let examination: Examination
    private let output: Output
    private let diagnostics: Diagnostics

    package init(examination: Examination, output: Output, diagnostics: Diagnostics) {
        self.examination = examination
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        if let target = arguments.value(.rescue) { return try rescue(to: target) }
        let findings = examination.findings(isThorough: arguments.flag(.full))
        let text = FindingsText(output: output)
        if arguments.flag(.json) { try text.writeDocument(findings) } else { try text.writeLines(findings) }
        try output.flush()
        return findings.first { $0.status == .failed }?.exitCode ?? .done
    }

    private func rescue(to target: String) throws -> ExitCode {
        let report = try examination.parts.get().keeper().rescue(to: target)
        var parts = ["\(report.contacts.counted("contact")) written to \(target)"]
        if report.lost > 0 { parts.append("\(report.lost) couldn't be read") }
        if !report.missing.isEmpty { parts.append("damaged: \(report.missing.joined(separator: ", "))") }
        diagnostics.note("\(parts.joined(separator: "; ")); `kith restore` puts it in the store's place")
        return report.lost == 0 && report.missing.isEmpty ? .done : .partlyDone
    }
}
