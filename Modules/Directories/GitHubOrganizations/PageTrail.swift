internal import Directories
internal import FoundationEssentials
internal import Networking

/// The pages of one fetch, so that a server whose pages lead in a circle, to nowhere or to somebody else is noticed.
struct PageTrail {
    private var pages: Set<String> = []

    /// Pages visited so far.
    var count: Int { pages.count }

    /// Throws when the page was visited before: to end there would take the list for whole.
    mutating func visit(_ page: URL) throws(DirectoryError) {
        guard pages.insert(page.absoluteString).inserted else {
            throw .incomplete(
                host: HTTPOrigin(page)?.description ?? "", detail: "its pages lead in a circle, after \(count) of them")
        }
    }

    /// The page that the answer names as the next one, as it was given (RFC 8288); nil at the end of the list.
    ///
    /// - Parameter entries: how many the answer holds.
    func next(after answer: JSONAnswer, holding entries: Int) throws(DirectoryError) -> URL? {
        guard LinkHeader(answer.head.headers.values("Link")).target("next") != nil else { return nil }
        guard let next = answer.head.link("next"), let origin = HTTPOrigin(next) else {
            throw .incomplete(host: answer.host, detail: "the address of its next page is none")
        }
        guard origin == HTTPOrigin(answer.url) else {
            throw .incomplete(host: answer.host, detail: "its next page is said to be at another place, \(origin)")
        }
        // Without this, pages that hold nothing could go on for ever.
        guard entries > 0 else {
            throw .incomplete(host: answer.host, detail: "a page without entries says that another one follows")
        }
        return next
    }
}
