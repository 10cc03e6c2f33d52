import JSON
import LoopbackServer
import Processes
import SamplePictures
import Testing

/// Pictures are fetched once, looked after, and there when nobody answers.
@Suite(.serialized, .waiting)
struct PhotoCachingTests {
    private static let dark = Reply.bytes(SamplePicture.png(width: 8, height: 8, red: 0), type: "image/png")
    private static let bright = Reply.bytes(
        SamplePicture.png(width: 8, height: 8, red: 255, green: 255, blue: 255), type: "image/png")

    private func isBright(_ shown: String) -> Bool { shown.contains("@@") }

    @Test func `two addresses that end in the same file name are two pictures`() throws {
        let fixture = try PhotoHome(photos: ["/a/face.png", "/b/face.png", "/b/face.png?2"])
        fixture.server.route("GET", "/a/face.png") { _ in Self.dark }
        fixture.server.route("GET", "/b/face.png") { $0.query == nil ? Self.bright : Self.dark }
        for _ in 1...2 {
            #expect(try !isBright(fixture.shown("pilot", "1")))
            #expect(try isBright(fixture.shown("pilot", "2")))
            #expect(try !isBright(fixture.shown("pilot", "3")))
        }
        #expect(fixture.requests("/b/face.png") == 1)
        #expect(try fixture.home.json("cache", "--json")["pictures"]?.int == 3)
    }

    @Test func `the second time nobody is asked, and what is found is counted`() throws {
        let fixture = try PhotoHome(photos: ["/face"])
        fixture.server.route("GET", "/face") { _ in Self.bright }
        #expect(try isBright(fixture.shown("pilot")))
        #expect(try isBright(fixture.shown("pilot")))
        #expect(try isBright(fixture.home.kith("list", "--photos").standardOutput))
        #expect(try isBright(fixture.home.kith("show", "pilot", "--photo").standardOutput))
        #expect(try fixture.home.kith("photo", "export", "pilot", "-").status == 0)
        #expect(fixture.requests("/face") == 1)
        let cache = try fixture.home.json("cache", "--json")
        #expect(cache["schema"]?.string == "kith.cache/1")
        #expect(cache["hits"]?.int == 4)
        #expect(cache["misses"]?.int == 1)
        #expect(try fixture.home.kith("cache", "clear").standardError.contains("1 picture"))
        #expect(try fixture.home.json("cache", "--json")["hits"]?.int == 0)
        #expect(try isBright(fixture.shown("pilot")))
        #expect(fixture.requests("/face") == 2)
    }

    @Test func `a picture that changes behind its address arrives when its server is asked again`() throws {
        let fixture = try PhotoHome(photos: ["/face"])
        fixture.server.route("GET", "/face") { _ in Self.dark.tagged("\"1\"") }
        #expect(try !isBright(fixture.shown("pilot")))
        #expect(try fixture.home.kith("config", "set", "images.fresh", "0s").status == 0)
        #expect(try !isBright(fixture.shown("pilot")))
        #expect(fixture.server.requests.last?.header("If-None-Match") == "\"1\"")
        fixture.server.route("GET", "/face") { _ in Self.bright.tagged("\"2\"") }
        #expect(try isBright(fixture.shown("pilot")))
        #expect(fixture.requests("/face") == 3)
        #expect(try fixture.home.kith("config", "set", "images.fresh", "1d").status == 0)
        #expect(try isBright(fixture.shown("pilot")))
        #expect(fixture.requests("/face") == 3)
    }

    @Test func `what was good once is shown offline, and when the server has nothing better`() throws {
        let fixture = try PhotoHome(photos: ["/face", "/other"])
        fixture.server.route("GET", "/face") { _ in Self.bright }
        #expect(try isBright(fixture.shown("pilot", "1")))
        #expect(try fixture.home.kith("config", "set", "images.fresh", "0s").status == 0)
        #expect(try isBright(fixture.shown("pilot", "1", options: ["--offline"])))
        let none = try fixture.home.kith("photo", "show", "pilot", "2", "--offline", "--verbose")
        #expect(none.status == 0)
        #expect(none.standardOutput.contains(" P "))
        #expect(none.standardError.contains("offline"))
        for reply in [Reply.html(), .bytes([0x89, 0x50], type: "image/png"), .empty(404)] {
            fixture.server.route("GET", "/face") { _ in reply }
            let shown = try fixture.home.kith("photo", "show", "pilot", "1", "--verbose")
            #expect(isBright(shown.standardOutput))
            #expect(shown.standardError.contains("picture: "))
        }
    }

    @Test(arguments: [
        ("images.fresh", "soon"), ("images.fresh", "5"), ("images.timeout", "0s"), ("images.timeout", "2h"),
    ])
    func `a setting that is no time is refused, and found where it stands`(key: String, value: String) throws {
        let home = try CommandLineHome()
        let refused = try home.kith("config", "set", key, value)
        #expect(refused.status == 2)
        #expect(refused.standardError.contains("\(key) is '\(value)'"))
        #expect(try home.kith("config").standardOutput.isEmpty)
        let name = String(key.dropFirst("images.".count))
        _ = try home.folder.write(Array("[images]\n\(name) = \(value)\n".utf8), as: "config")
        let doctor = try home.kith("doctor")
        #expect(doctor.status == 78)
        #expect(doctor.standardOutput.contains("config:2"))
        #expect(try home.kith("photo", "show", "leia").status == 78)
        #expect(try home.kith("list").status == 0)
        #expect(try home.kith("config", "set", key, "1m").status == 0)
        #expect(try home.kith("photo", "show", "leia").status == 0)
    }
}
