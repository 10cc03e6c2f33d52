internal import Configuration
internal import Opening

/// Opens a link with the command of its purpose's setting, such as `opener.email`.
struct CommandOpener: Opener {
    private let settings: Settings
    private let programs: ProgramRunner

    nonisolated init(settings: Settings, programs: ProgramRunner) {
        self.settings = settings
        self.programs = programs
    }

    /// What has a command. An empty setting is none.
    nonisolated static func configured(_ settings: Settings) -> Set<OpeningPurpose> {
        Set(OpeningPurpose.allCases.filter { !(settings.config.get($0.setting) ?? "").isEmpty })
    }

    func open(_ request: OpeningRequest) throws {
        let setting = request.purpose.setting
        let template = try CommandTemplate(settings.config.get(setting) ?? "", setting: setting)
        try programs.run(template.arguments(for: request.link), .command)
    }
}
