internal import JSON
internal import LoopbackServer

/// `spacex-launches`: `GET /v3/launches` with `limit`, `offset` and `order`.
struct LaunchesAPI: ServedAPI {
    func reply(to request: ReceivedRequest, at address: String) -> Reply? {
        guard request.segments.first == "v3" else { return nil }
        guard request.method == "GET", request.path == "/v3/launches" else {
            return .json(#"{"error":"Not Found"}"#, status: 404)
        }
        let launches = request.parameter("order") == "desc" ? LaunchSamples.all.reversed() : LaunchSamples.all
        let limit = request.number("limit").flatMap { $0 > 0 ? $0 : nil } ?? launches.count
        let page = launches.dropFirst(max(request.number("offset") ?? 0, 0)).prefix(limit)
        return .json(JSONValue.array(page.map { $0.json(at: address) }))
            .header("spacex-api-count", "\(launches.count)")
    }
}
