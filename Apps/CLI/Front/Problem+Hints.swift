internal import Composition

extension Problem {
    /// What any error means to who uses `kith`, with what to do in words of its commands.
    init(_ error: any Error) { self.init(error, hint: CommandHints.hint) }
}
