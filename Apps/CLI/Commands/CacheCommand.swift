internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import Configuration
internal import ImageCache
internal import JSON
internal import KithSettings
internal import Models

/// `kith cache`: the pictures that were fetched.
@MainActor
struct CacheCommand: Command {
    static let definition = CommandDefinition(
        "cache", "Show or clear the cache of pictures",
        discussion:
            "Everything in it can be fetched again. Photos that you set yourself are in the address book, not here.",
        subcommands: [
            CommandDefinition(
                "show", "How many pictures are kept, and how often they were needed",
                options: [.flag("json", "As a JSON document")]),
            CommandDefinition("clear", "Delete all of them"),
        ],
        defaultSubcommand: "show")

    let files: DiskImageCache
    let settings: Settings
    let output: Output
    let diagnostics: Diagnostics

    func run(_ arguments: ParsedCommand) async throws -> ExitCode {
        let metrics = files.metrics()
        if arguments.path.last == "clear" {
            try files.removeAll()
            diagnostics.note("deleted \(metrics.count.counted("picture"))")
            return .done
        }
        if arguments.flag("json") {
            try output.write(
                JSONWriter.document("kith.cache/1") { writer in
                    writer.member("folder", settings.locations.images)
                    writer.member("pictures", metrics.count)
                    writer.member("bytes", metrics.bytes)
                    writer.member("hits", metrics.allHits)
                    writer.member("misses", metrics.allMisses)
                })
        } else {
            try TextTable(output: output, titles: ["WHAT", "VALUE"]).write([
                ["folder", settings.locations.images], ["pictures", "\(metrics.count)"],
                ["bytes", "\(metrics.bytes)"], ["hits", "\(metrics.allHits)"], ["misses", "\(metrics.allMisses)"],
            ])
        }
        try output.flush()
        return .done
    }
}
