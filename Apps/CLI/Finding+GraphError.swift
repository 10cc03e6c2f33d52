internal import CommandLineStreams
internal import DependencyInjection
internal import Models
internal import UpkeepCommands

extension Finding {
    /// Finding for a composition error: the error, then the alternatives.
    init(name: String, error: GraphError) {
        let lines = error.description.split(separator: "\n").map { String($0).trimmed }
        self.init(
            name: name, status: .failed, detail: lines.first ?? "",
            hint: lines.dropFirst().joined(separator: " ").nonBlank, exitCode: .misconfigured)
    }
}
