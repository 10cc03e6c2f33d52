/// Package.swift's rows against the table of the house.
struct DependencyCheck: Check {
    func violations(in repository: Repository, scans: [SourceScan]) -> [RuleViolation] {
        forbiddenDependencies(in: repository) + sharedCLibraries(in: repository)
    }

    private func forbiddenDependencies(in repository: Repository) -> [RuleViolation] {
        repository.targets.flatMap { target in
            repository.targets.filter { target.dependencies.contains($0.name) }.compactMap { other in
                HouseRules.objection(to: target, needing: other).map { objection in
                    RuleViolation(
                        file: repository.manifest.path, line: repository.manifestLine(of: target),
                        what: "\(target.name) may not need \(other.name)",
                        advice: objection)
                }
            }
        }
    }

    private func sharedCLibraries(in repository: Repository) -> [RuleViolation] {
        repository.targets.filter(\.isCLibrary).flatMap { library in
            let owners = repository.targets.filter {
                $0.kind != .test && $0.dependencies.contains(library.name)
                    && HouseRules.objection(to: $0, needing: library) == nil
            }
            return owners.dropFirst().map { owner in
                RuleViolation(
                    file: repository.manifest.path, line: repository.manifestLine(of: owner),
                    what: "\(owner.name) may not need \(library.name), which \(owners[0].name) owns",
                    advice: "A C library has one owner, so that one module answers for its use."
                        + " Go through \(owners[0].name)'s protocol.")
            }
        }
    }
}
