import LayerCheck
import Testing

/// Modules that a source may import.
@Suite struct ImportRuleTests {
    let fixture = RepositoryFixture()

    @Test(arguments: [
        "import Persistence", "package import Models", "import FoundationEssentials", "import Glibc",
        "#if canImport(Glibc)\nimport Glibc\n#endif", "import struct Models.Contact",
    ])
    func `an import that the row names, or that everybody may, is no violation`(text: String) {
        #expect(fixture.violations(with: text, at: "Modules/Features/List/ListState.swift") == [])
    }

    @Test func `a sibling that the row does not name is a violation at its line`() throws {
        let violations = fixture.violations(
            with: "// A list.\n\nimport Sync\n", at: "Modules/Features/List/ListState.swift")
        let violation = try #require(violations.first)
        #expect(violations.count == 1)
        #expect(violation.file == "Modules/Features/List/ListState.swift")
        #expect(violation.line == 3)
        #expect(violation.what == "ListFeature imports Sync")
        #expect(violation.advice.contains("Add \"Sync\" to what ListFeature needs"))
    }

    @Test func `a module that is reached only through another is a violation that names the way`() throws {
        let violations = fixture.violations(with: "import Models", at: "Modules/Sync/Refresh.swift")
        let violation = try #require(violations.first)
        #expect(violation.what == "Sync imports Models")
        #expect(violation.advice.contains("reaches it only through Persistence"))
    }

    @Test func `a feature that imports a feature is told of the coordinator, not of Package swift`() throws {
        let violations = fixture.violations(with: "import DetailFeature", at: "Modules/Features/List/ListState.swift")
        let violation = try #require(violations.first)
        #expect(violation.what == "ListFeature imports DetailFeature")
        #expect(violation.advice.contains("coordinator"))
        #expect(!violation.advice.contains("Add"))
    }

    @Test(arguments: [
        "Modules/Sync/Refresh.swift", "Modules/Features/List/ListState.swift", "Tests/ModelsTests/ContactTests.swift",
        "Tools/BenchProgram/main.swift",
    ])
    func `only apps, the container's tests and its benchmark import the container`(path: String) throws {
        let violations = fixture.violations(with: "import DependencyInjection", at: path)
        #expect(violations.count == 1)
        if path.hasPrefix("Tools") {
            #expect(try #require(violations.first).advice.contains("Add \"DependencyInjection\""))
        } else {
            #expect(try #require(violations.first).advice.contains("know the container"))
        }
    }

    @Test(arguments: ["Foundation", "FoundationNetworking", "FoundationInternationalization", "XCTest"])
    func `a stray system module is a violation everywhere but in a tool's program`(module: String) throws {
        for path in ["Modules/Models/Contact.swift", "Apps/CLI/main.swift", "Tests/ModelsTests/ContactTests.swift"] {
            let violations = fixture.violations(with: "import \(module)", at: path)
            #expect(violations.map(\.line) == [1], "\(path)")
        }
        #expect(fixture.violations(with: "import \(module)", at: "Tools/BenchProgram/main.swift") == [])
    }

    @Test func `Foundation's violation names its cost and what to import instead`() throws {
        let violation = try #require(
            fixture.violations(with: "import Foundation", at: "Modules/Models/Contact.swift").first)
        #expect(violation.advice.contains("50 MB"))
        #expect(violation.advice.contains("FoundationEssentials"))
    }

    @Test func `an unknown module is a violation`() {
        let violations = fixture.violations(with: "import Combine", at: "Modules/Models/Contact.swift")
        #expect(violations.map(\.what) == ["Models imports Combine"])
    }

    @Test(arguments: ["Testing", "RegexBuilder"])
    func `some modules are for tests only`(module: String) {
        #expect(fixture.violations(with: "import \(module)", at: "Modules/Models/Contact.swift").count == 1)
        #expect(fixture.violations(with: "import \(module)", at: "Tests/ModelsTests/ContactTests.swift") == [])
    }

    @Test(arguments: [
        "import Sync", "package import Sync", "internal import Sync", "@testable import Sync",
        "@_spi(Inside) import Sync", "@_spi(Inside)\n@testable import Sync", "@preconcurrency package import Sync",
        "import struct Sync.Refresh", "import func Sync.refresh", "import class Sync.Refresh", "import Sync.Inner",
        "import `Sync`", "import\n    Sync", "import /* why */ Sync", "struct A {}; import Sync",
        "#if canImport(Sync)\n#endif", "let a = 1 / 2; import Sync // 1 / 2",
        "let pattern = /\"/\nimport Sync", "let pattern = #/\"\\/#/#\nimport Sync", "let text = #\"\\\"#\nimport Sync",
        "func `a \"quoted\" name`() {}\nimport Sync", "let text = \"\\(\"inner \\(1)\")\"\nimport Sync",
        "/* a /* nested */ comment */ import Sync", "let text = \"\"\"\n    \" \"\"\n    \"\"\"\nimport Sync",
    ])
    func `every form of import is seen`(text: String) {
        let violations = fixture.violations(with: text, at: "Modules/Models/Contact.swift")
        #expect(violations.map(\.what) == ["Models imports Sync"])
    }

    @Test(arguments: [
        "// import Sync", "/* import Sync */", "/* /* */ import Sync */", "/// import Sync",
        "let text = \"import Sync\"", "let text = \"\\\" import Sync\"", "let text = #\"\" import Sync\"#",
        "let text = \"\"\"\n    import Sync\n    \"\"\"", "let text = ##\"\"\"\n    \"\"\"# import Sync\n    \"\"\"##",
        "let pattern = /import Sync/", "let pattern = #/\n    import Sync\n/#",
        "let way = Way.import\nlet sync = Sync()",
        "enum Way { case `import` }", "func read(import Sync: Int) {}", "let text = \"unfinished import Sync",
        "/* unfinished import Sync", "let text = \"\"\"\n    unfinished import Sync",
    ])
    func `imports in comments, literals and names are none`(text: String) {
        let violations = fixture.violations(with: text, at: "Modules/Models/Contact.swift")
        #expect(violations.filter { $0.what.contains("Sync") } == [])
    }

    @Test func `a module handed on is a violation, even one that may be imported`() {
        let path = "Modules/Features/List/ListState.swift"
        #expect(
            fixture.violations(with: "@_exported\nimport Models\nimport Persistence", at: path).map(\.what) == [
                "ListFeature hands Models on with @_exported"
            ])
    }

    @Test func `a target with a dash is imported with an underscore`() {
        let violations = fixture.violations(with: "import bench_program", at: "Modules/Models/Contact.swift")
        #expect(violations.first?.advice.contains("bench-program is a program") == true)
    }
}
