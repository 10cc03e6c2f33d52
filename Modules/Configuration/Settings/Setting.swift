package import Configuration
package import Opening

/// A setting of the config file, but for those of `[use]`, which are ``Slots``. Fronts read settings by this table
/// alone, so that there is none that help, completions, `kith config` and the doctor do not know.
package enum Setting: String, CaseIterable, Sendable {
    case openerEmail = "opener.email"
    case openerCall = "opener.call"
    case openerMessage = "opener.message"
    case openerURL = "opener.url"
    case openerDetached = "opener.detached"
    case imagesFresh = "images.fresh"
    case imagesTimeout = "images.timeout"
    case tuiMouse = "tui.mouse"
    case tuiRefresh = "tui.refresh"
    case tuiTheme = "tui.theme"

    /// The command that the user has for a purpose.
    package init(_ purpose: OpeningPurpose) {
        self =
            switch purpose {
            case .email: .openerEmail
            case .call: .openerCall
            case .message: .openerMessage
            case .url: .openerURL
            }
    }

    /// The whole name, in the spelling of the config file's keys.
    package var key: String { rawValue }

    /// Format of its values.
    var form: SettingForm {
        switch self {
        case .openerEmail, .openerCall, .openerMessage, .openerURL: .text
        case .openerDetached, .tuiMouse: .answer
        case .imagesFresh: .time(0...365 * 86_400, "0s to 365d")
        case .imagesTimeout: .time(1...3_600, "1s to 1h")
        case .tuiRefresh: .minutes(0...10_080)
        case .tuiTheme: .choice(ThemeChoice.allCases.map(\.rawValue))
        }
    }

    /// Default value as it would be written; nil for none.
    package var defaultValue: String? {
        switch self {
        case .openerEmail, .openerCall, .openerMessage, .openerURL: nil
        case .openerDetached: "no"
        case .imagesFresh: "1d"
        case .imagesTimeout: "30s"
        case .tuiMouse: "yes"
        case .tuiRefresh: "15"
        case .tuiTheme: ThemeChoice.auto.rawValue
        }
    }

    /// Short description.
    package var summary: String {
        switch self {
        case .openerEmail: "command that composes an e-mail; {} is the mailto: link"
        case .openerCall: "command that calls; {} is the tel: link"
        case .openerMessage: "command that sends a message; {} is the sms: link"
        case .openerURL: "command that opens a page; {} is its URL"
        case .openerDetached: "whether openers run in the background: yes or no"
        case .imagesFresh: "how long a picture counts before it is checked again"
        case .imagesTimeout: "time limit for fetching a picture"
        case .tuiMouse: "whether kith-tui takes clicks and wheel: yes or no"
        case .tuiRefresh: "minutes between refreshes of kith-tui; 0 for never"
        case .tuiTheme: "colors of kith-tui: \(ThemeChoice.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }

    /// Value from a config file, or the default value; nil if there is neither.
    ///
    /// - Throws: `.invalidValue`, naming file and line, for what is none of this setting's values.
    package func value(in config: ConfigFile) throws(ConfigurationError) -> SettingValue? {
        if case .answer = form { return .answer(try config.bool(key) ?? (defaultValue == "yes")) }
        guard let entry = config.list.last(where: { $0.key.description == key }) else {
            return defaultValue.flatMap(form.value)
        }
        guard let value = form.value(of: entry.value) else {
            throw ConfigurationError(
                .invalidValue,
                "\(config.path):\(entry.line): \(key) is '\(entry.value)', but must be \(form.expected)",
                hint: form.hint)
        }
        return value
    }
}

/// Interpretation of a setting's value.
package enum SettingValue: Sendable, Hashable {
    case text(String)
    case answer(Bool)
    /// Of times the seconds, of minutes the minutes.
    case number(Int)

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var answer: Bool? { if case .answer(let answer) = self { answer } else { nil } }
    package var number: Int? { if case .number(let number) = self { number } else { nil } }
}
