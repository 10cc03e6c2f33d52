import Opening
import Testing

struct LinkTests {
    @Test(arguments: [
        ("leia@rebels.org", "mailto:leia@rebels.org"),
        (" leia@rebels.org\n", "mailto:leia@rebels.org"),
        ("a+b@x.org", "mailto:a%2Bb@x.org"),
        ("a?bcc=evil@x.org", "mailto:a%3Fbcc%3Devil@x.org"),
        ("a@x.org?bcc=evil@x.org", "mailto:a%40x.org%3Fbcc%3Devil@x.org"),
        ("a@x.org&cc=b", "mailto:a@x.org%26cc%3Db"),
        ("a@x.org?bcc=b", "mailto:a@x.org%3Fbcc%3Db"),
        ("\"; rm -rf /\"@x.org", "mailto:%22%3B%20rm%20-rf%20%2F%22@x.org"),
        ("$(id)`id`'@x", "mailto:%24%28id%29%60id%60%27@x"),
        ("-x@y", "mailto:-x@y"),
        ("jürgen@müller.de", "mailto:j%C3%BCrgen@m%C3%BCller.de"),
        ("root", "mailto:root"),
        ("%0ABcc:evil@x", "mailto:%250ABcc%3Aevil@x"),
    ])
    func `an address stays one address`(address: String, link: String) throws {
        #expect(try Link.mail(to: address).text == link)
    }

    @Test(arguments: ["", " \n", "a@x\nBcc: evil@x", "a@x\r\nSubject: y", "a\u{0}@x", "a@x\u{85}Bcc: b"])
    func `an address that would begin a header is none`(address: String) {
        #expect(throws: OpeningError.badAddress(address)) { try Link.mail(to: address) }
    }

    @Test func `a subject is one line, a body has CR LF, and neither can become another field`() throws {
        let link = try Link.mail(
            to: "a@x", subject: "Tea?\r\nBcc: evil@x&cc=b", body: "One\nTwo\r\nThree\rFour & <five>\u{0}\u{1B}[m")
        #expect(
            link.text == "mailto:a@x?subject=Tea%3F%20Bcc%3A%20evil%40x%26cc%3Db"
                + "&body=One%0D%0ATwo%0D%0AThree%0D%0AFour%20%26%20%3Cfive%3E%5Bm")
        #expect(try Link.mail(to: "a@x", body: "").text == "mailto:a@x?body=")
    }

    @Test(arguments: [
        ("+49 (0)172 123-45 67", "+491721234567"), ("0172/1234567", "01721234567"), ("(555) 010.99", "55501099"),
        ("tel:+1-555-0100", "+15550100"), ("٠١٧٢ ١٢٣", "0172123"), ("+1 555 0100,,4567#", "+15550100"),
        ("+1 555 0100;4567", "+15550100"), ("+1 555 0100p12", "+15550100"), ("sms:5550100?body=x&y", "5550100"),
        ("555\n0100", "5550100"), ("\u{202A}+1 555\u{2011}0100\u{202C}", "+15550100"), ("[555] 0100", "5550100"),
        ("5550100, ask for Bob", "5550100"), ("*100#", "*100%23"), ("*#06#", "*%2306%23"), ("tel:*100%23", "*100%23"),
        ("**21*0172123#", "**21*0172123%23"), ("\"; rm -rf 5", nil), ("call me", nil), ("", nil), ("+", nil),
        ("*#", nil),
        ("+1-800-FLOWERS", nil), ("1-800 flowers", nil), ("0172 123 or 0173 456", nil), ("0172123\u{430}", nil),
        ("5550100?body=x&y", nil), ("+1 555 0100 +1 555 0101", nil), ("+1 555 010 0123 / 555 010 0124", nil),
        ("+1*100#", nil), ("555p", nil), ("555 0100 extra", nil),
    ])
    func `a number is its digits, and a plus before them`(number: String, digits: String?) throws {
        guard let digits else {
            #expect(throws: OpeningError.badNumber(number)) { try Link.call(number) }
            #expect(throws: OpeningError.badNumber(number)) { try Link.message(number) }
            return
        }
        #expect(try Link.call(number).text == "tel:" + digits)
        #expect(try Link.message(number).text == "sms:" + digits)
    }

    @Test(arguments: [
        "+1 555 0100 #42", "+1 555 0100 x42", "+1 555 0100 ext. 4-2", "tel:+15550100;ext=42",
        "+1 555 0100 Extension 42",
    ])
    func `an extension is dialled, and no message goes to it`(number: String) throws {
        #expect(try Link.call(number).text == "tel:+15550100;ext=42")
        #expect(try Link.message(number).text == "sms:+15550100")
    }

    @Test func `a message may have a body`() throws {
        #expect(try Link.message("5", body: "Tea?\n&to=6").text == "sms:5?body=Tea%3F%0D%0A%26to%3D6")
    }

    @Test(arguments: [
        ("https://rebels.example/a?b=c#d", "https://rebels.example/a?b=c#d"),
        ("HTTP://x.example", "HTTP://x.example"), ("rebels.example/leia", "https://rebels.example/leia"),
        ("localhost:8080/x", "https://localhost:8080/x"), ("//x.example", "https://x.example"),
        (" x.example/a b'\"<\u{E9}>%20\n", "https://x.example/a%20b%27%22%3C%C3%A9%3E%20"),
        ("https://[::1]:80/", "https://[::1]:80/"),
        ("", nil), ("https://", nil), ("https:///etc/passwd", nil), ("file:///etc/passwd", nil), ("mailto:a@x", nil),
        ("javascript:alert(1)", nil), ("-x", nil), ("see my page", nil), ("https://x.example/\u{0}", nil),
        ("x.example/\u{1B}[m", nil),
    ])
    func `a web address is a page of the web, and never a file or a program`(address: String, link: String?) throws {
        guard let link else {
            #expect(throws: OpeningError.badURL(address)) { try Link.web(address) }
            return
        }
        #expect(try Link.web(address).text == link)
    }
}
