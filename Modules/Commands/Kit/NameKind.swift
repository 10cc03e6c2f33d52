package import ArgumentParsing

/// Kind of object that a name on a command line refers to. ``CompletionNames`` knows the names that there are.
package enum NameKind: String, CaseIterable, Sendable {
    case book
    /// A book that has a directory.
    case boundBook
    case contact
    /// A contact that is in the trash.
    case trashedContact
    /// A contact that has a conflict.
    case conflictingContact
    case outboxEntry
    case directoryKind
    /// A kind of contact. Others than those that Kith knows are allowed.
    case contactKind
    case setting
}

extension ValueKind {
    package static func name(of kind: NameKind) -> ValueKind { .named(kind.rawValue) }
}
