/// The line of the composition root that a registration was made on, as `Module/File.swift:12`.
@usableFromInline
package struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// Module and file, as `#fileID` gives it.
    package let fileID: String
    /// Counted from 1.
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
