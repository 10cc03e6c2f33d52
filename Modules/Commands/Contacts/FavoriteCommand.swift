package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams

/// `kith favorite`: makes contacts favorites.
@MainActor
package struct FavoriteCommand: Command {
    package static let definition = CommandDefinition(
        "favorite", aliases: ["fav"], "Add to favorites", arguments: [ContactChoice.several()],
        options: ChangeReport.options,
        examples: [.init("kith favorite leia \"luke skywalker\"", "two contacts; several words in quotes are one")])

    private let change: FavoriteChange

    package init(change: FavoriteChange) {
        self.change = change
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode { try await change.run(arguments, to: true) }
}
