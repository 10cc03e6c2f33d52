internal import Glibc

/// Properties of the output streams, read once without querying the terminal.
package struct StreamFacts: Sendable {
    package let isTerminal: Bool
    /// At least 1.
    package let columns: Int
    package let rows: Int
    package let style: TextStyle

    /// - Parameters:
    ///   - color: `auto`, `always` or `never`; `auto` obeys NO_COLOR, CLICOLOR_FORCE and TERM.
    package init(descriptor: Int32, environment: [String: String], color: String) {
        isTerminal = isatty(descriptor) == 1
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
        let wanted = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? min($0, 10_000) : nil }
        columns = wanted ?? (isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80)
        rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24
        let isColored =
            switch color {
            case "always": true
            case "never": false
            default:
                environment["NO_COLOR"].map(\.isEmpty) ?? true
                    && ((environment["CLICOLOR_FORCE"].map { $0 != "0" && !$0.isEmpty } ?? false)
                        || (isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")))
            }
        style = TextStyle(isColored: isColored)
    }
}
