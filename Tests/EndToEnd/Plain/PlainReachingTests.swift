import JSON
import Processes
import SamplePictures
import Testing

/// E-mail, calls, pages and photos from the dialogue.
@Suite(.waiting)
struct PlainReachingTests {
    private let session: PlainSession

    init() throws {
        session = try PlainSession()
        _ = try session.home.kith(
            "new", "--given", "Jyn", "--email", "home:jyn@x.example", "--email", "work:work@x.example", "--phone",
            "+1 555 0100", "--url", "https://x.example/jyn")
    }

    private func set(_ purpose: String) throws {
        #expect(try session.home.kith("config", "set", "opener.\(purpose)", "echo opened").status == 0)
    }

    @Test func `each is opened by its program, and of several addresses one is chosen`() throws {
        for purpose in ["email", "call", "message", "url"] { try set(purpose) }
        let said = try session.type("/jyn", "m 1", "2", "c 1", "s 1", "w 1", "m 1", "", "1", "email", "7", "home")
        for link in ["mailto:work@x.example", "tel:+15550100", "sms:+15550100", "https://x.example/jyn"] {
            #expect(said.standardOutput.contains("Opened \(link)"), "\(link)")
        }
        #expect(said.standardOutput.contains("Compose to which address? 1 to 2, or Enter to cancel>"))
        #expect(said.standardOutput.contains("Type a number: 1 to 2."))
        #expect(!said.standardOutput.contains("\u{1B}"))
    }

    @Test func `where nothing opens a link, it is told, and what a contact has not`() throws {
        let said = try session.type("/jyn", "c 1", "/luke", "m 1", "c 1", "w 1")
        #expect(said.standardOutput.contains("tel:+15550100"))
        #expect(said.standardOutput.contains("kith config set opener.call"))
        #expect(said.standardOutput.contains("Luke Skywalker has no e-mail address."))
        #expect(said.standardOutput.contains("Luke Skywalker has no phone number."))
        #expect(said.standardOutput.contains("Luke Skywalker has no web page."))
        #expect(!said.standardOutput.contains("\u{1B}"))
    }

    @Test func `a photo is set by a path that holds one, and removed`() throws {
        let picture = try session.home.folder.write(SamplePicture.jpeg(width: 60, height: 40), as: "face.jpg")
        let text = try session.home.folder.write(Array("hello".utf8), as: "text.png")
        let set = try session.type("/jyn", "p 1", text, "/nonexistent", "'\(picture)'", "1")
        #expect(set.status == 0)
        #expect(set.standardOutput.contains("couldn't read \"/nonexistent\": No such file or directory."))
        #expect(set.standardOutput.contains("Set the photo · u undo"))
        #expect(set.standardOutput.contains("Photo: yes"))
        #expect(try session.contact("jyn")?["photo"]?["url"]?.string?.hasPrefix("kith-photo:") == true)
        let ended = try session.type("/jyn", "p 1")
        #expect(ended.status == 7)
        #expect(ended.standardOutput.contains("End of input: the photo was not changed."))
        #expect(try session.type("/jyn", "p 1", "-").standardOutput.contains("Removed the photo"))
        #expect(try session.contact("jyn")?["photo"] == .null)
    }
}
