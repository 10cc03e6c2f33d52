// Snapshots: texts that stand beside the tests and are compared with what the program makes now. It owns no state.

internal import Glibc

/// A text kept in a file beside the test that looks at it.
package struct Snapshot: Sendable {
    /// Difference of the text, and how to update the snapshot.
    package struct Difference: Error, CustomStringConvertible {
        package let description: String
    }

    private let path: String

    /// The file `Snapshots/NAME.txt` beside the test's source file.
    package init(_ name: String, besides file: String = #filePath) {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        path = "\(folder)/Snapshots/\(name).txt"
    }

    /// Throws ``Difference`` when the text is not the one that was kept. With KITH_RECORD=1 in the environment the text
    /// is kept instead, and the test fails once, so that nobody takes a recording for a test.
    package func verify(_ text: String) throws {
        if getenv("KITH_RECORD").map({ String(cString: $0) }) == "1" {
            let kept = try? read()
            guard kept != text else { return }
            try write(text)
            throw Difference(description: "recorded \(path): look at it, then run again without KITH_RECORD")
        }
        let kept: String
        do {
            kept = try read()
        } catch {
            throw Difference(description: "\(path) is not there: record it with KITH_RECORD=1")
        }
        guard kept != text else { return }
        throw Difference(
            description:
                "\(path) differs; if the change is meant, record it with KITH_RECORD=1\n\(Self.difference(kept, text))")
    }

    /// The lines that are only in one of both.
    private static func difference(_ kept: String, _ text: String) -> String {
        let (old, new) = (kept.split(separator: "\n"), text.split(separator: "\n"))
        return new.difference(from: old).map { change in
            switch change {
            case .remove(let line, let text, _): "- \(line + 1): \(text)"
            case .insert(let line, let text, _): "+ \(line + 1): \(text)"
            }
        }.joined(separator: "\n")
    }

    private func read() throws -> String {
        guard let file = fopen(path, "r") else { throw Difference(description: "\(path) cannot be read") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(_ text: String) throws {
        if let slash = path.lastIndex(of: "/") { mkdir(String(path[..<slash]), 0o755) }
        guard let file = fopen(path, "w") else { throw Difference(description: "\(path) cannot be written") }
        defer { fclose(file) }
        fputs(text, file)
    }
}
