import FoundationEssentials

extension Repository {
    /// Reads a checkout: Package.swift and every Swift source under Modules, Apps, Tests and Tools.
    ///
    /// - Parameters:
    ///   - root: the folder of Package.swift.
    ///   - manifestDump: the output of `swift package dump-package` there.
    ///   - topLevel: the names at the top that git keeps.
    /// - Throws: `ManifestError`, or what the file system says of a folder or file that can't be read.
    package static func read(root: String, manifestDump: [UInt8], topLevel: [String]) throws -> Repository {
        var sources: [SourceFile] = []
        for folder in ["Apps", "Modules", "Tests", "Tools"] {
            try readSources(in: folder, root: root, into: &sources)
        }
        return Repository(
            targets: try PackageTarget.targets(inManifestDump: manifestDump), sources: sources,
            manifest: try read("Package.swift", root: root), topLevel: topLevel)
    }

    private static func readSources(in folder: String, root: String, into sources: inout [SourceFile]) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted() {
            if name.hasPrefix(".") { continue }
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".swift") {
                sources.append(try read(path, root: root))
            } else if try isFolder("\(root)/\(path)") {
                try readSources(in: path, root: root, into: &sources)
            }
        }
    }

    private static func isFolder(_ path: String) throws -> Bool {
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == .typeDirectory
    }

    private static func read(_ path: String, root: String) throws -> SourceFile {
        SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: "\(root)/\(path)"))))
    }
}
