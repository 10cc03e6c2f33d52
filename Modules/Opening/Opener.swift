// Opening: hands the address of a person to another program: a mail client, a telephone, a browser. It holds the port,
// the links that are handed over, and what an implementation works out before it starts anything. It owns no state,
// starts no process, and must not know contacts, the terminal or where settings are kept.

/// What a link is opened for.
package enum OpeningPurpose: String, Sendable, Hashable, CaseIterable {
    case email, call, message
    /// Reading a page of the web.
    case url

    /// The name of the setting that holds a person's own command for it.
    package var setting: String { "opener.\(rawValue)" }
}

/// What is opened.
package struct OpeningRequest: Sendable, Hashable {
    package let purpose: OpeningPurpose
    package let link: Link

    package init(purpose: OpeningPurpose, link: Link) {
        self.purpose = purpose
        self.link = link
    }
}

/// The port to whatever opens a link. It is called on the main actor, may take the terminal over, and returns when the
/// other program is done or has taken the link over itself.
@MainActor
package protocol Opener: Sendable {
    /// Throws ``OpeningError``, or what the implementation meets on its own way.
    func open(_ request: OpeningRequest) throws
}
