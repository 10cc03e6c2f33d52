/// Chooses an opener: the user's own command, otherwise the desktop, otherwise showing the link.
package struct SuitableOpener: Opener {
    private let configured: Set<OpeningPurpose>
    private let hasDisplay: Bool
    private let command: any Opener
    private let desktop: any Opener
    private let showing: any Opener

    /// - Parameters:
    ///   - configured: The purposes for which `command` has a command.
    ///   - hasDisplay: True if `desktop` has a display.
    package nonisolated init(
        configured: Set<OpeningPurpose>, hasDisplay: Bool, command: any Opener, desktop: any Opener,
        showing: any Opener
    ) {
        self.configured = configured
        self.hasDisplay = hasDisplay
        self.command = command
        self.desktop = desktop
        self.showing = showing
    }

    package func open(_ request: OpeningRequest) throws {
        let chosen = configured.contains(request.purpose) ? command : hasDisplay ? desktop : showing
        try chosen.open(request)
    }
}
