internal import Glibc

/// A product of this package, as it was built beside the tests.
package enum BuiltProgram: String, Sendable {
    case kith = "kith"
    case kithTUI = "kith-tui"

    /// Path of the program: in KITH_BIN_DIR where that is set, else where the tests were built. Throws
    /// ``KithProcess/Failure`` when it is not there.
    package func path() throws -> String {
        let folders = getenv("KITH_BIN_DIR").map { [String(cString: $0)] } ?? Self.productFolders
        for folder in folders {
            let found = names.map { "\(folder)/\($0)" }.filter { (path: String) in access(path, X_OK) == 0 }
            // Where both manifests were built in one place, the older one is a leftover.
            if let newest = found.max(by: { Self.age(of: $0) > Self.age(of: $1) }) { return newest }
        }
        throw KithProcess.Failure.cannotStart(
            "\(rawValue) is not in \(folders.joined(separator: ", ")): run `swift build`, or set KITH_BIN_DIR")
    }

    /// Path of MemoryProbe: always beside the tests, wherever the programs are.
    static func memoryProbe() throws -> String {
        let places = productFolders.map { "\($0)/MemoryProbe" }
        if let place = places.first(where: { access($0, X_OK) == 0 }) { return place }
        throw KithProcess.Failure.cannotStart(
            "MemoryProbe is not at \(places.joined(separator: ", ")): build the tests")
    }

    /// With the manifest of a single module there are no products, and a program is called by its target.
    private var names: [String] {
        switch self {
        case .kith: [rawValue, "CLI"]
        case .kithTUI: [rawValue, "TUI"]
        }
    }

    private static var productFolders: [String] {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let runner = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
        return ([runner] + bundles).compactMap { path in
            path.range(ofBundle: ".xctest").map { String(path[..<$0]) }
                ?? path.lastIndex(of: "/").map { String(path[..<$0]) }
        }
    }

    /// Seconds before now, as far as an order is concerned.
    private static func age(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? -status.st_mtim.tv_sec : .max
    }
}

extension String {
    /// The end of the folder that holds a bundle somewhere in this path.
    fileprivate func range(ofBundle suffix: String) -> Index? {
        var folder = Substring(self)
        while let slash = folder.lastIndex(of: "/") {
            let name = folder[index(after: slash)...]
            folder = folder[..<slash]
            if name.hasSuffix(suffix) { return slash }
        }
        return nil
    }
}
