internal import CTerminal
internal import Glibc

/// The terminal's descriptors. Opened once for the life of the process, so they are never closed.
package struct TerminalDevice: Sendable {
    /// Where keys are read and attributes are set.
    package let input: Int32
    /// Where frames are written and the size is asked.
    package let output: Int32

    /// Takes descriptors that are terminals already.
    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// Standard input and output. Throws ``TerminalError/noTerminal`` where one of them is redirected: whoever did that
    /// meant something else than a full screen.
    package static func standard() throws(TerminalError) -> TerminalDevice {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
        return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// The size as the kernel knows it, never smaller than 1x1; 80x24 where it knows none.
    package var size: Size {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cterminal_size(output, &columns, &rows) == 0, columns > 0, rows > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(columns), rows: Int(rows))
    }
}
