import Networking
import Testing

struct HTTPHeadersTests {
    @Test func `names are compared without case`() {
        let headers: HTTPHeaders = ["Content-Type": "text/html"]
        #expect(headers["content-type"] == "text/html")
        #expect(headers["CONTENT-TYPE"] == "text/html")
        #expect(headers["Content-Typ"] == nil)
        #expect(headers == ["content-TYPE": "text/html"])
    }

    @Test func `one name may have several values, in order`() {
        var headers: HTTPHeaders = ["Link": "a", "X": "-"]
        headers.add("link", "b")
        #expect(headers.values("LINK") == ["a", "b"])
        #expect(headers["Link"] == "a")
        #expect(headers.fields.map(\.name) == ["Link", "X", "link"])
    }

    @Test func `setting a name replaces all its values at the place of the first`() {
        var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3"]
        headers["a"] = "4"
        #expect(headers.fields.map(\.value) == ["4", "2"])
        headers["A"] = nil
        #expect(headers.fields.map(\.name) == ["B"])
    }
}
