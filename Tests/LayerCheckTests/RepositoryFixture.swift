import LayerCheck

/// A small package in the shape of this one, to which a test adds the one thing that it is about.
struct RepositoryFixture {
    var targets = [
        PackageTarget("Models", path: "Modules/Models"),
        PackageTarget("JSON", path: "Modules/JSON"),
        PackageTarget("DependencyInjection", path: "Modules/DependencyInjection"),
        PackageTarget("Networking", path: "Modules/Networking", dependencies: ["JSON"], excluded: ["Curl"]),
        PackageTarget("CurlNetworking", path: "Modules/Networking/Curl", dependencies: ["Networking", "CCurl"]),
        PackageTarget("CCurl", path: "Modules/System/CCurl"),
        PackageTarget("Persistence", path: "Modules/Persistence", dependencies: ["Models"]),
        PackageTarget("Sync", path: "Modules/Sync", dependencies: ["Persistence"]),
        PackageTarget("ListFeature", path: "Modules/Features/List", dependencies: ["Models", "Persistence"]),
        PackageTarget("DetailFeature", path: "Modules/Features/Detail", dependencies: ["Models"]),
        PackageTarget("ScreenKit", path: "Modules/Screens/Kit", dependencies: ["Models"]),
        PackageTarget("ListScreens", path: "Modules/Screens/List", dependencies: ["ScreenKit"]),
        PackageTarget("DetailScreens", path: "Modules/Screens/Detail", dependencies: ["ScreenKit"]),
        PackageTarget("PhotoScreens", path: "Modules/Screens/Photos", dependencies: ["ScreenKit"]),
        PackageTarget("ContactActions", path: "Modules/Interaction/Actions", dependencies: ["Models"]),
        PackageTarget(
            "CLI", kind: .executable, path: "Apps/CLI", dependencies: ["DependencyInjection", "ListFeature"]),
        PackageTarget("ModelsTests", kind: .test, path: "Tests/ModelsTests", dependencies: ["Models"]),
        PackageTarget("bench-program", kind: .executable, path: "Tools/BenchProgram"),
    ]
    var topLevel = ["Package.swift", "README.md", "Modules", "Apps", "Tests", "Tools", ".gitignore"]
    var manifest = ""
    var sources: [SourceFile] = []

    /// The violations once a file with this text stands at this path.
    func violations(with text: String, at path: String) -> [RuleViolation] {
        var fixture = self
        fixture.sources.append(SourceFile(path: path, text))
        return fixture.violations()
    }

    /// The violations once a target depends on one more.
    func violations(adding dependency: String, to name: String) -> [RuleViolation] {
        var fixture = self
        fixture.targets = targets.map { target in
            guard target.name == name else { return target }
            return PackageTarget(
                name, kind: target.kind, path: target.path, dependencies: target.dependencies + [dependency],
                excluded: target.excluded)
        }
        return fixture.violations()
    }

    func violations() -> [RuleViolation] {
        Repository(
            targets: targets, sources: sources, manifest: SourceFile(path: "Package.swift", manifest),
            topLevel: topLevel
        ).violations()
    }
}
