internal import Glibc

/// The variables of the process.
package enum Environment {
    package static var current: [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            next += 1
            let text = String(cString: entry)
            guard let equals = text.firstIndex(of: "=") else { continue }
            // The first of several definitions is the one that getenv(3) finds.
            let name = String(text[..<equals])
            if variables[name] == nil { variables[name] = String(text[text.index(after: equals)...]) }
        }
        return variables
    }
}
