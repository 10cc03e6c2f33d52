internal import Interaction
internal import Snapshots
package import TerminalUI

/// Compares a screen at several sizes with the snapshot of the name beside the tests. Throws how it differs.
package func verifyFrames(_ name: String, of frame: (Size) -> Frame, file: String = #filePath) throws {
    let sizes = [(80, 24), (200, 60), (40, 12), (20, 5), (1, 1)].map { Size(columns: $0.0, rows: $0.1) }
    let text = sizes.map { size in
        // A bar shows where a line ends, and so that nothing stands behind the edge.
        let lines = frame(size).lines.map { $0.padded(to: size.columns) + "|" }
        return "\(size.columns)x\(size.rows)\n" + lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
    // Back to a size at which keys are taken.
    _ = frame(sizes[0])
    try Snapshot(name, besides: file).verify(text)
}

extension String {
    fileprivate func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - displayWidth))
    }
}
