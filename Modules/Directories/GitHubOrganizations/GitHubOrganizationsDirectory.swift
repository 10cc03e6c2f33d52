// GitHubOrganizationsDirectory: the directory kind `github-organizations`, after an ancestor's list of organizations:
// GitHub's REST API, read page by page up to a cap. It owns no state: the book keeps the position where a capped list
// continues. It must not know stores, front ends, or tokens, which belong to the client.

package import Directories
internal import FoundationEssentials
internal import JSON
internal import Models
internal import Networking

/// `GET /organizations`, all organizations in the order of creation, or `GET /users/USER/orgs`, those of one user.
package struct GitHubOrganizationsDirectory: DirectoryService {
    private let client: any HTTPClient
    private let endpoint: OrganizationsEndpoint
    private let limit: Int

    /// - Parameter limit: The maximum total number of entries, since there are millions. At least 1.
    init(client: any HTTPClient, endpoint: OrganizationsEndpoint, limit: Int) {
        self.client = client
        self.endpoint = endpoint
        self.limit = limit
    }

    /// A list that the cap ended is incomplete, and its state holds the next page: after the cap is raised, only the
    /// rest is fetched.
    package func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch {
        let earlier = ListState(state, of: endpoint.list)
        let fetch: DirectoryFetch?
        if let earlier, earlier.limit < limit, let next = earlier.next {
            fetch = try await read(from: next, before: earlier.before, after: nil, progress)
        } else {
            let validators = earlier?.limit == limit ? earlier?.validators : nil
            fetch = try await read(from: endpoint.firstPage(limit: limit), before: 0, after: validators, progress)
        }
        return fetch ?? DirectoryFetch(.unchanged, state: state)
    }

    /// Follows the pages until the cap or the end; nil if the first one has not changed since the validators.
    ///
    /// - Parameter count: The number of entries before the first page.
    private func read(
        from first: URL, before count: Int, after validators: String?,
        _ progress: @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch? {
        var collector = EntryCollector(path: "organizations")
        var trail = PageTrail()
        var state = ListState(list: endpoint.list, limit: limit, next: first, before: count)
        while let page = state.next, state.before < limit {
            try trail.visit(page)
            let isFirst = trail.count == 1
            guard let answer = try await client.fetchJSON(request(page), after: isFirst ? validators : nil) else {
                return nil
            }
            guard let elements = answer.json.array else {
                throw .wrongShape(host: answer.host, detail: "a list is needed, \(answer.json.typeName) was found")
            }
            let base = LinkBase(answer.url)
            let wanted = elements.prefix(limit - state.before)
            collector.add(wanted) { (reader) throws(EntryReader.FormatError) in
                try OrganizationDTO(&reader).entry(relativeTo: base)
            }
            let next = try trail.next(after: answer, holding: elements.count)
            progress(FetchProgress(received: collector.received, expected: next == nil ? collector.received : nil))
            // Only a list of a single page can be revalidated: GitHub does not report that several pages are unchanged,
            // and a full last page does not change when another one follows it.
            let isAll = wanted.count < endpoint.pageSize(limit: limit) || count + wanted.count == limit
            state.validators = isFirst && count == 0 && isAll ? answer.state : nil
            if wanted.count < elements.count { break }
            state.before += elements.count
            state.next = next
        }
        let isWhole = count == 0 && state.next == nil
        return DirectoryFetch(.everything(collector.list(isWhole: isWhole)), state: state.text)
    }

    private func request(_ page: URL) -> HTTPRequest {
        HTTPRequest(
            .get, page, headers: ["Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"],
            limits: .directoryList)
    }
}
