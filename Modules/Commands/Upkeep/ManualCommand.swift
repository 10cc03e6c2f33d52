package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
internal import KithSettings
internal import Models

/// `kith __manual`: the pages of the manual, for `Tools/man`.
@MainActor
package struct ManualCommand: Command {
    package static let definition = CommandDefinition(
        "__manual", "Print a manual page, or the names of all pages",
        arguments: [ArgumentDefinition(.page, "A page's name, such as kith-list.1", count: .optional)],
        isHidden: true)

    /// The whole command line, of which this command is a part.
    private let table: CommandTable
    private let output: Output

    package init(table: CommandTable, output: Output) {
        self.table = table
        self.output = output
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let pages = ManualPage.pages(of: table, version: KithVersion.number, related: ["kith-tui"])
        guard let name = arguments.argument(.page) else {
            for page in pages { try output.writeLine(page.fileName) }
            try output.flush()
            return .done
        }
        guard let page = pages.first(where: { $0.fileName == name }) else {
            throw CommandError(kind: "not-found", "there is no page \(name.quoted)", exitCode: .nothingFound)
        }
        try output.write(page.text)
        try output.flush()
        return .done
    }
}
