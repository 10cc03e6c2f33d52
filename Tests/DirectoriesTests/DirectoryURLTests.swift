import Directories
import FoundationEssentials
import Testing

struct DirectoryURLTests {
    @Test(arguments: [
        "http://127.0.0.1:8080/list", "https://example.org", "HTTPS://Example.org/a?b=c", "http://[::1]:8080/",
        "https://someone@example.org/", " http://example.org/ \n", "http://localhost:1", "http://a_b.example:65535/",
        "http://example.org.:/", "http://localhost", "https://[2001:db8::1]", "http://10.0.0.1/",
    ])
    func `absolute http and https URLs are taken`(text: String) throws {
        _ = try DirectoryURL.base(text)
    }

    @Test(arguments: [
        ("", "it is not a URL"), ("http://[oops/", "it is not a URL"),
        ("example.org/list", "only http and https are supported"), ("/list", "only http and https are supported"),
        ("localhost:8080/list", "only http and https are supported"),
        ("file:///etc/passwd", "only http and https are supported"),
        ("ftp://example.org/", "only http and https are supported"),
        ("javascript:alert(1)", "only http and https are supported"), ("http:///list", "it names no host"),
        ("https://", "it names no host"), ("http:list", "it names no host"),
        ("http://example.org:99999/", "a port is a number from 1 to 65535"),
        ("http://example.org:0", "a port is a number from 1 to 65535"),
        ("http://[::1]:65536/", "a port is a number from 1 to 65535"),
        ("http://a..b/", "\"a..b\" is not a valid host name"),
        ("http://-a.example/", "\"-a.example\" is not a valid host name"),
        ("http://999.1.1.1/", "\"999.1.1.1\" is not a valid host name"),
        ("http://a,b/", "\"a,b\" is not a valid host name"),
    ])
    func `anything else is refused with the reason`(text: String, reason: String) {
        #expect(throws: DirectoryError.badURL(text, reason: reason)) { try DirectoryURL.base(text) }
    }

    @Test func `a password is refused, and not repeated`() {
        let error = #expect(throws: DirectoryError.self) {
            try DirectoryURL.base("https://luke:hunter2@example.org/list?page=2")
        }
        #expect(
            error
                == .badURL(
                    "https://example.org/list?page=2", reason: "a password in it would be stored in plain text"))
    }

    /// The examples of RFC 3986 section 5.4, as far as they stay with http and https.
    @Test(arguments: [
        ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
        ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("../g", "http://a/b/g"),
        ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("/../g", "http://a/g"),
        ("g;x=1/../y", "http://a/b/c/y"),
        ("https://elsewhere/p.png?s=1&t=2", "https://elsewhere/p.png?s=1&t=2"), (" 07.png\n", "http://a/b/c/07.png"),
        ("my photo.png", "http://a/b/c/my%20photo.png"), ("HTTP://elsewhere/p", "HTTP://elsewhere/p"),
    ])
    func `a photo's URL is resolved against the server's`(text: String, expected: String) throws {
        let base = try DirectoryURL.base("http://a/b/c/d;p?q")
        #expect(LinkBase(base).link(text) == expected)
    }

    @Test(arguments: ["http://a/b/c/d;p?q", "https://me@host:8080", "http://[::1]:80/x/", "http://10.0.0.1/a/b"])
    func `a path from the root is resolved as Foundation does it`(base: String) throws {
        let base = try DirectoryURL.base(base)
        let pieces = ["/", "a", "B9", ".", "..", "-", "_", "~", "?", "=", "%20", "%", "é", ":", ";", "#", "@", "1.png"]
        let links = LinkBase(base)
        for first in pieces {
            for second in pieces {
                for third in pieces {
                    let text = "/\(first)\(second)\(third)"
                    let expected = URL(string: text, relativeTo: base)?.absoluteURL
                    #expect(links.link(text) == (expected?.host?.isEmpty == false ? expected?.absoluteString : nil))
                }
            }
        }
    }

    @Test(arguments: [
        "file:///etc/passwd", "data:image/png;base64,AAAA", "javascript:alert(1)", "ftp://a/p.png", "mailto:luke@a",
        "http://", "https:///p.png", "FILE:///p.png", "http://[oops/p.png",
    ])
    func `a photo is never anything but http and https`(text: String) throws {
        let base = try DirectoryURL.base("http://a/b/c/d")
        #expect(LinkBase(base).link(text) == nil)
    }

    @Test(arguments: [
        ("https://token@host/api?access_token=abc&page=2", "https://***@host/api?access_token=***&page=2"),
        ("http://host/contacts", "http://host/contacts"), ("not a url", "not a url"),
    ])
    func `a URL is shown without secrets`(url: String, shown: String) {
        #expect(DirectoryURL.shown(url) == shown)
        #expect(DirectoryError.badURL(url, reason: "x").message.contains(shown))
    }

    @Test(arguments: [
        ("http://me@host/", true), (" http://me@10.0.0.1/ ", true), ("https://me@host/", false),
        ("http://me@127.0.0.1/", false), ("http://me@localhost:80/", false), ("http://host/", false), ("", false),
    ])
    func `a user name on a connection that anyone can read is exposed`(url: String, isExposed: Bool) {
        #expect(DirectoryURL.exposesUser(url) == isExposed)
    }
}
