internal import Configuration
package import KithSettings
package import Opening

/// Opens a link with the command of its purpose's setting, such as `opener.email`.
package struct CommandOpener: Opener {
    private let settings: Settings
    private let programs: ProgramRunner

    package nonisolated init(settings: Settings, programs: ProgramRunner) {
        self.settings = settings
        self.programs = programs
    }

    /// Purposes with a command. An empty setting counts as none.
    package nonisolated static func configured(_ settings: Settings) -> Set<OpeningPurpose> {
        Set(OpeningPurpose.allCases.filter { !template(of: $0, in: settings).isEmpty })
    }

    private nonisolated static func template(of purpose: OpeningPurpose, in settings: Settings) -> String {
        // Any text is a value, so there is none that could be refused.
        (try? settings.value(of: Setting(purpose)))?.text ?? ""
    }

    package func open(_ request: OpeningRequest) throws {
        let template = try CommandTemplate(
            Self.template(of: request.purpose, in: settings), setting: Setting(request.purpose).key)
        try programs.run(template.arguments(for: request.link), .command)
    }
}
