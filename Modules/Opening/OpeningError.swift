internal import Models

/// A failure to create or open a link.
package enum OpeningError: ExplainedError, Sendable, Hashable {
    /// The contact's value is not a valid e-mail address.
    case badAddress(String)
    /// The contact's value is not a number that can be dialed as written.
    case badNumber(String)
    /// The contact's value is not a web address.
    case badURL(String)
    /// A setting is not a valid command; the reason is a clause.
    case badTemplate(setting: String, reason: String)
    /// There is no display, so xdg-open can't open a link.
    case noDisplay
    /// The program did not start; the reason is the system's.
    case cannotStart(program: String, reason: String)
    /// The program ended with a failure status.
    case failed(program: String, status: Int32)
    /// A signal ended the program.
    case ended(program: String, signal: Int32)

    package var message: String {
        switch self {
        case .badAddress(let value): "\(value.quoted) is no e-mail address that could be written to"
        case .badNumber(let value): "\(value.quoted) has no number that could be dialled"
        case .badURL(let value): "\(value.quoted) is no web address that could be opened"
        case .badTemplate(let setting, let reason): "the setting \(setting) is no command: \(reason)"
        case .noDisplay: "xdg-open has no display to open a link on"
        case .cannotStart(let program, let reason): "\(program.excerpt()) cannot be started: \(reason)"
        case .failed(let program, let status):
            "nothing was opened: \(program.excerpt()) failed with exit status \(status)"
        case .ended(let program, let signal): "nothing was opened: \(program.excerpt()) was ended by signal \(signal)"
        }
    }

    package var hint: String? {
        switch self {
        case .badAddress, .badURL: "Correct it in the contact."
        case .badNumber: "Correct it in the contact: digits, and no letters, can be dialled."
        case .badTemplate: "It needs a program, and {} where the link goes."
        case .noDisplay: "Set a command for it, such as opener.email."
        case .cannotStart, .failed, .ended: "Check the opener settings."
        }
    }
}
