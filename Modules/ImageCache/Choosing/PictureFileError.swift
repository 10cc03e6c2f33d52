internal import Models

/// Error of reading or writing a picture file.
package enum PictureFileError: Error, Sendable, Hashable {
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// A folder, a pipe or the like stands there.
    case notAFile(path: String)
    case tooLarge(path: String, limit: Int)
    /// There is a file of the name, and nobody said that it may be replaced.
    case exists(path: String)
}

extension PictureFileError: ExplainedError {
    package var message: String {
        switch self {
        case .cannotRead(let path, let reason): "couldn't read \"\(path)\": \(reason)"
        case .cannotWrite(let path, let reason): "couldn't write \"\(path)\": \(reason)"
        case .notAFile(let path): "\"\(path)\" is not a regular file"
        case .tooLarge(let path, let limit): "\"\(path)\" has more than \(limit >> 20) MiB"
        case .exists(let path): "there is already a file \"\(path)\""
        }
    }

    package var hint: String? {
        switch self {
        case .cannotRead: nil
        case .cannotWrite: "Check that the folder exists and can be written to."
        case .notAFile, .tooLarge: "Nothing was changed."
        case .exists: "Choose another name, or replace it with --force."
        }
    }
}
