import ScreenFixtures
import TerminalUI
import Testing

/// Compares a screen at several sizes with the snapshot of the name beside the tests.
func expectSnapshot(
    _ name: String, of frame: (Size) -> Frame, file: String = #filePath, location: SourceLocation = #_sourceLocation
) {
    #expect(throws: Never.self, sourceLocation: location) { try verifyFrames(name, of: frame, file: file) }
}
