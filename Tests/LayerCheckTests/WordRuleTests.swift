import LayerCheck
import Testing

/// Words that no module and no app may hold.
@Suite struct WordRuleTests {
    let fixture = RepositoryFixture()

    @Test(arguments: [
        "public struct A {}", "public import Swift", "public(set) var a = 1", "open class A {}",
        "func a() { fatalError(\"no\") }", "let a = try! b()", "let text = \"\\(try! b())\"", "// TODO: more",
        "/* one\n   FIXME */", "final class A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1",
        "// Far away.\n\nfinal class A: @unchecked Sendable {}",
        "// Above another.\nlet a = 1\nnonisolated(unsafe) var b = 1",
    ])
    func `a forbidden word is a violation in modules and apps, and nowhere else`(text: String) {
        #expect(fixture.violations(with: text, at: "Modules/Models/Contact.swift").count == 1)
        #expect(fixture.violations(with: text, at: "Apps/CLI/main.swift").count == 1)
        #expect(fixture.violations(with: text, at: "Tests/ModelsTests/ContactTests.swift") == [])
    }

    @Test(arguments: [
        "package struct A {}", "let a = Access.public", "func show(public: Bool) {}",
        "let text = \"public fatalError(\"",
        "// No public face, no fatalError(, no try! here.", "let descriptor = open(path, 0)", "let a = try !flag()",
        "let todo = 1 // Mastodons", "let a = error.fatalError()",
        "// Guarded by the queue.\nfinal class A: @unchecked Sendable {}",
        "// Written once, before any thread starts.\n@usableFromInline\nnonisolated(unsafe) var a = 1",
        "nonisolated(unsafe) var a = 1 // Never written.", "nonisolated func a() {}",
    ])
    func `what only looks like one is none`(text: String) {
        #expect(fixture.violations(with: text, at: "Modules/Models/Contact.swift") == [])
    }

    @Test func `a promise in a long comment is found at its own line`() {
        let violations = fixture.violations(with: "/* one\n   two\n   FIXME */", at: "Modules/Models/Contact.swift")
        #expect(violations.map(\.line) == [3])
    }
}
