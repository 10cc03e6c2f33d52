package import FoundationEssentials
package import JSON
package import Networking

/// A directory's response as JSON, with its origin and the state for the next fetch.
package struct JSONAnswer: Sendable {
    package let json: JSONValue
    /// The response without its body, for its headers and links.
    package let head: HTTPResponse
    /// A digest of the response, to detect changes.
    let digest: String

    /// The validators for the next fetch; nil if there are none.
    package var state: String? { ValidatorState(head.validators).text }

    /// The validators with a digest, which detects an unchanged response of a server without validators, so that it
    /// need not be parsed. Only for read-only directories: otherwise a change there that reverts one sent from here
    /// would go unnoticed. A list with unreadable parts has no state, so that it is parsed and reported each time.
    package func state(of list: EntryList) -> String? {
        let isKnownAgain = list.skipped.isEmpty && list.omitted.isEmpty
        return ValidatorState(head.validators, digest: isKnownAgain ? digest : nil).text
    }

    /// The URL after all redirects, the base for relative URLs in the response.
    package var url: URL { head.url }

    /// The host and port, for messages.
    package var host: String { HTTPOrigin(url)?.description ?? url.absoluteString }
}

extension HTTPClient {
    /// Sends the request and parses the response. Returns nil if nothing has changed since `state`, from an earlier
    /// ``JSONAnswer/state``.
    package func fetchJSON(
        _ request: HTTPRequest, after state: String?
    ) async throws(DirectoryError) -> JSONAnswer? {
        do throws(HTTPError) {
            let known = ValidatorState(state)
            let response = try await send(request.revalidating(known.validators))
            // A 304 to an unconditional request is invalid; `json()` rejects it.
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
    /// The limits of a complete list in one response: 64 MiB in at most two minutes.
    package static let directoryList = HTTPLimits(totalTime: .seconds(120), bodyBytes: 64 << 20)
}
