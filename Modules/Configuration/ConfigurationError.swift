import Glibc

/// An error of a location or a setting.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The cause, as far as the user can act on it.
    package enum Kind: Sendable, Hashable {
        /// The file, the folder, or the home folder does not exist.
        case notFound
        /// The system denies access.
        case permissionDenied
        /// The option for a single home folder was empty.
        case emptyHome
        /// A folder is required, but something else exists there.
        case notAFolder
        /// A regular file is required, but something else exists there.
        case notAFile
        /// The file system is read-only.
        case readOnlyFileSystem
        /// The disk or the quota is full.
        case noSpace
        /// The config file is larger than `ConfigFile.sizeLimit`.
        case tooLarge
        /// Malformed syntax at a one-based line and column; the column counts characters.
        case syntax(line: Int, column: Int)
        /// A setting's name is not of the form `section.name` or `section.subsection.name`.
        case invalidKey
        /// A value is invalid for its setting, or cannot be written in a config file.
        case invalidValue
        /// Another program has changed the config file since it was read.
        case changedMeanwhile
        /// Another process of Kith has been changing the config file for longer than ``ConfigFile/patience``.
        case busy
        /// Any other system error, with its `errno`.
        case system(Int32)
    }

    /// The cause.
    package let kind: Kind
    /// The failure and the affected file or setting: a clause without a final period. It may contain unescaped file
    /// names.
    package let message: String
    /// The next step, as a sentence.
    package let hint: String

    /// Creates an error.
    package init(_ kind: Kind, _ message: String, hint: String) {
        self.kind = kind
        self.message = message
        self.hint = hint
    }

    /// Creates the error for a failed system call.
    ///
    /// - Parameters:
    ///   - number: The `errno`.
    ///   - doing: The failed action, such as "cannot read".
    ///   - path: The affected file or folder.
    package init(errno number: Int32, doing: String, path: String) {
        let (kind, hint): (Kind, String) =
            switch number {
            case ENOENT: (.notFound, "Check that the folder exists.")
            case EACCES, EPERM:
                (.permissionDenied, "Check who owns it and its permissions, or choose another place with --home.")
            case ENOTDIR:
                (.notAFolder, "A part of this path is a file; move it away, or choose another place with --home.")
            case EISDIR:
                (
                    .notAFile,
                    "This path is a folder, not a file; move it away, or choose another place with --home."
                )
            case EROFS: (.readOnlyFileSystem, "Choose a writable place with --home or KITH_HOME.")
            case ENOSPC, EDQUOT: (.noSpace, "Free some space, or choose another place with --home.")
            default: (.system(number), "Check the path and the disk, or choose another place with --home.")
            }
        self.init(kind, "\(doing) \(path): \(String(cString: strerror(number)))", hint: hint)
    }

    /// The message alone.
    package var description: String { message }
}
