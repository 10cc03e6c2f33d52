// ProgramOpening: links are opened by running programs: those of the settings, or the desktop's. It knows no contact.

internal import Opening

/// The port through which openers run other programs. What that means for the terminal is for the front to say.
package struct ProgramRunner: Sendable {
    /// The origin of a program.
    package enum Kind: Sendable, Hashable {
        /// The user's own command, which may be a program of the terminal.
        case command
        /// The desktop's, which has windows of its own and ends soon.
        case desktop
    }

    private let body: @MainActor @Sendable ([String], Kind) throws -> Void

    /// - Parameter body: runs a program by its path, or as PATH finds it, with its arguments.
    package init(_ body: @escaping @MainActor @Sendable (_ arguments: [String], Kind) throws -> Void) {
        self.body = body
    }

    /// Throws ``OpeningError`` where the program does not start, or where it is waited for and fails.
    @MainActor
    func run(_ arguments: [String], _ kind: Kind) throws { try body(arguments, kind) }

    /// Every program has the terminal until it ends.
    package static let foreground = ProgramRunner { arguments, _ in try ForegroundProgram.run(arguments) }
}
