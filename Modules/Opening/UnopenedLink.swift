internal import Models

/// Stands in where nothing opens links: it throws the link, for the screen to show.
package struct UnopenedLink: Opener {
    /// Link that could not be opened, and the setting that selects its program.
    package struct Shown: ExplainedError {
        package let link: String
        package let setting: String

        package var message: String { "no program is set to open \(link)" }
        package var hint: String? { "Set one: \(command)" }

        /// Setting that selects the program.
        package var command: String { "kith config set \(setting) 'PROGRAM {}'" }
    }

    package nonisolated init() {}

    package func open(_ request: OpeningRequest) throws {
        throw Shown(link: request.link.text, setting: request.purpose.setting)
    }
}
