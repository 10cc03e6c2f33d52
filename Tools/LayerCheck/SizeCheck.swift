/// Checks the sizes of modules and of all apps together.
struct SizeCheck: Check {
    func violations(in repository: Repository, scans: [SourceScan]) -> [RuleViolation] {
        var lines: [String: Int] = [:]
        for scan in scans {
            guard let owner = repository.owner(of: scan.file.path) else { continue }
            lines[owner.name, default: 0] += scan.file.lineCount
        }
        return largeModules(in: repository, lines: lines) + largeApps(in: repository, lines: lines)
    }

    private func largeModules(in repository: Repository, lines: [String: Int]) -> [RuleViolation] {
        repository.targets.filter { $0.path.hasPrefix("Modules/") }.compactMap { target in
            let limit = HouseRules.largeModules[target.name] ?? HouseRules.moduleLines
            guard let count = lines[target.name], count > limit else { return nil }
            return RuleViolation(
                file: repository.manifest.path, line: repository.manifestLine(of: target),
                what: "\(target.name) has \(count) lines",
                advice: "It may have \(limit), so that a reader holds it in mind. Split it by what it does.")
        }
    }

    private func largeApps(in repository: Repository, lines: [String: Int]) -> [RuleViolation] {
        let apps = repository.targets.filter { $0.path.hasPrefix("Apps/") }
        let count = apps.reduce(0) { $0 + lines[$1.name, default: 0] }
        guard count > HouseRules.appsLines else { return [] }
        return [
            RuleViolation(
                file: "Apps", line: 1, what: "Apps hold \(count) lines",
                advice: "They may hold \(HouseRules.appsLines) in all: apps compose, modules do. Move what does not"
                    + " register, launch, or map a route to a screen into a module.")
        ]
    }
}

extension SourceFile {
    fileprivate var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
