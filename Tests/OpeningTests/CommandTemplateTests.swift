import Opening
import Testing

struct CommandTemplateTests {
    private func arguments(_ template: String) throws -> [String] {
        try CommandTemplate(template, setting: "opener.email").arguments(for: Link.mail(to: "a@x"))
    }

    @Test(arguments: [
        ("neomutt {}", ["neomutt", "mailto:a@x"]),
        ("neomutt", ["neomutt", "mailto:a@x"]),
        ("  thunderbird  -compose\t{} ", ["thunderbird", "-compose", "mailto:a@x"]),
        ("mail --to='{}' \"a b\" c\\ d ''", ["mail", "--to=mailto:a@x", "a b", "c d", ""]),
        (#"x "a \"b\" \\ \n" 'c\d'"#, ["x", #"a "b" \ \n"#, #"c\d"#, "mailto:a@x"]),
        (
            "x $HOME $(id) `id` * ; rm | y > z",
            [
                "x", "$HOME", "$(id)", "`id`", "*", ";", "rm", "|", "y", ">", "z", "mailto:a@x",
            ]
        ),
        ("x {} {}", ["x", "mailto:a@x", "mailto:a@x"]),
    ])
    func `a template becomes a program and its arguments, and no shell reads it`(
        template: String, words: [String]
    ) throws {
        #expect(try arguments(template) == words)
    }

    @Test(arguments: ["", "  ", "''", "x 'y", "x \"y", "x \\", "{} x", "sh{}"])
    func `what is no command is said with its setting`(template: String) throws {
        let error = try #require(throws: OpeningError.self) {
            try CommandTemplate(template, setting: "opener.email")
        }
        #expect(error.message.contains("opener.email"))
    }

    @Test func `no link can end its argument`() throws {
        let link = try Link.mail(to: "\" '{}'; rm -rf $(id)\"@x", subject: "a' {} \"b")
        let template = try CommandTemplate("mail \"{}\" last", setting: "opener.email")
        #expect(template.arguments(for: link) == ["mail", link.text, "last"])
        #expect(link.text.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(!link.text.contains("'"))
    }
}
