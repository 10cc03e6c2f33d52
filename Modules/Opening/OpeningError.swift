internal import Models

/// Why a link could not be made or opened.
package enum OpeningError: ExplainedError, Sendable, Hashable {
    /// The value of a contact is no e-mail address that could be written to.
    case badAddress(String)
    /// The value of a contact has no digit that could be dialled.
    case badNumber(String)
    /// A setting is no command; the reason is a part of a sentence.
    case badTemplate(setting: String, reason: String)
    /// There is no display, so that xdg-open has nowhere to open a link.
    case noDisplay
    /// The program did not start; the reason is the system's.
    case cannotStart(program: String, reason: String)
    /// The program ended with a status that says it failed.
    case failed(program: String, status: Int32)
    /// A signal ended the program.
    case ended(program: String, signal: Int32)

    package var message: String {
        switch self {
        case .badAddress(let value): "\"\(value)\" is no e-mail address that could be written to"
        case .badNumber(let value): "\"\(value)\" has no number that could be dialled"
        case .badTemplate(let setting, let reason): "the setting \(setting) is no command: \(reason)"
        case .noDisplay: "xdg-open has no display to open a link on"
        case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
        case .failed(let program, let status): "\(program) failed with exit status \(status)"
        case .ended(let program, let signal): "\(program) was ended by signal \(signal)"
        }
    }

    package var hint: String? {
        switch self {
        case .badAddress, .badNumber: "Correct it with `kith edit`."
        case .badTemplate(let setting, _): "Set it, for example: kith config set \(setting) 'PROGRAM {}'."
        case .noDisplay: "Set opener.email, opener.call or opener.message, or add --print."
        case .cannotStart, .failed, .ended:
            "See opener.email, opener.call and opener.message in `kith config`, or add --print."
        }
    }
}
