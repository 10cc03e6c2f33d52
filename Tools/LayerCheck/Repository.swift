// Proves the project rules: who may import whom, from Package.swift's rows and from the imports of the sources,
// and the few words that no module may hold. SwiftPM alone lets a target import a sibling that it reaches only through
// another, and a rule that only stands in prose erodes.
// It owns no state. It must not know how the manifest was dumped or how violations are shown: Tools/check-layers and its
// program do that.

/// A package as the checks see it: its targets, its sources, its manifest, and what stands at its top.
package struct Repository: Sendable {
    /// The targets, as `swift package dump-package` tells of them.
    package var targets: [PackageTarget]
    /// Every Swift source under Modules, Apps, Tests and Tools.
    package var sources: [SourceFile]
    /// Package.swift, in which the line of a faulty row is looked up.
    package var manifest: SourceFile
    /// The names at the top of the repository that git keeps.
    package var topLevel: [String]

    /// Nothing is checked yet; `violations()` does that.
    package init(targets: [PackageTarget], sources: [SourceFile], manifest: SourceFile, topLevel: [String]) {
        self.targets = targets
        self.sources = sources
        self.manifest = manifest
        self.topLevel = topLevel
    }

    /// Everything that breaks a rule, all at once, ordered by file and line. Empty where the house is in order.
    package func violations() -> [RuleViolation] {
        let scans = sources.map(SourceScan.init)
        let checks: [any Check] = [FolderCheck(), DependencyCheck(), ImportCheck(), WordCheck(), SizeCheck()]
        return checks.flatMap { $0.violations(in: self, scans: scans) }.sorted()
    }

    /// The target whose folder holds this file, and whose row doesn't exclude it.
    func owner(of path: String) -> PackageTarget? {
        targets.filter { $0.holds(path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    }

    func target(importedAs name: String) -> PackageTarget? {
        targets.first { $0.moduleName == name }
    }

    /// The line of a target's row in the manifest, or 1 where rows are written in a way that isn't known here.
    func manifestLine(of target: PackageTarget) -> Int {
        var spellings = ["(\"\(target.name)\"", "name: \"\(target.name)\""]
        if target.kind == .test, target.name.hasSuffix("Tests") {
            spellings.append(".tests(\"\(target.name.dropLast(5))\"")
        }
        let lines = manifest.lines
        for spelling in spellings {
            if let index = lines.firstIndex(where: { $0.contains(spelling) && !$0.contains("Product") }) {
                return index + 1
            }
        }
        return 1
    }
}

/// One kind of rule, checked over the whole repository.
protocol Check {
    /// Every violation of this kind. `scans` are the repository's sources, read once for all checks.
    func violations(in repository: Repository, scans: [SourceScan]) -> [RuleViolation]
}
