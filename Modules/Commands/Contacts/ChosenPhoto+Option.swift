internal import ArgumentParsing
internal import CommandKit
internal import ImageChoosing
internal import Models

extension ChosenPhoto {
    /// The photo that the option `photo` names; nil where it is not given, or empty.
    ///
    /// - Throws: `ImageError`, and a ``CommandError`` of the file's, or where something else is read from standard input too.
    func named(by arguments: ParsedCommand, readsJSON: Bool, for limits: () throws -> PhotoLimits) throws
        -> PhotoData?
    {
        guard let file = arguments.value(.photo), !file.isEmpty else { return nil }
        if file == "-", readsJSON || arguments.value(.note) == "-" { throw EditingUsage.standardInputTwice }
        return try photo(at: file, for: limits())
    }
}
