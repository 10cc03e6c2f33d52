internal import CommandLineStreams
internal import JSON
internal import TerminalUI

/// The doctor's findings as text and as JSON.
@MainActor
struct FindingsText {
    let output: Output

    func writeLines(_ findings: [Finding]) throws {
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

    /// `kith.doctor/1`.
    func writeDocument(_ findings: [Finding]) throws {
        try output.write(
            JSONWriter.document("kith.doctor/1") { writer in
                writer.objects("items", findings) { writer, finding in
                    writer.member("name", finding.name)
                    writer.member("status", finding.status.rawValue)
                    writer.member("detail", finding.detail)
                    writer.member("hint", finding.hint)
                }
            })
    }
}
