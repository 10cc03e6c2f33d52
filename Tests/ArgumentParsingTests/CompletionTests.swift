import ArgumentParsing
import Testing

struct CompletionTests {
    private func completion(_ line: String...) -> Completion { sampleTable.completion(of: line) }

    private func texts(_ line: String...) -> [String] {
        sampleTable.completion(of: line).candidates.map(\.text)
    }

    @Test func `commands are completed, hidden ones are not`() {
        #expect(texts("") == ["list", "show", "new", "photo", "book", "move", "help"])
        #expect(texts("l") == ["list"])
        #expect(texts("secret") == [])
        #expect(texts("photo", "") == ["set", "remove"])
        #expect(texts("photo", "re") == ["remove"])
        #expect(texts("nothing", "") == [])
        #expect(completion().candidates.count == 7)
    }

    @Test func `options are those of the command and the ones above it, without what is given or excluded`() {
        #expect(texts("list", "--j") == ["--json", "--jsonl"])
        #expect(
            texts("list", "--json", "--") == [
                "--sort", "--limit", "--fields", "--header", "--no-header", "--null", "--book", "--color", "--quiet",
                "--verbose", "--help", "--version",
            ])
        #expect(texts("new", "--email", "a", "--em") == ["--email"])
        #expect(texts("-q", "list", "--q") == [])
        #expect(texts("list", "--", "--j") == [])
        #expect(texts("new", "--bo") == ["--book"])
        #expect(texts("book", "--js") == ["--json"])
    }

    @Test func `values are those of the option before them`() {
        #expect(texts("list", "--sort", "") == ["name", "family", "recent"])
        #expect(texts("list", "--sort", "fa") == ["family"])
        #expect(completion("list", "--sort=fa").lead == "--sort=")
        #expect(texts("list", "--sort=fa") == ["family"])
        #expect(completion("list", "--book", "de").wanted == [.book])
        #expect(completion("list", "--book=de").typed == "de")
        #expect(completion("-b", "").wanted == [.book])
        #expect(completion("new", "--json", "x").wanted == [.file])
        #expect(completion("list", "--format", "").wanted == [])
        #expect(texts("--unknown", "l") == ["list"])
        #expect(completion("--sort", "").candidates == [])
    }

    @Test func `a list of choices is completed behind its last comma, without those it has`() {
        let completion = completion("list", "--fields=name,")
        #expect(completion.lead == "--fields=name,")
        #expect(completion.candidates.map(\.text) == ["email", "phone"])
    }

    @Test func `arguments are completed by their place`() {
        #expect(completion("show", "").wanted == [.contact])
        #expect(completion("show", "leia", "").wanted == [])
        #expect(completion("photo", "set", "").wanted == [.contact])
        #expect(completion("photo", "set", "leia", "").wanted == [.contact, .file])
        #expect(completion("move", "x", "y", "").candidates.map(\.text) == ["demo", "rebels"])
        #expect(completion("book", "set", "").wanted == [.book])
        #expect(completion("details", "").wanted == [.contact])
    }

    @Test func `what the words before say by options comes with the answer`() {
        #expect(completion("-q", "show", "--book", "demo", "le").values == ["book": "demo"])
        #expect(completion("--book=a=b", "show", "").values == ["book": "a=b"])
        #expect(completion("-qbdemo", "-b=home", "--color", "never", "show", "").values["book"] == "home")
        #expect(completion("-b", "show", "").values == ["book": "show"])
        #expect(completion("show", "--book", "de").values == [:])
        #expect(completion("show", "--nothing=x", "-v", "--", "--book=x", "").values == [:])
    }

    @Test func `help is completed with commands and topics`() {
        #expect(texts("help", "") == ["list", "show", "new", "photo", "book", "move", "help", "json"])
        #expect(texts("help", "photo", "") == ["set", "remove"])
    }
}
