internal import Configuration
internal import KithSettings
internal import Logging
internal import ProgramOpening
internal import TerminalUI

extension ProgramRunner {
    /// Hands the terminal over to a user's command until that ends, as to a mail client of the terminal; what the
    /// desktop opens, and every command where the setting `opener.detached` says so, runs beside the app.
    ///
    /// - Parameter log: told of programs beside the app that fail.
    /// - Throws: `ConfigurationError` where that setting says neither yes nor no.
    static func terminal(_ session: TerminalSession, settings: Settings, log: LogSink) throws -> ProgramRunner {
        try suitable(settings: settings, log: log) { arguments in
            session.leave()
            defer {
                // Where the terminal is gone, the events say so.
                _ = try? session.enter()
                session.events.yield(.resumed(session.device.size))
            }
            try ForegroundProgram.run(arguments)
        }
    }

    /// The same beside a dialogue that never took the terminal over.
    static func lines(settings: Settings, log: LogSink) throws -> ProgramRunner {
        try suitable(settings: settings, log: log) { try ForegroundProgram.run($0) }
    }

    private static func suitable(
        settings: Settings, log: LogSink, foreground: @escaping @MainActor @Sendable ([String]) throws -> Void
    ) throws -> ProgramRunner {
        let isDetached = try settings.value(of: .openerDetached)?.answer ?? false
        return ProgramRunner { arguments, kind in
            guard kind == .command, !isDetached else {
                return try DetachedProgram.start(arguments) { log.write("\(arguments.first ?? "") \($0)") }
            }
            try foreground(arguments)
        }
    }
}
