internal import Models
internal import Networking

extension ImageError: ExplainedError, CustomStringConvertible {
    /// The message, and the hint if there is one.
    package var description: String { hint.map { "\(message). \($0)" } ?? message }

    /// The failure in one clause without a final period, starting with "the picture" or similar. Safe to print.
    package var message: String {
        switch self {
        case .unsupportedURL(""): "the picture's address is not a web address"
        case .unsupportedURL(let scheme): "pictures are not fetched from \(scheme): addresses"
        case .notStored: "the store has no such picture"
        case .storeFailed(let reason): "couldn't read the picture from the store: \(reason)"
        case .transfer(let error): "couldn't fetch the picture: \(error.message)"
        case .empty: "the picture is empty"
        case .notAnImage(let found): "this picture can't be shown: it is \(found)"
        case .damaged(let format, let reason): "the \(format.name) picture is damaged: \(reason)"
        case .tooManyBytes(let limit): "the picture is larger than \(Self.size(limit))"
        case .tooManyPixels(let width, let height): "the picture's \(width) × \(height) pixels are too many"
        case .libraryMissing(let library, _): "the library \(library), which decodes pictures, is not installed"
        case .formatUnavailable(let format, _): "\(format.name) pictures can't be decoded on this computer"
        case .cannotEncode(let reason): "couldn't encode the picture: \(reason)"
        case .cannotKeep(let path, let reason): "couldn't cache the picture in \(path): \(reason)"
        case .canceled: "canceled"
        }
    }

    /// The next step as a sentence; nil if there is none.
    package var hint: String? {
        switch self {
        case .unsupportedURL: "Its address must begin with http:// or https://."
        case .storeFailed: "Check the disk, and run `kith doctor` to check the store."
        case .transfer(let error): error.hint
        case .notAnImage: "Use a PNG, JPEG, GIF or WebP picture."
        case .damaged: "Try again, or choose another picture."
        case .tooManyBytes, .tooManyPixels: "Choose a smaller one."
        case .libraryMissing(_, let package), .formatUnavailable(_, let package):
            "Install it: sudo apt install \(package)"
        case .cannotKeep: "Check the folder and the free space; pictures are still shown."
        case .notStored, .empty, .cannotEncode, .canceled: nil
        }
    }

    /// The error's name in machine output, from the same list as `HTTPError.kind`. `.canceled` never ends there, and is
    /// `canceled`.
    package var kind: String {
        switch self {
        case .unsupportedURL, .cannotEncode: "validation"
        case .notStored: "not-found"
        case .transfer(let error): error.kind
        case .empty: "empty-body"
        case .notAnImage, .damaged: "wrong-shape"
        case .tooManyBytes, .tooManyPixels: "too-large"
        case .storeFailed, .libraryMissing, .formatUnavailable, .cannotKeep: "unreachable"
        case .canceled: "canceled"
        }
    }

    private static func size(_ bytes: Int) -> String {
        if bytes >= 1 << 20 { return "\(bytes >> 20) MiB" }
        return bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
    }
}
