internal import Configuration
internal import Opening

/// Opens a link with the command of the setting `opener.email`, `opener.call` or `opener.message`, in the terminal.
struct CommandOpener: Opener {
    private let settings: Settings

    nonisolated init(settings: Settings) {
        self.settings = settings
    }

    /// What has a command. An empty setting is none.
    nonisolated static func configured(_ settings: Settings) -> Set<OpeningPurpose> {
        Set(OpeningPurpose.allCases.filter { !(settings.config.get(setting($0)) ?? "").isEmpty })
    }

    func open(_ request: OpeningRequest) throws {
        let setting = Self.setting(request.purpose)
        let template = try CommandTemplate(settings.config.get(setting) ?? "", setting: setting)
        try ForegroundProgram.run(template.arguments(for: request.link))
    }

    private nonisolated static func setting(_ purpose: OpeningPurpose) -> String { "opener.\(purpose.rawValue)" }
}
