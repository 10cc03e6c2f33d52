internal import CProcess

/// Arguments of the process, as main got them.
package enum ProgramArguments {
    /// The arguments without the program's name.
    ///
    /// - Throws: ``CommandError`` for one that is not UTF-8: mended, it would name another file or contact than the one that
    ///   is meant.
    package static func current() throws(CommandError) -> [String] {
        var arguments: [String] = []
        for number in 1..<max(1, cprocess_argument_count()) {
            guard let word = cprocess_argument(number) else { break }
            guard let text = String(validatingCString: word) else {
                throw CommandError(
                    kind: "usage", "argument \(number) is not UTF-8", hint: "Use UTF-8 for text and file names.",
                    exitCode: .usage)
            }
            arguments.append(text)
        }
        return arguments
    }
}
