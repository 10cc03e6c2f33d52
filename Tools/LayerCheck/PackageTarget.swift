package import JSON

/// A target of the package, as far as the rules care.
package struct PackageTarget: Sendable, Hashable {
    /// Kind of product that SwiftPM builds. C targets are `.library` as well: they are told apart by their folder.
    package enum Kind: Sendable, Hashable {
        case library, executable, test, systemLibrary
    }

    /// The name in the manifest.
    package let name: String
    /// Kind of target.
    package let kind: Kind
    /// The folder, relative to the top of the repository, without a slash at the end.
    package let path: String
    /// The names of the targets that it depends on directly.
    package let dependencies: [String]
    /// Paths inside its folder that belong to others.
    package let excluded: [String]

    /// A target by hand; a manifest's are read with `targets(inManifestDump:)`.
    package init(
        _ name: String, kind: Kind = .library, path: String, dependencies: [String] = [], excluded: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.path = path
        self.dependencies = dependencies
        self.excluded = excluded
    }

    /// Every target in the output of `swift package dump-package`; throws where it isn't that.
    package static func targets(inManifestDump bytes: [UInt8]) throws(ManifestError) -> [PackageTarget] {
        let dump: JSONValue
        do {
            dump = try JSONValue.parse(bytes)
        } catch {
            throw .notJSON(error)
        }
        guard let rows = dump["targets"]?.array else { throw .noTargets }
        var targets: [PackageTarget] = []
        for row in rows {
            guard let name = row["name"]?.string, let type = row["type"]?.string else { throw .namelessTarget }
            guard let kind = Kind(dumped: type) else { throw .unknownType(type, of: name) }
            targets.append(
                PackageTarget(
                    name, kind: kind, path: row["path"]?.string ?? "Sources/\(name)",
                    dependencies: (row["dependencies"]?.array ?? []).compactMap(dependencyName),
                    excluded: (row["exclude"]?.array ?? []).compactMap(\.string)))
        }
        return targets
    }

    // A dependency is an object with one member, `byName`, `target` or `product`, whose value begins with the name.
    private static func dependencyName(_ dependency: JSONValue) -> String? {
        dependency.object?.lazy.compactMap { $0.value.array?.first?.string }.first
    }

    /// The name in an `import`.
    var moduleName: String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    var isCLibrary: Bool { kind == .systemLibrary || FolderPattern("Modules/System/*").matches(path) }

    func holds(_ file: String) -> Bool {
        file.hasPrefix(path + "/")
            && !excluded.contains { file == "\(path)/\($0)" || file.hasPrefix("\(path)/\($0)/") }
    }
}

extension PackageTarget.Kind {
    fileprivate init?(dumped type: String) {
        switch type {
        case "regular": self = .library
        case "executable": self = .executable
        case "test": self = .test
        case "system": self = .systemLibrary
        default: return nil
        }
    }
}

/// Error of reading the output of `swift package dump-package`.
package enum ManifestError: Error, Sendable, CustomStringConvertible {
    /// It isn't JSON: most likely SwiftPM wrote an error instead.
    case notJSON(JSONError)
    /// It is JSON, but no package.
    case noTargets
    /// A target without a name or a type.
    case namelessTarget
    /// A kind of target that the rules don't speak of, such as a plugin or a macro.
    case unknownType(String, of: String)

    /// One line for people, with what to do.
    package var description: String {
        let remedy = "Run `swift package dump-package` to see what SwiftPM says."
        return switch self {
        case .notJSON(let error): "The dumped manifest is not JSON: \(error). \(remedy)"
        case .noTargets: "The dumped manifest lists no targets. \(remedy)"
        case .namelessTarget: "The dumped manifest holds a target without name or type. \(remedy)"
        case .unknownType(let type, let name):
            "Target \(name) is of the kind \(type), which Tools/LayerCheck doesn't know. Teach it PackageTarget.Kind."
        }
    }
}
