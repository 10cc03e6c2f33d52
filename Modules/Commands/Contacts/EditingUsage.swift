internal import CommandLineErrors
internal import CommandLineStreams

/// What is wrong with how an editing command was called.
enum EditingUsage {
    static let severalSources = CommandError(
        kind: "usage", "options, the editor, and JSON on standard input exclude each other", exitCode: .usage)

    static let standardInputTwice = CommandError(
        kind: "usage", "standard input can be only one of JSON, the note and the photo",
        hint: "Name a file for the photo.", exitCode: .usage)

    static func nothingGiven(_ what: String) -> CommandError {
        CommandError(
            kind: "usage", "nothing is given \(what)", hint: "Give options, --editor, or --json - for JSON on stdin.",
            exitCode: .usage)
    }
}
