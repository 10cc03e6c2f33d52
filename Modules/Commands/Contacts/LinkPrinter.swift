package import CommandLineStreams
package import Opening

/// Shows a link instead of opening it: on a machine without a desktop, for the user who has set no command.
@MainActor
package struct LinkPrinter: Opener {
    private let output: Output
    private let diagnostics: Diagnostics

    package nonisolated init(output: Output, diagnostics: Diagnostics) {
        self.output = output
        self.diagnostics = diagnostics
    }

    package func open(_ request: OpeningRequest) throws {
        try output.writeLine(request.link.text)
        try output.flush()
        diagnostics.note("To open it, set a program: kith config set \(request.purpose.setting) 'PROGRAM {}'")
    }
}
