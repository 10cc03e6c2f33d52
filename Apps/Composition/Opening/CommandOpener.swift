internal import Configuration
internal import Opening

/// Opens a link with the command of its purpose's setting, such as `opener.email`, in the terminal.
struct CommandOpener: Opener {
    private let settings: Settings

    nonisolated init(settings: Settings) {
        self.settings = settings
    }

    /// What has a command. An empty setting is none.
    nonisolated static func configured(_ settings: Settings) -> Set<OpeningPurpose> {
        Set(OpeningPurpose.allCases.filter { !(settings.config.get($0.setting) ?? "").isEmpty })
    }

    func open(_ request: OpeningRequest) throws {
        let setting = request.purpose.setting
        let template = try CommandTemplate(settings.config.get(setting) ?? "", setting: setting)
        try ForegroundProgram.run(template.arguments(for: request.link))
    }
}
