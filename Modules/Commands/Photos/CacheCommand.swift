package import ArgumentParsing
internal import CommandKit
package import CommandLineStreams
package import ImageCache
internal import JSON
internal import Models

/// `kith cache`: the pictures that were fetched.
@MainActor
package struct CacheCommand: Command {
    private enum Action: String {
        case show, clear
    }

    package static let definition = CommandDefinition(
        "cache", "Show or clear the picture cache",
        discussion:
            "Everything in it can be fetched again. Photos that you set yourself are in the address book, not here.",
        subcommands: [
            CommandDefinition(
                Action.show, "Show how many pictures are cached, with hits and misses",
                options: [.flag(.json, "Print as JSON")]),
            CommandDefinition(Action.clear, "Delete all cached pictures"),
        ],
        defaultSubcommand: Action.show)

    private let images: any ImageStore
    private let output: Output
    private let diagnostics: Diagnostics

    package init(images: any ImageStore, output: Output, diagnostics: Diagnostics) {
        self.images = images
        self.output = output
        self.diagnostics = diagnostics
    }

    package func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let metrics = images.metrics()
        if arguments.subcommand(as: Action.self) == .clear {
            try images.removeAll()
            diagnostics.note("deleted \(metrics.count.counted("picture"))")
            return .done
        }
        if arguments.flag(.json) {
            try output.write(
                JSONWriter.document("kith.cache/1") { writer in
                    writer.member("folder", images.folder)
                    writer.member("pictures", metrics.count)
                    writer.member("bytes", metrics.bytes)
                    writer.member("hits", metrics.allHits)
                    writer.member("misses", metrics.allMisses)
                })
        } else {
            try TextTable(output: output, titles: ["METRIC", "VALUE"]).write([
                ["folder", images.folder ?? "-"], ["pictures", "\(metrics.count)"],
                ["bytes", "\(metrics.bytes)"], ["hits", "\(metrics.allHits)"], ["misses", "\(metrics.allMisses)"],
            ])
        }
        try output.flush()
        return .done
    }
}
