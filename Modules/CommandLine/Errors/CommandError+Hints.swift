package import CommandLineStreams

extension CommandError {
    /// What any error means to who uses `kith`, with what to do in words of its commands.
    package init(_ error: any Error) { self.init(error, hint: CommandHints.hint) }
}
