import LayerCheck
import Testing

/// Size limits of targets.
@Suite struct SizeRuleTests {
    private func lines(_ count: Int) -> String { String(repeating: "// A line.\n", count: count) }

    @Test func `a module may have 1,500 lines and no more, in all of its files`() {
        var fixture = RepositoryFixture()
        fixture.targets.append(PackageTarget("Birthdays", path: "Modules/Features/Birthdays"))
        fixture.sources = [SourceFile(path: "Modules/Features/Birthdays/One.swift", lines(1_000))]
        #expect(fixture.violations(with: lines(500), at: "Modules/Features/Birthdays/Two.swift") == [])
        let violations = fixture.violations(with: lines(501), at: "Modules/Features/Birthdays/Two.swift")
        #expect(violations.map(\.what) == ["Birthdays has 1501 lines"])
        #expect(violations.map(\.file) == ["Package.swift"])
    }

    @Test func `a module that the table names may be larger`() {
        let fixture = RepositoryFixture()
        #expect(fixture.violations(with: lines(1_501), at: "Modules/Sync/Refresh.swift") == [])
        #expect(fixture.violations(with: lines(9_000), at: "Modules/Sync/Refresh.swift").count == 1)
    }

    @Test func `what another target's folder holds does not count`() {
        var fixture = RepositoryFixture()
        fixture.sources = [SourceFile(path: "Modules/Networking/Curl/Transfer.swift", lines(1_000))]
        #expect(fixture.violations(with: lines(1_000), at: "Modules/Networking/Client.swift") == [])
    }

    @Test func `tests may be as long as they need to be`() {
        #expect(RepositoryFixture().violations(with: lines(9_000), at: "Tests/ModelsTests/ContactTests.swift") == [])
    }

    @Test func `all apps together have a limit`() {
        let violations = RepositoryFixture().violations(with: lines(20_000), at: "Apps/CLI/Commands.swift")
        #expect(violations.map(\.what) == ["Apps hold 20000 lines"])
        #expect(violations.map(\.file) == ["Apps"])
    }
}
