/// A full-screen program over a seeded book.
struct ScreenProgram: Sendable {
    let name: String
    let command: ProcessCommand
    /// A file in the place of standard input; nil for the terminal.
    var input: String?
    /// Text on the screen once the first frame is complete: edges and rows.
    let wholeFrame: [String]
    /// Moves the cursor down by a row.
    let down: String
    /// Begins a filter; empty where one is always under way.
    var search = ""
}

extension ScreenProgram {
    static func kith(_ book: BookFiles, path: String) -> ScreenProgram {
        ScreenProgram(
            name: "kith-tui", command: ProcessCommand(path, ["--home", book.kithHome]),
            wholeFrame: [grouped(book.size), "help", SeededBook.firstName], down: "j", search: "/")
    }

    /// Nil where it is not installed. It has a search, but does not filter as one types.
    static func abook(_ book: BookFiles, path: String?) -> ScreenProgram? {
        path.map {
            ScreenProgram(
                name: "abook", command: ProcessCommand($0, ["--datafile", book.abookFile]),
                wholeFrame: ["/\(book.size)", "c0@example.org"], down: "j")
        }
    }

    /// A filter over one line for each contact; nil where it is not installed.
    static func fzf(_ book: BookFiles, path: String?) -> ScreenProgram? {
        path.map {
            ScreenProgram(
                name: "fzf", command: ProcessCommand($0), input: book.lines,
                wholeFrame: ["\(book.size)/\(book.size)"], down: "\u{B}")
        }
    }

    private static func grouped(_ number: Int) -> String {
        number < 1_000 ? "\(number)" : "\(number / 1_000)," + "\(1_000 + number % 1_000)".dropFirst()
    }
}
