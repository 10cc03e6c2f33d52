/// A program with its arguments, run to its end with nothing on its standard input.
struct ProcessCommand: Sendable {
    /// Absolute.
    let path: String
    let arguments: [String]
    /// Whoever writes fewer bytes than this to standard output has not done the work that is measured.
    let leastOutput: Int

    init(_ path: String, _ arguments: [String] = [], leastOutput: Int = 0) {
        self.path = path
        self.arguments = arguments
        self.leastOutput = leastOutput
    }

    /// The program's name and its arguments, as messages show them.
    var text: String {
        ([path.split(separator: "/").last.map(String.init) ?? path] + arguments).joined(separator: " ")
    }
}
