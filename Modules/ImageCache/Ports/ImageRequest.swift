/// A picture that is wanted, and how.
package struct ImageRequest: Sendable, Hashable {
    /// The URL's whole text.
    package var url: String
    /// The size to bring it to.
    package var target: ImageTarget
    /// Who is served first.
    package var priority: ImagePriority

    package init(url: String, target: ImageTarget, priority: ImagePriority = .visible) {
        self.url = url
        self.target = target
        self.priority = priority
    }
}

/// Who is served first when not all can be served at once.
package enum ImagePriority: Int, Sendable, Hashable, Comparable {
    /// Will be seen soon, perhaps.
    case prefetched
    /// Somebody waits for it.
    case visible

    /// The less urgent one is the lesser one.
    package static func < (left: ImagePriority, right: ImagePriority) -> Bool { left.rawValue < right.rawValue }
}
