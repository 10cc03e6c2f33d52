internal import JSON
internal import LoopbackServer
internal import Models
internal import Synchronization

/// `github-organizations`: all in the order of their creation, or those of one user, paged by the Link header.
final class OrganizationsAPI: ServedAPI {
    private let limit: Int
    private let clock: WallClock
    /// Requests in the hour that is counted from 1970.
    private let used = Mutex((hour: Int64(0), requests: 0))

    /// - Parameter limit: how many requests an hour are allowed.
    init(limit: Int, clock: WallClock) {
        self.limit = limit
        self.clock = clock
    }

    func reply(to request: ReceivedRequest, at address: String) -> Reply? {
        let segments = request.segments
        let isOfUser = segments.count == 3 && segments[0] == "users" && segments[2] == "orgs"
        guard request.method == "GET", segments == ["organizations"] || isOfUser else { return nil }
        guard request.header("User-Agent")?.isEmpty == false else {
            return .html("<p>Request forbidden by administrative rules: there is no User-Agent.</p>", status: 403)
        }
        let count = countRequest()
        let list =
            count.isPassed
            ? Self.limitPassed
            : isOfUser ? organizations(of: segments[1], request, address) : organizations(request, address)
        return count.headers.reduce(list) { $0.header($1.name, $1.value) }
    }

    private func organizations(_ request: ReceivedRequest, _ address: String) -> Reply {
        let since = request.number("since") ?? 0
        let rest = OrganizationSamples.all.filter { $0.id > since }
        let page = rest.prefix(Self.pageSize(request))
        let url = "\(address)/organizations"
        var links: [String] = []
        if page.count < rest.count, let last = page.last {
            let size = request.parameter("per_page").map { "per_page=\($0)&" } ?? ""
            links.append("<\(url)?\(size)since=\(last.id)>; rel=\"next\"")
        }
        links.append("<\(url){?since}>; rel=\"first\"")
        return Self.list(page, links: links, address)
    }

    /// A third of all: which one, the user's name decides.
    private func organizations(of user: String, _ request: ReceivedRequest, _ address: String) -> Reply {
        let third = Int(user.stableHash % 3)
        let all = OrganizationSamples.all.filter { $0.id % 3 == third }
        let (size, number) = (Self.pageSize(request), min(max(request.number("page") ?? 1, 1), 10_000))
        let rest = all.dropFirst((number - 1) * size)
        let next = "<\(address)/users/\(user)/orgs?per_page=\(size)&page=\(number + 1)>; rel=\"next\""
        return Self.list(rest.prefix(size), links: rest.count > size ? [next] : [], address)
    }

    private static func list(
        _ organizations: some Collection<OrganizationSamples.Organization>, links: [String], _ address: String
    ) -> Reply {
        let reply = Reply.json(JSONValue.array(organizations.map { $0.json(at: address) }))
        let tagged = reply.tagged("\"\(String(reply.text.stableHash, radix: 16))\"")
        return links.isEmpty ? tagged : tagged.header("Link", links.joined(separator: ", "))
    }

    private static func pageSize(_ request: ReceivedRequest) -> Int {
        min(max(request.number("per_page") ?? 30, 1), 100)
    }

    /// Counts a request against the hour's limit, which GitHub tells in headers of every answer.
    private func countRequest() -> (isPassed: Bool, headers: [(name: String, value: String)]) {
        let hour = clock.now().milliseconds / 3_600_000
        let requests = used.withLock { used in
            if used.hour != hour { used = (hour, 0) }
            used.requests += 1
            return used.requests
        }
        let headers = [
            ("X-RateLimit-Limit", "\(limit)"), ("X-RateLimit-Remaining", "\(max(0, limit - requests))"),
            ("X-RateLimit-Reset", "\((hour + 1) * 3_600)"),
        ]
        return (requests > limit, headers)
    }

    private static let limitPassed = Reply.json(
        #"{"message":"API rate limit exceeded","documentation_url":"https://docs.github.com/rest"}"#, status: 403)
}
