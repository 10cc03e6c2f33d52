/// Why there is no terminal to draw on.
package enum TerminalError: Error, Sendable, Hashable {
    /// Standard input or output is no terminal.
    case noTerminal
    /// A call failed; `errno` says why.
    case failed(call: String, errno: Int32)
}
