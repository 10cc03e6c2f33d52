package import CommandLineStreams

extension CommandError {
    /// Maps any error for users of `kith`, with a hint that names its commands.
    package init(_ error: any Error) { self.init(error, hint: CommandHints.hint) }
}
