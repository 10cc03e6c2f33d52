import LayerCheck
import Testing

/// Dependencies that a row of Package.swift may name.
@Suite struct DependencyRuleTests {
    let fixture = RepositoryFixture()

    @Test func `a small house in order has no violations`() {
        #expect(fixture.violations() == [])
    }

    @Test(arguments: [
        ("Models", "JSON"), ("Models", "Persistence"), ("JSON", "Models"), ("DependencyInjection", "Models"),
        ("ListFeature", "DetailFeature"), ("ListFeature", "Networking"), ("ListFeature", "CurlNetworking"),
        ("ListFeature", "DependencyInjection"), ("Sync", "DependencyInjection"), ("Sync", "CurlNetworking"),
        ("Sync", "JSON"), ("Networking", "CurlNetworking"), ("CurlNetworking", "Persistence"), ("Models", "CLI"),
        ("Sync", "ListFeature"), ("Persistence", "CCurl"), ("CLI", "CCurl"), ("CCurl", "Models"),
        ("Models", "ModelsTests"), ("CLI", "ModelsTests"), ("bench-program", "CLI"),
        ("ModelsTests", "DependencyInjection"), ("ListScreens", "DetailScreens"), ("ListScreens", "DetailFeature"),
        ("ListScreens", "DependencyInjection"), ("ListScreens", "Networking"), ("ScreenKit", "ListFeature"),
        ("ScreenKit", "ListScreens"), ("PhotoScreens", "ListScreens"), ("ContactActions", "PhotoScreens"),
    ])
    func `a row that the house forbids is a violation`(target: String, other: String) {
        let violations = fixture.violations(adding: other, to: target)
        #expect(violations.map(\.what) == ["\(target) may not need \(other)"])
        #expect(violations.map(\.file) == ["Package.swift"])
    }

    @Test(arguments: [
        ("Sync", "Models"), ("DetailFeature", "Persistence"), ("DetailFeature", "Sync"), ("CurlNetworking", "JSON"),
        ("CLI", "CurlNetworking"), ("ModelsTests", "CLI"), ("ModelsTests", "CCurl"),
        ("bench-program", "DependencyInjection"), ("ListScreens", "ListFeature"), ("ListScreens", "PhotoScreens"),
        ("ListScreens", "ContactActions"), ("DetailScreens", "DetailFeature"), ("PhotoScreens", "DetailFeature"),
    ])
    func `a row that the house allows is none`(target: String, other: String) {
        #expect(fixture.violations(adding: other, to: target) == [])
    }

    @Test func `a C library has one owner`() {
        var fixture = fixture
        fixture.targets.append(
            PackageTarget("RawNetworking", path: "Modules/Networking/Raw", dependencies: ["Networking", "CCurl"]))
        #expect(fixture.violations().map(\.what) == ["RawNetworking may not need CCurl, which CurlNetworking owns"])
    }

    @Test func `a module that no row speaks of may need nothing`() {
        var fixture = fixture
        fixture.targets.append(PackageTarget("Birthdays", path: "Modules/Birthdays"))
        #expect(fixture.violations() == [])
        let violations = fixture.violations(adding: "Models", to: "Birthdays")
        #expect(violations.first?.advice.hasSuffix("Add a row for it to Tools/LayerCheck/HouseRules.swift.") == true)
        #expect(violations.first?.advice.contains("Take Models out") == false)
    }

    @Test func `the violation stands at the target's row`() {
        var fixture = fixture
        fixture.manifest = """
            let modules: [Target] = [
                .module("Models"),
                .module("Sync", dependencies: ["Models", "Persistence"]),
            ]
            """
        #expect(fixture.violations(adding: "JSON", to: "Sync").map(\.line) == [3])
    }
}
