import LayerCheck
import Testing

/// Folders that may contain sources.
@Suite struct FolderRuleTests {
    @Test func `a stray at the top is a violation, a dot file is none`() {
        var fixture = RepositoryFixture()
        fixture.topLevel += ["docs", ".github"]
        #expect(fixture.violations().map(\.file) == ["docs"])
    }

    @Test func `a source outside every target is a violation`() {
        let violations = RepositoryFixture().violations(with: "", at: "Modules/Birthdays/Birthdays.swift")
        #expect(violations.map(\.what) == ["Modules/Birthdays/Birthdays.swift belongs to no target"])
    }

    @Test func `a source in an excluded folder belongs to that folder's target, or to none`() {
        var fixture = RepositoryFixture()
        #expect(fixture.violations(with: "import CCurl", at: "Modules/Networking/Curl/Transfer.swift") == [])
        fixture.targets.removeAll { $0.name == "CurlNetworking" }
        #expect(fixture.violations(with: "", at: "Modules/Networking/Curl/Transfer.swift").count == 1)
    }

    @Test func `all violations are told at once, by file and line`() {
        var fixture = RepositoryFixture()
        fixture.sources = [
            SourceFile(path: "Modules/Sync/Refresh.swift", "import Models\nimport Foundation\npublic struct A {}"),
            SourceFile(path: "Modules/JSON/Value.swift", "import Sync"),
        ]
        #expect(
            fixture.violations().map { "\($0.file):\($0.line)" } == [
                "Modules/JSON/Value.swift:1", "Modules/Sync/Refresh.swift:1", "Modules/Sync/Refresh.swift:2",
                "Modules/Sync/Refresh.swift:3",
            ])
    }

    @Test func `a violation is printed as file, line, what and advice`() {
        let violations = RepositoryFixture().violations(with: "\ntry! a()", at: "Apps/CLI/main.swift")
        #expect(
            violations.map(\.description) == [
                "Apps/CLI/main.swift:2: try!. It ends the front without a message. Let the error through, or handle it."
            ])
    }
}
