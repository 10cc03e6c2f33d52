// Opening: hands a contact's address to another program: a mail client, a telephone, a browser. It holds the port, the
// links, and the choice of an opener. It owns no state, starts no process, and must not know contacts, the terminal or
// where settings are kept.

/// The purpose of opening a link.
package enum OpeningPurpose: String, Sendable, Hashable, CaseIterable {
    case email, call, message
    /// Opening a web page.
    case url

    /// The setting with a user's own command for this purpose.
    package var setting: String { "opener.\(rawValue)" }
}

/// A link and its purpose.
package struct OpeningRequest: Sendable, Hashable {
    package let purpose: OpeningPurpose
    package let link: Link

    package init(purpose: OpeningPurpose, link: Link) {
        self.purpose = purpose
        self.link = link
    }
}

/// The port for opening links. It is called on the main actor, may take over the terminal, and returns when the other
/// program has ended or has accepted the link.
@MainActor
package protocol Opener: Sendable {
    /// Opens a link.
    ///
    /// - Throws: ``OpeningError``, or errors of the implementation.
    func open(_ request: OpeningRequest) throws
}
