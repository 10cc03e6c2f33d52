/// A failure to use the terminal.
package enum TerminalError: Error, Sendable, Hashable {
    /// Standard input or output is not a terminal.
    case noTerminal
    /// A system call failed with `errno`.
    case failed(call: String, errno: Int32)
}
