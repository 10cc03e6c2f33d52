package import ArgumentParsing
package import CommandKit
package import CommandLineStreams
package import Persistence

/// `kith restore`: the store as a backup has it.
@MainActor
package struct RestoreCommand: Command {
    package static let definition = CommandDefinition(
        "restore", "Replace the store by a backup",
        discussion: """
            Checks the backup first. What the store has now is kept in a file beside it, whose name is printed. A contact \
            that was deleted is brought back with `kith trash restore`, or with `kith undo`.
            """,
        arguments: [ArgumentDefinition(.file, "A file that `kith backup` wrote", kind: .file, count: .one)],
        options: [.flag(.yes, short: "y", "Don't ask for confirmation")])

    private let keeper: any StoreKeeper
    private let confirmation: Confirmation
    private let diagnostics: Diagnostics

    package init(keeper: any StoreKeeper, confirmation: Confirmation, diagnostics: Diagnostics) {
        self.keeper = keeper
        self.confirmation = confirmation
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let source = arguments.argument(.file) ?? ""
        if !arguments.flag(.yes) {
            try confirmation.ask("replace all books and contacts by those of \(source)?", flag: "--yes")
        }
        let former = try keeper.restore(from: source)
        diagnostics.note("restored \(source)" + (former.map { "; what was there before is in \($0)" } ?? ""))
        return .done
    }
}
