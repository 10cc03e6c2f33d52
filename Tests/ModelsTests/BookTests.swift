import Models
import Testing

@Suite struct BookTests {
    @Test("a name that is easy to type is fine", arguments: ["a", "demo", "Büro-2", "山田", "a.b", "家", "x_y+z@w"])
    func goodNames(name: String) {
        #expect(AddressBook.error(inName: name) == nil)
    }

    @Test(
        "a name that would cause trouble is refused with a reason",
        arguments: [
            "", "-x", "--", ".", "..", ".hidden", "-\u{301}x", "a b", " a", "a\u{A0}b", "a\nb", "a\0b", "a/b", "a:b",
            "\u{1B}[31m", "a\u{202E}b", "a\u{200B}", "\u{FEFF}a", String(repeating: "x", count: 65),
        ])
    func badNames(name: String) {
        #expect(AddressBook.error(inName: name)?.isEmpty == false)
    }

    @Test func `sixty-four characters are not too many`() {
        #expect(AddressBook.error(inName: String(repeating: "é", count: 64)) == nil)
    }

    @Test func `a book is read-only when nothing can be done to its contacts`() {
        #expect(Capabilities.readOnly([.name]).isReadOnly)
        #expect(Capabilities.readOnly([.name]).fields == [.name])
        #expect(!Capabilities.local.isReadOnly)
        #expect(Capabilities.local.fields == Set(ContactField.allCases))
        for operation in [Capabilities.Operations.create, .update, .delete, .favorite, .photo, .removePhoto] {
            #expect(!Capabilities(operations: operation, fields: []).isReadOnly)
            #expect(Capabilities.Operations.all.contains(operation))
        }
    }
}
