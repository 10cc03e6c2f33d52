internal import ArgumentParsing
internal import Composition
internal import JSON
internal import TerminalUI

/// `kith doctor`: looks at everything Kith depends on, and says what is wrong and what to do.
@MainActor
struct DoctorCommand: Command {
    static let definition = CommandDefinition(
        "doctor", "Check what Kith depends on",
        discussion:
            "Looks at the places, the config file, the store, the books, the network and the terminal; changes nothing.",
        options: [.flag("json", "As a JSON document")])

    let examination: Examination
    let output: Output

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let findings = examination.findings()
        if arguments.flag("json") { try writeDocument(findings) } else { try writeLines(findings) }
        try output.flush()
        return findings.contains { $0.status == .failed } ? .storeFailed : .done
    }

    private func writeLines(_ findings: [Finding]) throws {
        for finding in findings {
            let style: (String) -> String =
                switch finding.status {
                case .ok: { $0 }
                case .warning: output.style.warning
                case .failed: output.style.failure
                }
            let status = style(SafeText(finding.status.rawValue).fitted(toWidth: 8).string)
            let name = SafeText(finding.name).fitted(toWidth: 10).string
            try output.writeLine("\(status)\(name) \(SafeText(finding.detail).string)")
            if let hint = finding.hint {
                try output.writeLine("                   \(output.style.dim(SafeText(hint).string))")
            }
        }
    }

    private func writeDocument(_ findings: [Finding]) throws {
        var writer = JSONWriter(.pretty)
        writer.beginObject()
        writer.member("schema", "kith.doctor/1")
        writer.key("items")
        writer.beginArray()
        for finding in findings {
            writer.beginObject()
            writer.member("name", finding.name)
            writer.member("status", finding.status.rawValue)
            writer.member("detail", finding.detail)
            writer.member("hint", finding.hint)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        try output.write(writer.take() + [UInt8(ascii: "\n")])
    }
}
