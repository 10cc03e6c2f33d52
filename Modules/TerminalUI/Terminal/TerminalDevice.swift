internal import CTerminal
internal import Glibc

/// The terminal's file descriptors. They are opened once for the life of the process and never closed.
package struct TerminalDevice: Sendable {
    /// The descriptor for input and terminal attributes.
    package let input: Int32
    /// The descriptor for output and the window size.
    package let output: Int32

    /// Creates a device from descriptors of a terminal.
    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Standard input and output.
    ///
    /// - Throws: ``TerminalError/noTerminal`` if one of them is redirected.
    package static func standard() throws(TerminalError) -> TerminalDevice {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
        return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// The kernel's window size, at least 1x1; 80x24 if unknown.
    package var size: Size {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cterminal_size(output, &columns, &rows) == 0, columns > 0, rows > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(columns), rows: Int(rows))
    }
}
