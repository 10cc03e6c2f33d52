package import KithSettings
package import Opening

/// Opens a link with the program that the user's desktop has for it.
package struct DesktopOpener: Opener {
    private let settings: Settings
    private let programs: ProgramRunner

    package nonisolated init(settings: Settings, programs: ProgramRunner) {
        self.settings = settings
        self.programs = programs
    }

    /// True if there is a desktop: without one, xdg-open looks for a browser in the terminal.
    package nonisolated static func hasDisplay(_ settings: Settings) -> Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(settings.environment[$0] ?? "").isEmpty }
    }

    package func open(_ request: OpeningRequest) throws {
        guard Self.hasDisplay(settings) else { throw OpeningError.noDisplay }
        try programs.run(["xdg-open", request.link.text], .desktop)
    }
}
