package import FoundationEssentials
package import JSON
package import Networking

/// A directory's answer as JSON, with where it came from and what to send next time.
package struct JSONAnswer: Sendable {
    package let json: JSONValue
    /// The answer without its body: for its headers and links.
    package let head: HTTPResponse
    /// The answer's validators for the next fetch; nil where it has none.
    package let state: String?

    /// The URL after all redirects: relative URLs in the answer are resolved against it.
    package var url: URL { head.url }

    /// Host and port, for messages.
    package var host: String { HTTPOrigin(url)?.description ?? url.absoluteString }
}

extension HTTPClient {
    /// Sends the request and parses the answer. Nil means that nothing has changed since `state`, which is what an earlier
    /// ``JSONAnswer/state`` said.
    package func fetchJSON(
        _ request: HTTPRequest, after state: String?
    ) async throws(DirectoryError) -> JSONAnswer? {
        do throws(HTTPError) {
            let validators = ValidatorState.validators(in: state)
            let response = try await send(request.revalidating(validators))
            // A 304 to a request that asked for everything says nothing; `json()` refuses it.
            if response.isNotModified, !validators.isEmpty { return nil }
            return JSONAnswer(
                json: try response.json(),
                head: HTTPResponse(status: response.status, headers: response.headers, url: response.url),
                state: ValidatorState.text(of: response.validators))
        } catch {
            throw .http(error)
        }
    }
}

extension HTTPLimits {
    /// Whole lists come in one answer, and some directories are large: 64 MiB in at most two minutes.
    package static let directoryList = HTTPLimits(totalTime: .seconds(120), bodyBytes: 64 << 20)
}
