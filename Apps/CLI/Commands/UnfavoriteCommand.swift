internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition

/// `kith unfavorite`: makes favorites contacts like others.
@MainActor
struct UnfavoriteCommand: Command {
    static let definition = CommandDefinition(
        "unfavorite", aliases: ["unfav"], "Make contacts favorites no longer", arguments: [ContactChoice.several()],
        options: ChangeReport.options)

    let change: FavoriteChange

    func run(_ arguments: ParsedCommand) async throws -> ExitCode { try await change.run(arguments, to: false) }
}
