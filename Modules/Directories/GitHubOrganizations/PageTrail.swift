internal import Directories
internal import FoundationEssentials
internal import Networking

/// The pages of one fetch, to detect a server whose pages form a cycle, or lead nowhere or to another host.
struct PageTrail {
    private var pages: Set<String> = []

    /// The pages visited so far.
    var count: Int { pages.count }

    /// Throws if the page was visited before: ending there would make the list seem complete.
    mutating func visit(_ page: URL) throws(DirectoryError) {
        guard pages.insert(page.absoluteString).inserted else {
            throw .incomplete(
                host: HTTPOrigin(page)?.description ?? "", detail: "its pages lead in a circle, after \(count) of them")
        }
    }

    /// The response's next page, unmodified (RFC 8288); nil at the end of the list.
    ///
    /// - Parameter entries: The number of entries in the response.
    func next(after answer: JSONAnswer, holding entries: Int) throws(DirectoryError) -> URL? {
        guard LinkHeader(answer.head.headers.values("Link")).target("next") != nil else { return nil }
        guard let next = answer.head.link("next"), let origin = HTTPOrigin(next) else {
            throw .incomplete(host: answer.host, detail: "the address of its next page is invalid")
        }
        guard origin == HTTPOrigin(answer.url) else {
            throw .incomplete(host: answer.host, detail: "its next page is on another server, \(origin)")
        }
        // Empty pages could otherwise continue forever.
        guard entries > 0 else {
            throw .incomplete(host: answer.host, detail: "an empty page links to another one")
        }
        return next
    }
}
