/// A request for an image at a size.
package struct ImageRequest: Sendable, Hashable {
    /// The complete URL text.
    package var url: String
    /// The target size.
    package var target: ImageTarget
    /// The priority.
    package var priority: ImagePriority

    package init(url: String, target: ImageTarget, priority: ImagePriority = .visible) {
        self.url = url
        self.target = target
        self.priority = priority
    }
}

/// The priority of a request when the work is queued.
package enum ImagePriority: Int, Sendable, Hashable, Comparable {
    /// May be visible soon.
    case prefetched
    /// Needed now.
    case visible

    /// Lower priorities are less.
    package static func < (left: ImagePriority, right: ImagePriority) -> Bool { left.rawValue < right.rawValue }
}
