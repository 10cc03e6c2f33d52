import Networking
import Testing

struct HTTPErrorTests {
    @Test(
        "each error has the machine's name for it",
        arguments: [
            (HTTPError.unreachable(host: "h"), "unreachable"), (.offline(host: "h"), "unreachable"),
            (.sendingRefused(host: "h"), "unreachable"),
            (.hostNotFound(host: "h"), "unreachable"), (.broken(host: "h", .reset), "unreachable"),
            (.timedOut(host: "h", after: .seconds(1)), "timeout"), (.tls(host: "h", .expired), "tls"),
            (.redirect(host: "h", .loop), "redirect"), (.tooLarge(host: "h", .body, limit: 1), "too-large"),
            (.emptyBody(host: "h"), "empty-body"), (.badJSON(host: "h", reason: "r"), "bad-json"),
            (.notJSON(host: "h", status: 200, contentType: nil, start: ""), "not-json"),
            (.unauthorized(host: "h", message: nil), "unauthorized"),
            (.rateLimited(host: "h", until: nil), "rate-limited"),
            (.notFound(host: "h", path: "/", message: nil), "not-found"),
            (.invalid(host: "h", messages: []), "validation"),
            (.status(503, host: "h", message: nil, until: nil), "http-503"),
        ])
    func kinds(_ error: HTTPError, _ kind: String) {
        #expect(error.kind == kind)
    }

    @Test func `messages name the host, the limit and what the server said`() {
        #expect(HTTPError.unreachable(host: "h:1").message == "Couldn't reach h:1")
        #expect(HTTPError.sendingRefused(host: "h").message.contains("--offline"))
        #expect(
            HTTPError.timedOut(host: "h", after: .milliseconds(1_500)).message
                == "Couldn't reach h: no response in 1.5 s")
        #expect(HTTPError.tooLarge(host: "h", .body, limit: 16 << 20).message == "h sent more than 16 MiB")
        #expect(
            HTTPError.status(500, host: "h", message: "Oops", until: nil).message == "h responded with status 500: Oops"
        )
        #expect(
            HTTPError.notJSON(host: "h", status: 200, contentType: "text/html", start: "<").message
                == "h sent a web page (HTML) instead of JSON (status 200)")
        #expect(
            HTTPError.notJSON(host: "h", status: 200, contentType: "application/json", start: "<html>").message
                == "h sent a web page (HTML) labeled application/json instead of JSON (status 200)")
        #expect(
            HTTPError.notJSON(host: "h", status: 200, contentType: "application/hal+json", start: "{ }").message
                == "h sent something else labeled application/hal+json instead of JSON (status 200)")
        #expect(
            HTTPError.broken(host: "h", .badCompression).message == "h sent a response with invalid compression"
        )
        #expect(HTTPError.broken(host: "h", .malformed).message == "h sent an invalid HTTP response")
    }

    @Test func `an address in a message shows no password`() {
        let error = HTTPError.invalidURL("ftp://me:secret@h/?token=abc")
        #expect(error.message == "ftp://***@h/?token=*** is not a web address")
    }

    @Test(arguments: [
        HTTPError.unauthorized(host: "h", message: nil), .status(403, host: "h", message: nil, until: nil),
        .rateLimited(host: "h", until: nil), .tls(host: "h", .untrusted), .tls(host: "h", .badAuthorityFile),
    ])
    func `no hint names what there is not`(error: HTTPError) throws {
        let hint = try #require(error.hint)
        for word in ["token", "password", "configuration"] { #expect(!hint.contains(word)) }
    }

    @Test func `everything but a cancellation says what to do`() {
        #expect(HTTPError.canceled.hint == nil)
        #expect(
            HTTPError.libraryMissing(library: "libcurl.so.4", package: "libcurl4").description
                == "The library libcurl.so.4 is not installed. Install it: sudo apt install libcurl4")
    }
}
