import FoundationEssentials
import Networking

/// A URL that is known to be one.
func address(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("not a URL: \(text)") }
    return url
}

/// An answer of `https://example.org/contacts.json`.
func answer(_ status: Int, _ headers: HTTPHeaders = [:], body: String = "") -> HTTPResponse {
    HTTPResponse(
        status: status, headers: headers, body: Array(body.utf8), url: address("https://example.org/contacts.json"))
}
