package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams

/// `kith unfavorite`: makes favorites contacts like others.
@MainActor
package struct UnfavoriteCommand: Command {
    package static let definition = CommandDefinition(
        "unfavorite", aliases: ["unfav"], "Remove from favorites", arguments: [ContactChoice.several()],
        options: ChangeReport.options)

    private let change: FavoriteChange

    package init(change: FavoriteChange) {
        self.change = change
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode { try await change.run(arguments, to: false) }
}
