/// Every import against its target's *direct* dependencies, and against the modules of the system that are for us.
struct ImportCheck: Check {
    func violations(in repository: Repository, scans: [SourceScan]) -> [RuleViolation] {
        scans.flatMap { scan -> [RuleViolation] in
            guard let target = repository.owner(of: scan.file.path) else { return [] }
            return scan.imports.flatMap { statement in
                [objection(to: statement, in: target, of: repository), handingOn(statement, in: target)]
                    .compactMap(\.self)
                    .map { RuleViolation(file: scan.file.path, line: statement.line, what: $0.what, advice: $0.advice) }
            }
        }
    }

    private typealias Objection = (what: String, advice: String)

    private func objection(
        to statement: ImportStatement, in target: PackageTarget, of repository: Repository
    ) -> Objection? {
        let name = statement.module
        let what = "\(target.name) imports \(name)"
        if let advice = HouseRules.strayModules[name] {
            return target.isToolsProgram ? nil : (what, "\(advice).")
        }
        if HouseRules.systemModules.contains(name) { return nil }
        if HouseRules.testModules.contains(name) {
            let isTest =
                FolderPattern("Tests/*").matches(target.path)
                || FolderPattern("Tests/Support/*").matches(target.path)
            return isTest ? nil : (what, "Only what stands under Tests may; move the double or the check there.")
        }
        guard let other = repository.target(importedAs: name) else {
            return (
                what,
                "It is neither a module of ours nor one of the system that the house uses. Do without it, or add"
                    + " it to HouseRules.systemModules with a reason in the commit."
            )
        }
        if other.name == target.name || target.dependencies.contains(other.name) { return nil }
        if let objection = HouseRules.objection(to: target, needing: other) { return (what, "\(objection).") }
        let path = repository.path(from: target, to: other)
        let reached = path.isEmpty ? "" : ", and reaches it only through \(path.joined(separator: ", "))"
        return (
            what,
            "Its row in Package.swift doesn't name \(other.name)\(reached). Add \"\(other.name)\" to what"
                + " \(target.name) needs, or do without the import."
        )
    }

    private func handingOn(_ statement: ImportStatement, in target: PackageTarget) -> Objection? {
        guard statement.isHandedOn else { return nil }
        return (
            "\(target.name) hands \(statement.module) on with @_exported",
            "Nobody would see who depends on it. Write a plain or a package import; others import it themselves."
        )
    }
}

extension Repository {
    /// The targets between two that are joined only through others, nearest first; empty where nothing joins them.
    fileprivate func path(from start: PackageTarget, to end: PackageTarget) -> [String] {
        var paths: [[String]] = start.dependencies.map { [$0] }
        var seen = Set(start.dependencies)
        var next = 0
        while next < paths.count {
            let path = paths[next]
            next += 1
            guard let last = path.last, let target = targets.first(where: { $0.name == last }) else { continue }
            if target.dependencies.contains(end.name) { return path }
            for name in target.dependencies where seen.insert(name).inserted { paths.append(path + [name]) }
        }
        return []
    }
}

extension PackageTarget {
    fileprivate var isToolsProgram: Bool { kind == .executable && FolderPattern("Tools/*").matches(path) }
}
