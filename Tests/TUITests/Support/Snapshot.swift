import Glibc
import TerminalUI
import Testing

/// Compares a screen at several sizes with the file of the snapshot's name beside the tests.
///
/// KITH_RECORD=1 writes the file; a first recording fails once, so that somebody looks at it.
func expectSnapshot(
    _ name: String, of frame: (Size) -> Frame, file: String = #filePath, location: SourceLocation = #_sourceLocation
) throws {
    let sizes = [(80, 24), (200, 60), (40, 12), (20, 5), (1, 1)].map { Size(columns: $0.0, rows: $0.1) }
    let text = sizes.map { size in
        // A bar shows where a line ends, and so that nothing stands behind the edge.
        let lines = frame(size).lines.map { $0.padded(to: size.columns) + "|" }
        return "\(size.columns)x\(size.rows)\n" + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
    let path =
        file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        + "/Snapshots/\(name).txt"
    let recorded = read(path)
    if recorded == text { return }
    guard getenv("KITH_RECORD") != nil else {
        Issue.record(
            "\(name) differs from \(path); KITH_RECORD=1 records it. It is now:\n\(text)", sourceLocation: location)
        return
    }
    let stream = try #require(fopen(path, "w"), "cannot write \(path)")
    defer { fclose(stream) }
    fputs(text, stream)
    if recorded == nil { Issue.record("recorded \(path) for the first time: look at it", sourceLocation: location) }
}

extension String {
    fileprivate func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - displayWidth))
    }
}

private func read(_ path: String) -> String? {
    guard let stream = fopen(path, "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
}
