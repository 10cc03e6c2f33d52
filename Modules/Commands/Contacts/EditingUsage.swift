internal import CommandLineErrors
internal import CommandLineStreams

/// Usage error of an editing command.
enum EditingUsage {
    static let severalSources = CommandError(
        kind: "usage", "options, --editor and --json - can't be combined", exitCode: .usage)

    static let standardInputTwice = CommandError(
        kind: "usage", "only one of JSON, the note and the photo can be read from standard input",
        hint: "Name a file for the photo.", exitCode: .usage)

    static func nothingGiven(_ what: String) -> CommandError {
        CommandError(
            kind: "usage", "nothing \(what)", hint: "Use options, --editor, or --json - for JSON on stdin.",
            exitCode: .usage)
    }
}
