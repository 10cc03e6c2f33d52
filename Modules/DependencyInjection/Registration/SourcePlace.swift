/// The source line of a registration in the composition root, as `Module/File.swift:12`.
@usableFromInline
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// The module and file, in the form of `#fileID`.
    package let fileID: String
    /// The one-based line number.
    package let line: Int

    @usableFromInline
    init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    @usableFromInline
    package var description: String {
        "\(fileID):\(line)"
    }
}
