import Networking

extension HTTPClient {
    /// The error of a request; nil when it gets an answer.
    func error(_ request: HTTPRequest) async -> HTTPError? {
        do {
            _ = try await send(request)
            return nil
        } catch {
            return error
        }
    }
}
