package import Directories
internal import Models

/// An error in adding or changing a book.
package enum BookError: ExplainedError, Sendable, Hashable {
    /// The name is invalid (`AddressBook.error(inName:)`).
    case badName(String, reason: String)
    /// A book of that name exists.
    case nameTaken(String)
    /// This front end has no such kind of directory.
    case unknownKind(String, known: [String])
    /// The kind has no default URL.
    case urlNeeded(kind: String)
    /// A URL or an option was given without a kind of directory.
    case kindNeeded(known: [String])
    /// The book is local, so it has no binding to change.
    case notBound(String)
    /// The kind rejects the URL or an option.
    case badBinding(DirectoryError)

    package var message: String {
        switch self {
        case .badName(let name, let reason): "\(name.quoted) is not a valid book name: \(reason)"
        case .nameTaken(let name): "there is already a book \(name.quoted)"
        case .unknownKind(let kind, _): "there is no kind of directory \(kind.quoted)"
        case .urlNeeded(let kind): "a book of the kind \(kind) needs a URL"
        case .kindNeeded: "a URL or an option needs a directory kind"
        case .notBound(let book): "the book \(book.quoted) is a local book: it has no directory"
        case .badBinding(let error): error.message
        }
    }

    package var hint: String? {
        switch self {
        case .badName: nil
        case .nameTaken: "Choose another name."
        case .unknownKind(_, let known): "Known kinds: \(known.joined(separator: ", "))."
        case .urlNeeded: "Add it to the book."
        case .kindNeeded(let known): "Known kinds: \(known.joined(separator: ", "))."
        case .notBound: "Add another book with a kind and a URL."
        case .badBinding(let error): error.hint
        }
    }

    /// The part of a book that an error concerns, so that a form can show it there.
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
