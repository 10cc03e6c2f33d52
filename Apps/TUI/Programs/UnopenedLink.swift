internal import Models
internal import Opening

/// Stands in where nothing opens links: it throws the link, for the screen to show.
struct UnopenedLink: Opener {
    /// What was to be opened, and with which setting that can be changed.
    struct Shown: ExplainedError {
        let link: String
        let setting: String

        var message: String { "no program is set that opens \(link)" }
        var hint: String? { "\(command) sets one." }

        /// What sets one.
        var command: String { "kith config set \(setting) 'PROGRAM {}'" }
    }

    func open(_ request: OpeningRequest) throws {
        throw Shown(link: request.link.text, setting: request.purpose.setting)
    }
}
