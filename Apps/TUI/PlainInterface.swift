internal import CommandLineStreams
internal import Dialogue
internal import TerminalUI

/// The dialogue line by line as a face of the app.
@MainActor
final class PlainInterface: Interface {
    private let dialogue: PlainDialogue

    init(_ dialogue: PlainDialogue) {
        self.dialogue = dialogue
    }

    func run() async throws -> Int32 {
        switch try await dialogue.run() {
        case .done: ExitCode.done.rawValue
        case .unread: PlainOutput.Outcome.closed.exitCode
        case .cutShort: ExitCode.refused.rawValue
        case .notStored: ExitCode.storeFailed.rawValue
        }
    }
}
