import JSON
import Processes

/// A home of a test's own, and `kith` run in it.
struct CommandLineHome {
    let folder: TemporaryFolder
    let process: KithProcess

    init(environment: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        process = KithProcess(.kith, environment: ["KITH_HOME": folder.path].merging(environment) { $1 })
    }

    var database: String { folder.path + "/kith.db" }

    func kith(_ arguments: String..., input: String = "") throws -> KithProcess.Outcome {
        try process.run(arguments, input: input)
    }

    /// JSON output of a command.
    func json(_ arguments: String...) throws -> JSONValue {
        try JSONValue.parse(Array(process.run(arguments).standardOutput.utf8))
    }

    /// The same home with other variables.
    func with(_ environment: [String: String]) -> KithProcess {
        KithProcess(.kith, environment: ["KITH_HOME": folder.path].merging(environment) { $1 })
    }
}
