import Networking
import Testing

struct HTTPDateTests {
    @Test(
        "all three forms of a date are read",
        arguments: [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        ])
    func forms(_ text: String) {
        #expect(HTTPDate(text) == HTTPDate(secondsSince1970: 784_111_777))
    }

    @Test(
        "what is no date is refused",
        arguments: [
            "", "soon", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
            "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "120",
        ])
    func refused(_ text: String) {
        #expect(HTTPDate(text) == nil)
    }

    @Test("a date is written so that it reads back", arguments: [0, 951_782_399, 951_868_800, 4_102_444_800])
    func roundTrip(_ seconds: Int) {
        let date = HTTPDate(secondsSince1970: seconds)
        #expect(HTTPDate(date.description) == date)
    }

    @Test func `a date is written in the preferred form`() {
        #expect(HTTPDate(secondsSince1970: 784_111_777).description == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate(secondsSince1970: .max).description == "Fri, 31 Dec 9999 23:59:59 GMT")
    }

    @Test func `adding an absurd time stays in range`() {
        #expect(HTTPDate(secondsSince1970: 5).adding(seconds: .max) == HTTPDate(secondsSince1970: .max))
    }
}
