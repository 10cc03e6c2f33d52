package import Directories
internal import Models

/// Why a book cannot be added or changed as it was asked.
package enum BookError: ExplainedError, Sendable, Hashable {
    /// Not a name that a book can have (`AddressBook.fault(inName:)`).
    case badName(String, reason: String)
    /// There is such a book already.
    case nameTaken(String)
    /// No directory of that kind is registered in this front.
    case unknownKind(String, known: [String])
    /// The kind has no URL of its own.
    case urlNeeded(kind: String)
    /// A URL or an option was given, and no kind of directory.
    case kindNeeded(known: [String])
    /// The book lives on this machine only, so there is no binding to change.
    case notBound(String)
    /// The kind cannot use the URL or an option.
    case badBinding(DirectoryError)

    package var message: String {
        switch self {
        case .badName(let name, let reason): "\(name.quoted) cannot be the name of a book: \(reason)"
        case .nameTaken(let name): "there is already a book \(name.quoted)"
        case .unknownKind(let kind, _): "there is no kind of directory \(kind.quoted)"
        case .urlNeeded(let kind): "a book of the kind \(kind) needs a URL"
        case .kindNeeded: "a URL or an option needs a kind of directory"
        case .notBound(let book): "the book \(book.quoted) lives on this machine only: it is bound to nothing"
        case .badBinding(let error): error.message
        }
    }

    package var hint: String? {
        switch self {
        case .badName: nil
        case .nameTaken: "Choose another name."
        case .unknownKind(_, let known): "Known kinds: \(known.joined(separator: ", "))."
        case .urlNeeded: "Give it with the book."
        case .kindNeeded(let known): "Known kinds: \(known.joined(separator: ", "))."
        case .notBound: "Add another book, with a kind and a URL."
        case .badBinding(let error): error.hint
        }
    }

    /// What of a book a fault is about, so that a form can say it there.
    package enum Subject: Sendable, Hashable {
        case name, kind, url
        case option(String)
    }

    package var subject: Subject {
        switch self {
        case .badName, .nameTaken: .name
        case .unknownKind, .kindNeeded, .notBound: .kind
        case .urlNeeded: .url
        case .badBinding(.badOption(let name, _, _)), .badBinding(.unknownOption(let name, _)): .option(name)
        case .badBinding: .url
        }
    }
}
