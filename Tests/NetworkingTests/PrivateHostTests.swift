import FoundationEssentials
import Networking
import Testing

/// A public server must not have this machine ask its own network.
struct PrivateHostTests {
    private func follow(from first: String, to location: String) -> HTTPError.RedirectError? {
        guard let url = URL(string: first) else { return nil }
        let request = HTTPRequest(.get, url)
        var redirects = HTTPRedirects(request)
        let response = HTTPResponse(status: 302, headers: ["Location": location], url: url)
        do throws(HTTPError) {
            _ = try redirects.follow(response, to: request)
            return nil
        } catch {
            if case .redirect(_, let reason) = error { return reason }
            return nil
        }
    }

    @Test(arguments: [
        "http://127.0.0.1/", "http://localhost:8080/x", "http://10.1.2.3/", "https://172.16.0.1/", "http://172.31.9.9/",
        "http://192.168.1.1/admin", "http://169.254.169.254/latest/meta-data", "http://100.64.0.1/", "http://0.0.0.0/",
        "http://[::1]/", "http://[fe80::1]/", "http://[fd00::1]/", "http://[::ffff:127.0.0.1]/", "http://2130706433/",
        "http://0x7f000001/", "http://127.1/", "http://printer/", "http://nas.local/", "http://router.lan./",
    ])
    func `a redirect from a public host to a private one is refused`(location: String) {
        #expect(follow(from: "https://api.example.org/photo", to: location) == .privateHost)
        #expect(follow(from: "http://8.8.8.8/", to: location) == .privateHost)
    }

    @Test(arguments: [
        ("https://api.example.org/", "https://cdn.example.net/1.png"), ("http://8.8.8.8/", "http://172.32.0.1/"),
        ("http://192.168.1.1/", "http://192.168.1.2/"), ("http://nas/", "http://10.0.0.2/"),
        ("http://127.0.0.1:1/", "http://localhost:2/"), ("http://localhost/", "https://api.example.org/"),
        ("https://api.example.org/", "/other"), ("http://[2001:db8::1]/", "http://[2001:db8::2]/"),
    ])
    func `others are followed`(first: String, location: String) {
        #expect(follow(from: first, to: location) == nil)
    }
}
