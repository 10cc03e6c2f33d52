internal import Glibc

/// The variables of the process.
package enum Environment {
    /// Variables whose values are not UTF-8 are left out, unless they say where Kith keeps its files.
    ///
    /// - Throws: ``Problem`` for one of those, where no sound KITH_HOME makes it needless.
    package static func current() throws(Problem) -> [String: String] {
        var variables: [String: String] = [:]
        var spoiled: [String] = []
        var next = environ
        while let entry = next.pointee {
            next += 1
            // The first of several definitions is the one that getenv(3) finds.
            if let text = String(validatingCString: entry) {
                guard let equals = text.firstIndex(of: "=") else { continue }
                let name = String(text[..<equals])
                if variables[name] == nil { variables[name] = String(text[text.index(after: equals)...]) }
            } else {
                spoiled.append(String(String(cString: entry).prefix { $0 != "=" }))
            }
        }
        let needed = variables["KITH_HOME"].map(\.isEmpty) ?? true ? places : []
        guard let name = spoiled.first(where: { needed.contains($0) }) else { return variables }
        throw Problem(
            kind: "config", "the variable \(name) is not UTF-8, so Kith cannot tell where its files are",
            hint: "Set KITH_HOME to a folder whose name is UTF-8.", exitCode: .misconfigured)
    }

    private static let places: Set = [
        "KITH_HOME", "HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME",
    ]
}
