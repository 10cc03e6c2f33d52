/// A text file of the repository.
package struct SourceFile: Sendable, Hashable {
    /// Path relative to the top of the repository.
    package let path: String
    /// Content as UTF-8.
    package let bytes: [UInt8]

    /// Any bytes will do: a file that is no Swift has no tokens that matter.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// A file from text.
    package init(path: String, _ text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
