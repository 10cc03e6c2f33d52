/// Checks the names at the top of the repository, and that every source belongs to a target.
struct FolderCheck: Check {
    func violations(in repository: Repository, scans: [SourceScan]) -> [RuleViolation] {
        let strays = repository.topLevel.filter { !$0.hasPrefix(".") && !HouseRules.topLevel.contains($0) }
        let homeless = scans.map(\.file.path).filter { repository.owner(of: $0) == nil }
        return strays.map {
            RuleViolation(
                file: $0, line: 1, what: "\($0) stands at the top of the repository",
                advice: "Only Package.swift, README.md, Modules, Apps, Tests, Tools and dot files do."
                    + " Move it into one of them.")
        }
            + homeless.map {
                RuleViolation(
                    file: $0, line: 1, what: "\($0) belongs to no target",
                    advice: "It is never compiled. Give its folder a row in Package.swift, or delete it.")
            }
    }
}
