internal import LoopbackServer

/// One of the services that share the server.
protocol ServedAPI: Sendable {
    /// Nil for a request that is not this service's.
    ///
    /// - Parameter address: scheme, host and port by which the client knows the server: absolute URLs begin with it.
    func reply(to request: ReceivedRequest, at address: String) -> Reply?
}

extension ReceivedRequest {
    /// The first value of a parameter of the query, as it was sent.
    func parameter(_ name: String) -> String? {
        for pair in query?.split(separator: "&") ?? [] {
            let parts = pair.split(separator: "=", maxSplits: 1)
            if let key = parts.first, key == name { return parts.count > 1 ? String(parts[1]) : "" }
        }
        return nil
    }

    /// A whole number of the query; nil for anything else.
    func number(_ name: String) -> Int? { parameter(name).flatMap { Int($0) } }

    /// The segments of the path, as they were sent.
    var segments: [String] { path.split(separator: "/").map(String.init) }
}
