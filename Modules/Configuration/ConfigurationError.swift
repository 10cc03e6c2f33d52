import Glibc

/// Why a place cannot be used or a setting cannot be read or changed.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a person can act on.
    package enum Kind: Sendable, Hashable {
        /// The file, the folder, or the person's home folder is not there.
        case notFound
        /// The system refuses access.
        case permissionDenied
        /// The one folder for everything was named by an empty text.
        case emptyHome
        /// A folder is needed where something else stands.
        case notAFolder
        /// A regular file is needed where something else stands.
        case notAFile
        /// The file system cannot be written.
        case readOnlyFileSystem
        /// The disk or the person's quota is full.
        case noSpace
        /// The config file is larger than `ConfigFile.sizeLimit`.
        case tooLarge
        /// The config file is malformed there; both counted from one, the column in characters.
        case syntax(line: Int, column: Int)
        /// A setting's name is not of the form `section.name` or `section.subsection.name`.
        case invalidKey
        /// A value is not of the kind its setting needs, or cannot be written in a config file.
        case invalidValue
        /// Somebody else has changed the config file since it was read.
        case changedMeanwhile
        /// Any other failure of the system, with its `errno`.
        case system(Int32)
    }

    /// What a person can act on.
    package let kind: Kind
    /// What happened, and to which file or setting: a clause without a final full stop. It may quote file names as they are.
    package let message: String
    /// What to do next: a sentence.
    package let hint: String

    /// An error made of its parts.
    package init(_ kind: Kind, _ message: String, hint: String) {
        self.kind = kind
        self.message = message
        self.hint = hint
    }

    /// The error for a system call that failed with `errno` equal to `number` while `doing` ("cannot read") something to
    /// the file or folder at `path`.
    package init(errno number: Int32, doing: String, path: String) {
        let (kind, hint): (Kind, String) =
            switch number {
            case ENOENT: (.notFound, "Check that the folder is there.")
            case EACCES, EPERM:
                (.permissionDenied, "Check who owns it and its permissions, or choose another place with --home.")
            case ENOTDIR:
                (.notAFolder, "A part of this path is a file; move it away, or choose another place with --home.")
            case EISDIR:
                (
                    .notAFile,
                    "A folder stands where a file is needed; move it away, or choose another place with --home."
                )
            case EROFS: (.readOnlyFileSystem, "Choose a place that can be written with --home or KITH_HOME.")
            case ENOSPC, EDQUOT: (.noSpace, "Free some space, or choose another place with --home.")
            default: (.system(number), "Check the path and the disk, or choose another place with --home.")
            }
        self.init(kind, "\(doing) \(path): \(String(cString: strerror(number)))", hint: hint)
    }

    /// The message alone.
    package var description: String { message }
}
