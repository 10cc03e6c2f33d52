// SpaceXLaunchesDirectory: the directory kind `spacex-launches`, after an ancestor's list of launches: one read-only
// list of the SpaceX API, version 3. It owns no state; it must not know stores and front ends.

package import Directories
internal import FoundationEssentials
internal import JSON
internal import Models
internal import Networking

/// `GET /v3/launches`: missions with flight number, date, outcome, rocket, site, links and patch.
package struct SpaceXLaunchesDirectory: DirectoryService {
    private let client: any HTTPClient
    private let endpoint: LaunchesEndpoint

    init(client: any HTTPClient, endpoint: LaunchesEndpoint) {
        self.client = client
        self.endpoint = endpoint
    }

    /// Fetches the launches, ordered by flight number.
    package func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch {
        let request = HTTPRequest(.get, endpoint.url, headers: ["Accept": "application/json"], limits: .directoryList)
        guard let answer = try await client.fetchJSON(request, after: state) else {
            return DirectoryFetch(.unchanged, state: state)
        }
        guard let launches = answer.json.array else {
            throw .wrongShape(host: answer.host, detail: "a list is needed, \(answer.json.typeName) was found")
        }
        let matches = answer.head.headers["spacex-api-count"].flatMap { Int($0) }
        let due = endpoint.due(of: matches)
        guard launches.count >= due else {
            throw .incomplete(host: answer.host, detail: "\(launches.count) of \(due) launches received")
        }
        let base = LinkBase(answer.url)
        var collector = EntryCollector(path: "launches")
        collector.add(launches) { (reader) throws(EntryReader.FormatError) in
            try LaunchDTO(&reader).entry(relativeTo: base)
        }
        progress(FetchProgress(received: launches.count, expected: launches.count))
        let list = collector.list(isWhole: endpoint.isWhole(launches.count, of: matches))
        return DirectoryFetch(.everything(list.orderedByFlight()), state: answer.state)
    }
}

extension EntryList {
    /// Remote identifiers begin with the flight number. Entries without a number come last.
    fileprivate func orderedByFlight() -> EntryList {
        let numbered = entries.map { (flight: Int($0.remoteID.prefix { $0 != "/" }) ?? .max, entry: $0) }
        return EntryList(
            entries: numbered.sorted { $0.flight < $1.flight }.map(\.entry), skipped: skipped, omitted: omitted,
            isWhole: isWhole)
    }
}
