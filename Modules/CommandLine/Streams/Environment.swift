internal import Glibc

/// The variables of the process.
package enum Environment {
    /// Variables whose values are not UTF-8 are left out, unless they say where Kith keeps its files.
    ///
    /// - Throws: ``CommandError`` for one of those, where no sound KITH_HOME makes it needless.
    package static func current() throws(CommandError) -> [String: String] {
        var end = environ
        while end.pointee != nil { end += 1 }
        // Growing the dictionary step by step would be most of the work.
        var variables = [String: String](minimumCapacity: end - environ)
        var spoiled: [String] = []
        var next = environ
        while let entry = next.pointee {
            next += 1
            guard let equals = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
            let bytes = UnsafeRawBufferPointer(start: entry, count: equals - entry)
            guard let name = String(validating: bytes, as: UTF8.self), let value = String(validatingCString: equals + 1)
            else {
                spoiled.append(String(decoding: bytes, as: UTF8.self))
                continue
            }
            // The first of several definitions is the one that getenv(3) finds.
            if variables[name] == nil { variables[name] = value }
        }
        let needed = variables["KITH_HOME"].map(\.isEmpty) ?? true ? places : []
        guard let name = spoiled.first(where: { needed.contains($0) }) else { return variables }
        throw CommandError(
            kind: "config", "the variable \(name) is not UTF-8, so the folder of Kith's files is unknown",
            hint: "Set KITH_HOME to a folder whose name is UTF-8.", exitCode: .misconfigured)
    }

    private static let places = [
        "KITH_HOME", "HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME",
    ]
}
