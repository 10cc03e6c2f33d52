import EditFeature
import Models
import Testing

struct DraftCheckTests {
    private func errors(_ field: ContactField, _ texts: String..., in capabilities: Capabilities = .local) -> [String] {
        var draft = ContactDraft()
        draft[field] = texts.map { ContactDraft.Value($0, label: field == .attribute ? "x" : nil) }
        return DraftCheck(capabilities).messages(on: draft, [field]).map(\.text)
    }

    @Test(arguments: [
        "a@b", "luke+x@tatooine.example", "\"much.more unusual\"@example.com", "\"a@b\"@c", "user@[IPv6:2001:db8::1]",
        "δοκιμή@παράδειγμα.gr", "o'brien@x", " padded@x ",
    ])
    func `an address by the standard passes`(address: String) {
        #expect(errors(.email, address).isEmpty)
    }

    @Test(arguments: ["luke", "@x", "x@", "a b@c", "a@b c", "a@b@c", "a\nb@c", "a@b\u{0}c"])
    func `what is no address is told`(address: String) {
        #expect(errors(.email, address).count == 1)
    }

    @Test(arguments: ["+1 (555) 010-99 ext. 7", "1-800-FLOWERS", "110", "tel:+49-30-1;ext=2", "٠١٢٣", "*#06#"])
    func `a number passes in whatever way it is written`(number: String) {
        #expect(errors(.phone, number).isEmpty)
    }

    @Test func `what is no number is told`() {
        #expect(errors(.phone, "none").count == 1)
        #expect(errors(.phone, "1\n2").count == 1)
    }

    @Test(arguments: ["1963-05-05", "1963", "1963-05", "--05-05", "--0229", "19630505", " 1963 "])
    func `a birthday may be partial`(date: String) {
        #expect(errors(.birthday, date).isEmpty)
    }

    @Test(arguments: ["2019-02-30", "5 May", "05/05/1963"])
    func `what is no day is told`(date: String) {
        #expect(errors(.birthday, date).count == 1)
    }

    @Test(arguments: [
        "https://x.example/p.png?1", "HTTP://x.example", " http://127.0.0.1:80/ü ", "kith-photo:\(PhotoTexts.name)",
    ])
    func `a photo is an address on the web, or one of the store's`(photo: String) {
        #expect(errors(.photo, photo).isEmpty)
    }

    @Test(arguments: [
        "p.png", "file:///etc/passwd", "https:", "https://", "https:///p.png", "https:/x/p.png", "https://x/a b",
        "https://x/\u{1B}", "data:image/png;base64,AAAA", "kith-photo:", "kith-photo:abc",
        "kith-photo:\(PhotoTexts.name)0",
    ])
    func `any other photo is told`(photo: String) {
        #expect(errors(.photo, photo).count == 1)
    }

    private static let texts: [ContactField] = [
        .name, .given, .family, .additional, .prefix, .suffix, .nickname, .organization, .title, .address, .note,
        .category, .attribute,
    ]

    @Test(arguments: texts) func `texts take anything but control characters that are neither tabs nor line breaks`(
        field: ContactField
    ) {
        #expect(errors(field, "\n\r\n\t\u{B}\u{C}\u{85}\u{202E}\u{1F468}\u{200D}\u{1F469}").isEmpty)
        for control in ["\0", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}"] {
            #expect(errors(field, "a\(control)b") == ["has a control character"])
            // What a directory has sent may stay, and no other comes in beside it.
            var old = ContactDraft()
            old[field] = [ContactDraft.Value("a\(control)b", label: "x")]
            var new = old
            new[field] = [ContactDraft.Value("a\(control)bc", label: "x")]
            #expect(DraftCheck(.local).messages(on: new, [field], changedFrom: old).isEmpty)
            new[field] = [ContactDraft.Value("a\(control)b\u{8}", label: "x")]
            #expect(DraftCheck(.local).messages(on: new, [field], changedFrom: old).count == 1)
        }
    }

    @Test func `what the directory asks for is told, all of it, each at its field`() {
        let capabilities = Capabilities(
            operations: .all, fields: [.given, .family, .email],
            limits: [
                .given: FieldLimits(minimumLength: 2), .family: FieldLimits(minimumLength: 2),
                .email: FieldLimits(maximumCount: 1),
            ])
        var draft = ContactDraft()
        draft[.given] = [ContactDraft.Value("L")]
        draft[.email] = [ContactDraft.Value("a@b"), ContactDraft.Value("c@d")]
        draft[.note] = [ContactDraft.Value("x")]
        let messages = DraftCheck(capabilities).messages(onNew: draft)
        #expect(messages.map(\.field) == [.given, .family, .email, .note])
        #expect(messages.map(\.text).last == "can't be stored in this book")
    }

    @Test func `a label that the directory cannot hold is told, unless it was there before`() {
        let capabilities = Capabilities(
            operations: .all, fields: [.given, .email, .phone], limits: [.email: FieldLimits(holdsLabels: false)])
        let check = DraftCheck(capabilities)
        var draft = ContactDraft()
        draft[.email] = [ContactDraft.Value("a@b", label: "home")]
        draft[.phone] = [ContactDraft.Value("1", label: "home")]
        #expect(
            check.messages(onNew: draft)
                == [RefusalMessage(field: .email, text: "can't have labels in this book")])
        var later = draft
        later[.email] = [ContactDraft.Value("c@d", label: "home")]
        #expect(check.messages(on: later, changedFrom: draft).isEmpty)
        later[.email] = [ContactDraft.Value("c@d", label: "work")]
        #expect(check.messages(on: later, changedFrom: draft).map(\.field) == [.email])
        later[.email] = [ContactDraft.Value(" ", label: "work")]
        #expect(check.messages(on: later, changedFrom: draft).isEmpty)
    }

    @Test func `a contact that says nothing is not created`() {
        var draft = ContactDraft()
        #expect(DraftCheck(.local).messages(onNew: draft).map(\.field) == [nil])
        draft[.note] = [ContactDraft.Value(" \n")]
        #expect(DraftCheck(.local).messages(onNew: draft).map(\.field) == [nil])
        draft[.phone] = [ContactDraft.Value("1")]
        #expect(DraftCheck(.local).messages(onNew: draft).isEmpty)
    }
}

private enum PhotoTexts {
    static let name = PhotoData([], format: .png).name
}
