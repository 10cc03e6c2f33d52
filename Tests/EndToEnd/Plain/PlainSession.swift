import JSON
import Processes

/// The dialogue over a home of a test's own, and `kith` to look at what it did.
struct PlainSession {
    let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
    }

    /// Types these lines, and ends the input.
    func type(_ lines: String..., options: [String] = []) throws -> KithProcess.Outcome {
        try app.run(["--plain"] + options, input: lines.map { $0 + "\n" }.joined())
    }

    var app: KithProcess { KithProcess(.kithTUI, environment: ["KITH_HOME": home.folder.path]) }

    /// The names in the demo book that match, as `kith` lists them.
    func names(_ words: String...) throws -> [String] {
        let items = try JSONValue.parse(Array(home.process.run(["list", "--json"] + words).standardOutput.utf8))[
            "items"]
        return items?.array?.compactMap { $0["name"]?["full"]?.string } ?? []
    }

    func contact(_ words: String) throws -> JSONValue? { try home.json("show", words, "--json")["contact"] }
}
