import Configuration
import SeededNumbers
import Testing

struct ConfigFileEditingTests {
    private func edited(_ text: String, _ edit: (inout ConfigFile) throws -> Void) throws -> String {
        var file = try config(text)
        try edit(&file)
        return String(decoding: file.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("[s]\n  k  =  old  # why\n; end", "[s]\n  k  =  new  # why\n; end"), ("[s]\nk=old", "[s]\nk= new"),
        ("[s]\nk\n", "[s]\nk = new\n"), ("[s]\nk # c", "[s]\nk = new # c"), ("[s]\nk =\n", "[s]\nk = new\n"),
        ("[s]\nk = # c\n", "[s]\nk = new # c\n"), ("[s]\nk = one \\\n  two\nl = 1", "[s]\nk = new\nl = 1"),
        ("[s]\nk = 1\nk = 2\n", "[s]\nk = 1\nk = new\n"), ("[S] K = x", "[S] K = new"),
        ("[s]\r\nk = x\r\n", "[s]\r\nk = new\r\n"),
    ])
    func `a setting that is there changes in its place and nothing else does`(before: String, after: String) throws {
        #expect(try edited(before) { try $0.set("s.k", to: "new") } == after)
    }

    @Test(arguments: [
        ("", "[s]\n\tk = new\n"), ("[a]\nx = 1", "[a]\nx = 1\n[s]\n\tk = new\n"), ("[s]", "[s]\n\tk = new\n"),
        ("[s]\n  x = 1 # c\n\n# next\n[a]\n", "[s]\n  x = 1 # c\n  k = new\n\n# next\n[a]\n"),
        ("[s] x = 1\n[a]", "[s] x = 1\n\tk = new\n[a]"),
        ("[s] [a] x = 1\n", "[s]\n\tk = new\n [a] x = 1\n"), ("[s]\n[a]\n[s]\n[b]", "[s]\n[a]\n[s]\n\tk = new\n[b]"),
        ("[a]\r\n", "[a]\r\n[s]\r\n\tk = new\r\n"), ("[s]\nx = 1 \\\n", "[s]\nx = 1 \\\n\nk = new\n"),
        ("[s \"x\"]\n", "[s \"x\"]\n[s]\n\tk = new\n"),
    ])
    func `a new setting joins its section, or begins one at the end`(before: String, after: String) throws {
        #expect(try edited(before) { try $0.set("s.k", to: "new") } == after)
    }

    @Test func `a new subsection is quoted`() throws {
        let text = try edited("") { try $0.set(#"book.Red "5" \.url"#, to: "x") }
        #expect(text == "[book \"Red \\\"5\\\" \\\\\"]\n\turl = x\n")
        #expect(try config(text).get(#"book.Red "5" \.url"#) == "x")
    }

    @Test(arguments: [
        ("plain", "plain"), ("", "\"\""), (" a", "\" a\""), ("a ", "\"a \""), ("a # b", "\"a # b\""),
        ("a;b", "\"a;b\""), ("\"q\"", "\\\"q\\\""),
        ("a\\b", "a\\\\b"), ("a\nb\tc", "a\\nb\\tc"), ("é 日", "é 日"),
    ])
    func `a value is quoted as needed and reads back the same`(value: String, written: String) throws {
        let text = try edited("") { try $0.set("s.k", to: value) }
        #expect(text == "[s]\n\tk = \(written)\n")
        #expect(try config(text).get("s.k") == value)
    }

    @Test func `a refused change leaves the file as it was`() throws {
        var file = try config("[s]\nk = 1\n")
        for value in ["a\u{0}b", "a\u{1B}b", "a\rb", "\u{7F}"] {
            let error = #expect(throws: ConfigurationError.self) { try file.set("s.k", to: value) }
            #expect(error?.kind == .invalidValue)
        }
        let invalid = #expect(throws: ConfigurationError.self) { try file.set("nothing", to: "x") }
        #expect(invalid?.kind == .invalidKey)
        let large = #expect(throws: ConfigurationError.self) {
            try file.set("s.k", to: String(repeating: "x", count: ConfigFile.sizeLimit))
        }
        #expect(large?.kind == .tooLarge)
        #expect(String(decoding: file.bytes, as: UTF8.self) == "[s]\nk = 1\n")
        #expect(file.get("s.k") == "1")
    }

    @Test(arguments: [
        ("[s]\n# c\n  k = 1 # d\n\nx = 2\n", "[s]\n# c\n\nx = 2\n"), ("[s]\nk = 1", "[s]\n"),
        ("[s] k = 1 # c\n", "[s]  # c\n"),
        ("[s]\nk = 1 \\\n 2\n[a]\n[s]\nk\n", "[s]\n[a]\n[s]\n"), ("[s]\nx = k\n", "[s]\nx = k\n"),
    ])
    func `removing a setting removes its lines only`(before: String, after: String) throws {
        var removed = false
        let text = try edited(before) { removed = try $0.unset("s.k") }
        #expect(text == after)
        #expect(removed == (before != after))
    }

    @Test func `random texts and changes never trap, and what is set can be got`() {
        var generator = SeededGenerator(seed: 1)
        let pieces = [
            "[s]", "[s \"x\"]", "[a.b]", "[", "]", "\"", "\\", "\n", "\r\n", "\r", " ", "\t", "=", "#", ";", "k", "l",
            "é", "\u{0}", "\u{1B}", "1", "k = ",
            "\nk = 1\n", "\\\n", "\u{FEFF}",
        ]
        var parsed = 0
        for _ in 0..<30_000 {
            let count = Int.random(in: 0..<14, using: &generator)
            var bytes = (0..<count).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }
            if Int.random(in: 0..<10, using: &generator) == 0, !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            guard var file = try? ConfigFile(path: "config", bytes: bytes) else { continue }
            parsed += 1
            let others = file.list.filter { $0.key.description != "s.k" }.map(\.value)
            for value in ["new", "", " # ; \" \\ \n"] {
                #expect(throws: Never.self, "\(bytes)") { try file.set("s.k", to: value) }
                #expect(file.get("s.k") == value, "\(bytes)")
                #expect(file.list.filter { $0.key.description != "s.k" }.map(\.value) == others, "\(bytes)")
            }
            #expect(throws: Never.self, "\(bytes)") { try file.unset("s.k") }
            #expect(file.list.map(\.value) == others, "\(bytes)")
        }
        #expect(parsed > 1000)
    }
}
