internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition

/// `kith favorite`: makes contacts favorites.
@MainActor
struct FavoriteCommand: Command {
    static let definition = CommandDefinition(
        "favorite", aliases: ["fav"], "Make contacts favorites", arguments: [ContactChoice.several()],
        options: ChangeReport.options,
        examples: [.init("kith favorite leia \"luke skywalker\"", "two contacts; several words in quotes are one")])

    let change: FavoriteChange

    func run(_ arguments: ParsedCommand) async throws -> ExitCode { try await change.run(arguments, to: true) }
}
