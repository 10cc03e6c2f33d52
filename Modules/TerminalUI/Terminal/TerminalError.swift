/// Why there is no terminal to draw on.
package enum TerminalError: Error, Sendable, Hashable {
    /// Neither standard input and output nor /dev/tty is a terminal.
    case noTerminal
    /// A call failed; `errno` says why.
    case failed(call: String, errno: Int32)
}
