package import Opening

/// Remembers what was to be opened.
@MainActor
package final class SpyOpener: Opener {
    package private(set) var links: [String] = []
    /// Error to throw instead.
    package var error: OpeningError?

    package init() {}

    package func open(_ request: OpeningRequest) throws {
        if let error { throw error }
        links.append(request.link.text)
    }
}
