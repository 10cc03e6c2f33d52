package import FoundationEssentials
package import JSON
package import Networking

/// A directory's answer as JSON, with where it came from and what to send next time.
package struct JSONAnswer: Sendable {
    package let json: JSONValue
    /// The answer without its body: for its headers and links.
    package let head: HTTPResponse
    /// Tells the answer from others.
    let digest: String

    /// The answer's validators for the next fetch; nil where it has none.
    package var state: String? { ValidatorState(head.validators).text }

    /// The same, with what makes the next fetch know the same answer again where the server does not, so that nothing of
    /// it need be read. For directories that nothing is sent to: what somebody takes back there that was sent from here
    /// would not be seen. What could not be read is to be told each time, so that such a list is read each time.
    package func state(of list: EntryList) -> String? {
        let isKnownAgain = list.skipped.isEmpty && list.omitted.isEmpty
        return ValidatorState(head.validators, digest: isKnownAgain ? digest : nil).text
    }

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
            let known = ValidatorState(state)
            let response = try await send(request.revalidating(known.validators))
            // A 304 to a request that asked for everything says nothing; `json()` refuses it.
            if response.isNotModified, !known.validators.isEmpty { return nil }
            let digest = AnswerDigest.text(of: response)
            if response.status == 200, digest == known.digest { return nil }
            return JSONAnswer(
                json: try response.json(),
                head: HTTPResponse(status: response.status, headers: response.headers, url: response.url),
                digest: digest)
        } catch {
            throw .http(error)
        }
    }
}

extension HTTPLimits {
    /// Whole lists come in one answer, and some directories are large: 64 MiB in at most two minutes.
    package static let directoryList = HTTPLimits(totalTime: .seconds(120), bodyBytes: 64 << 20)
}
